export { templePlay } from './play.ts';
