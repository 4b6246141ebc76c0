import type { Clock } from '@templefall/kit';
import type { TableView } from '@templefall/protocol';
import type { Audience } from './audience.ts';
import type { Ledger } from './ledger.ts';

/** A view is large and made for few: five a second show all that a slow reader can follow. */
const PAUSE = 200;

/** Whole views for clients that do not know the game's rules: the newest one follows soon after something happened. */
export const freshViews = (parts: {
  readonly audience: Audience;
  readonly clock: Clock;
  readonly ledger: () => Pick<Ledger, 'inTurn'>;
  readonly view: () => TableView;
}) => {
  const { audience, clock, ledger, view } = parts;
  let cancel: (() => void) | undefined;

  const tell = (): void => {
    cancel = undefined;
    // The state in memory runs ahead of the disk: it is told when everything in it is written.
    const fresh = view();
    ledger().inTurn(() => audience.tellSome({ t: 'view', view: fresh }, ({ wantsViews }) => wantsViews));
  };
  return {
    happened: (): void => {
      if (!cancel && audience.everybody().some(({ wantsViews }) => wantsViews))
        cancel = clock.at(clock.now() + PAUSE, tell);
    },
    stop: (): void => cancel?.(),
  };
};
