import { isSmallLobby } from '../../../lobby/lobbyLayout.ts';
import { useDrawn } from '../../../shell/idle.ts';
import type { TempleLobby } from '../options.ts';
import { ChallengePanel } from './ChallengePanel.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { ModulePanel } from './ModulePanel.tsx';
import { PresetChoice } from './PresetChoice.tsx';
import { TablePanel } from './TablePanel.tsx';

/** What the host chooses. A small window has it all in one column, drawn from the top in pieces. */
export const LobbyOptions = ({ lobby }: { lobby: TempleLobby }) => {
  const drawn = useDrawn(3);
  const small = isSmallLobby();
  return (
    <>
      {small && <PresetChoice lobby={lobby} />}
      {small && <ModeChoice lobby={lobby} isTall={false} />}
      {(!small || drawn > 0) && <ChallengePanel lobby={lobby} />}
      {(!small || drawn > 1) && <ModulePanel lobby={lobby} />}
      {small && drawn > 2 && <TablePanel lobby={lobby} />}
    </>
  );
};
