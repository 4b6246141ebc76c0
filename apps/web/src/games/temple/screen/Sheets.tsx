import { lazy, Nothing } from '../../../ui/loading/lazy.tsx';
import type { ActionModel } from '../model/actions.ts';
import type { BoardRoom } from '../model/board.ts';
import type { HandCard } from '../model/cards.ts';
import { CardSheet, ChoiceSheet } from './CardSheets.tsx';
import { DeedSheet } from './DeedSheet.tsx';
import { MateSheet } from './MateSheet.tsx';
import { MapSheet, MenuSheet, PingSheet } from './Overlays.tsx';
import { RoomSheet } from './RoomSheet.tsx';
import { RuleSheet, SymbolSheet } from './RuleSheets.tsx';
import type { Rule, Screen } from './screen.ts';
import type { Play } from './usePlay.ts';

const SettingsSheet = lazy(
  () => import('../../../settings/SettingsSheet.tsx').then(module => module.SettingsSheet),
  Nothing,
);

const HandOverSheet = lazy(
  () => import('../../../lobby/HandOverSheet.tsx').then(module => module.HandOverSheet),
  Nothing,
);

const CoachSheet = lazy(() => import('../coach/fetchCoach.ts').then(module => module.fetchCoachSheet()), Nothing);
const RulesSheet = lazy(() => import('../rulebook/templeRules.tsx').then(module => module.fetchRulesSheet()), Nothing);

/** Which sheet lies over the board. */
export type Open =
  | {
      readonly type:
        | 'none'
        | 'settings'
        | 'menu'
        | 'depot'
        | 'pings'
        | 'map'
        | 'deeds'
        | 'chat'
        | 'symbols'
        | 'coach'
        | 'handOver';
    }
  | { readonly type: 'rule'; readonly rule: Rule }
  | { readonly type: 'rules'; readonly at?: string | undefined }
  | { readonly type: 'room'; readonly room: BoardRoom }
  | { readonly type: 'card'; readonly card: HandCard }
  | { readonly type: 'mate'; readonly seat: number }
  | { readonly type: 'choice'; readonly action: ActionModel };

/** One sheet at a time. The chat has a layer of its own. */
export const Sheets = ({
  open,
  play,
  screen,
  onClose,
  onLeave,
}: {
  open: Open;
  play: Play;
  screen: Screen;
  onClose: () => void;
  onLeave: () => void;
}) => {
  switch (open.type) {
    case 'settings':
      return <SettingsSheet onClose={onClose} />;
    case 'menu':
    case 'depot':
      return <MenuSheet play={play} screen={screen} about={open.type} onClose={onClose} onLeave={onLeave} />;
    case 'pings':
      return <PingSheet play={play} screen={screen} onClose={onClose} />;
    case 'map':
      return <MapSheet play={play} onClose={onClose} />;
    case 'deeds':
      return <DeedSheet play={play} screen={screen} onClose={onClose} />;
    case 'coach':
      return play.hand ? <CoachSheet play={play} hand={play.hand} onClose={onClose} /> : null;
    case 'symbols':
      return <SymbolSheet play={play} onClose={onClose} />;
    case 'handOver':
      return play.session.handOver ? <HandOverSheet handOver={play.session.handOver} onClose={onClose} /> : null;
    case 'rule':
      return <RuleSheet rule={open.rule} screen={screen} onClose={onClose} />;
    case 'rules':
      return <RulesSheet key={open.at} at={open.at} onClose={onClose} />;
    case 'room':
      return <RoomSheet play={play} screen={screen} room={open.room} onClose={onClose} />;
    case 'card':
      return <CardSheet play={play} screen={screen} card={open.card} onClose={onClose} />;
    case 'mate':
      return <MateSheet play={play} seat={open.seat} onClose={onClose} />;
    case 'choice':
      return <ChoiceSheet play={play} screen={screen} action={open.action} onClose={onClose} />;
    default:
      return null;
  }
};
