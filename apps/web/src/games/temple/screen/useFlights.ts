import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { stillness } from '../../../ui/motion/stillness.ts';
import { type GemMove, gemMoves } from '../model/flights.ts';
import type { TempleSession } from '../session.ts';

export const FLIGHT_MS = 560;

export interface Flight extends GemMove {
  readonly key: number;
}

/** The gems in the air, from the difference of two states; the depot counts each one until it arrives. */
export const useFlights = (
  session: TempleSession,
): { readonly flights: ReadonlySignal<readonly Flight[]>; readonly depot: ReadonlySignal<number> } => {
  const flights = useSignal<readonly Flight[]>([]);
  useEffect(() => {
    let before = session.view.peek();
    let count = 0;
    return session.view.subscribe(after => {
      const moves = gemMoves(before, after);
      before = after;
      if (moves.length === 0 || stillness() || document.hidden) return;
      const begun = moves.map((move): Flight => ({ ...move, key: ++count }));
      flights.value = [...flights.value, ...begun];
      setTimeout(() => {
        flights.value = flights.value.filter(flight => !begun.includes(flight));
      }, FLIGHT_MS);
    });
  }, [session, flights]);
  const depot = useComputed(() => {
    const left = flights.value.filter(({ from }) => from === 'depot').length;
    const coming = flights.value.filter(({ to }) => to === 'depot').length;
    return session.view.value.depot + left - coming;
  });
  return { flights, depot };
};
