export { templeCount } from './count.ts';
export { templePlay } from './play.ts';
