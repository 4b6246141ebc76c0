import { andThen, dictionary, fields, list, oneOf, orElse, pileOf, type ScenarioGame, whole } from '@templefall/kernel';
import { ok } from '@templefall/kit';
import { FLAMES, GUSTS, type LanternOptions, type LanternState, lanterns } from './lanterns.ts';

const face = oneOf(['flame', 'dark', 'blank']);

/** Lanterns in scenario files: `dice` by seat, `lit`, the gusts to come; faces by the number of the seat. */
export const lanternScenarios: ScenarioGame<LanternOptions, LanternState> = {
  game: lanterns,
  position: ({ options }) =>
    andThen(
      fields({
        dice: orElse(
          list(list(face)),
          Array.from({ length: options.seats }, () => ['blank', 'blank'] as const),
        ),
        lit: orElse(whole(), 0),
        gusts: orElse(list(whole(0, 2)), GUSTS),
      }),
      ({ dice, lit, gusts }) =>
        ok({
          options,
          dice: dice.map(hand => hand.map(one => (one === 'blank' ? null : one))),
          rolls: dice.map(() => 0),
          lit,
          gusts: pileOf(gusts),
        }),
    ),
  written: ({ dice, lit, gusts }) => ({
    dice: dice.map(hand => hand.map(one => one ?? 'blank')),
    lit,
    gusts: gusts.order,
  }),
  draws: dictionary(list(andThen(oneOf(['flame', 'dark']), name => ok(FLAMES.indexOf(name))))),
  pending: state =>
    state.outcome ? [] : state.dice.flatMap((hand, index) => (hand.includes(null) ? [`seat ${index} rolls`] : [])),
};
