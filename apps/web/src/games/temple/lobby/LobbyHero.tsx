import type { TempleLobby } from '../options.ts';
import { ModeChoice } from './ModeChoice.tsx';

/** Stands below the picture on large windows. */
export const LobbyHero = ({ lobby }: { lobby: TempleLobby }) => <ModeChoice lobby={lobby} isTall />;
