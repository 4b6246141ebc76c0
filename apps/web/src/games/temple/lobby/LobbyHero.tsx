import type { TempleLobby } from '../options.ts';
import { ModeChoice } from './ModeChoice.tsx';
import { PresetChoice } from './PresetChoice.tsx';

/** Stands below the picture on large windows. */
export const LobbyHero = ({ lobby }: { lobby: TempleLobby }) => (
  <>
    <PresetChoice lobby={lobby} />
    <ModeChoice lobby={lobby} isTall />
  </>
);
