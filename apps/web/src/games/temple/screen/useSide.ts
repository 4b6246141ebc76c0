import type { ReadonlySignal } from '@preact/signals';
import { settings } from '../../../settings/settings.ts';
import { layout } from '../../../shell/layout.ts';
import { useShared } from '../../../ui/signals/structuralSharing.ts';
import { placesOf } from '../model/depot.ts';
import { type SideKind, type SideLook, sideFit } from './sideFit.ts';
import type { Play } from './usePlay.ts';

/** Where the largest text gives way, as `base.css` has it. */
const LOW = { width: 1180, height: 760, textSize: 110 } as const;

/** How the side column of this window shows what there is in this game. */
export const useSide = (
  { session }: Play,
  place: () => { readonly kind: SideKind; readonly height: number; readonly cards: number },
): ReadonlySignal<SideLook> =>
  useShared(() => {
    const { kind, ...room } = place();
    const { width, height } = layout.value;
    const most = width >= LOW.width && height <= LOW.height ? LOW.textSize : Number.POSITIVE_INFINITY;
    const view = session.view.value;
    return sideFit(kind, {
      ...room,
      textSize: Math.min(settings.value.textSize, most),
      gems: placesOf(view),
      hasQuests: 'quests' in view.modules,
      votes: Object.keys(view.votes).length,
      voters: view.players.length,
    });
  });
