import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import type { GemPlace } from '../model/flights.ts';
import { FLIGHT_MS, type Flight } from './useFlights.ts';
import type { Play } from './usePlay.ts';

/** Gems in the air, between wherever depot, rooms and pawns stand on this layout. */
export const Flights = ({ play }: { play: Play }) => (
  <>
    {play.flights.value.map((flight, i) => (
      <FlyingGem key={flight.key} flight={flight} order={i} />
    ))}
  </>
);

const FlyingGem = ({ flight, order }: { flight: Flight; order: number }) => {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const fly = (): void => {
      const [from, to] = [middleOf(flight.from), middleOf(flight.to)];
      if (!ref.current || !from || !to) return;
      const top = Math.min(from.y, to.y) - 40 - order * 14;
      const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
      ref.current.animate(
        [
          { transform: at(from.x, from.y, 0.8), opacity: 1 },
          { transform: at((from.x + to.x) / 2, top, 1.5), opacity: 1, offset: 0.45 },
          { transform: at(to.x, to.y, 1), opacity: 1 },
        ],
        { duration: FLIGHT_MS, easing: 'cubic-bezier(.35,.1,.3,1)', fill: 'both' },
      );
    };
    // In the frame that shows it, which lays the page out anyway: while the news is heard, it would be one more time.
    const frame = requestAnimationFrame(fly);
    return () => cancelAnimationFrame(frame);
  }, [flight, order]);
  return (
    <i ref={ref} class="flying-gem" aria-hidden="true">
      <Icon id="gem" size={30} colour="var(--gem)" />
    </i>
  );
};

const SELECTOR = { depot: '[data-place="depot"]', fate: '[data-place="fate"], [data-place="depot"]' } as const;

const selectorOf = (place: GemPlace): string => {
  if (typeof place === 'string') return SELECTOR[place];
  return 'room' in place ? `.stage [data-cell="${place.room}"]` : `.stage [data-seat="${place.seat}"]`;
};

const middleOf = (place: GemPlace): { readonly x: number; readonly y: number } | undefined => {
  const box = document.querySelector(selectorOf(place))?.getBoundingClientRect();
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};
