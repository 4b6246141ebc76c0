import type { TextsOf } from '../../text.ts';

/** English: the table that names every text of a game's story: hints on the way, the narrator of the television, the end. */
export const en = {
  // The last moment
  'finale.skip': 'Skip',

  // Where somebody was when the temple fell, after their name
  'left.out': 'out in time',
  'left.atExit': 'at the exit',
  'left.toExit': { one: '{n} room from the exit', other: '{n} rooms from the exit' },
  'left.noWay': 'cut off from the exit',
  'left.noExit': 'exit not found',

  // The same, to somebody who played alone
  'alone.atExit': 'You stood at the exit.',
  'alone.toExit': { one: 'You were {n} room from the exit.', other: 'You were {n} rooms from the exit.' },
  'alone.noWay': 'You were cut off from the exit.',
  'alone.noExit': 'You did not find the exit.',

  // One piece of advice after a loss
  'tip.title': 'Next time',
  'tip.stuck': 'Stay near a friend: one gold mask frees two black dice.',
  'tip.stuckAlone': 'Keep a gold mask in hand before your last die turns black.',
  'tip.noExit': 'Lay new rooms early: the exit lies deep in the stack.',
  'tip.quests': 'Share out the quests early: no exit opens before they are done.',
  'tip.gems': 'Light more gems: each one makes leaving a key cheaper.',
  'tip.keys': 'Keep your keys on the way: the exit asks for them.',
  'tip.far': 'Run for the exit before the last gong.',

  // What somebody did best
  'award.masks': 'Most dice freed',
  'award.gems': 'Most gems lit',
  'award.run': 'Longest run back',
  'award.lastOut': 'Last one out',
  'award.rolls': 'Most rolls',

  // The television tells the story
  'tell.exit': 'The exit is found!',
  'tell.gem': 'The first gem shines. Leaving costs one key less.',
  'tell.stuck': '{name} is stuck. Who brings a gold mask?',
  'tell.near': '{name}: two rooms to safety. Run!',
  'tell.out': '{name} is out. Who comes next?',
  'tell.curse': '{name} is cursed!',

  // Hints for the first game, at most eight words
  'coach.roll': 'Roll your dice: tap the big button.',
  'coach.hold': 'Tap a die to keep it.',
  'coach.door': 'A door glows: tap it to enter.',
  'coach.gem': 'A gem shines: leaving is cheaper now.',
  'coach.black': 'Black is locked. Gold masks free it.',
  'coach.gong': 'The gong! Run to the start room.',
  'coach.off': 'No hints',

  // Whose choices guests read in the lobby, and its choices of everything at once
  'guest.whose': '{name} chooses this.',
  'guest.yours': 'Yours: your name, your pawn, and when you are ready.',
  'preset.label': 'Quick choice',
  'preset.children': 'With children',
  'preset.first': 'First time',
  'preset.full': 'Full adventure',
  'preset.surprise': 'Surprise us',
} as const;

export type StoryKey = keyof typeof en;
export type StoryTexts = TextsOf<typeof en>;
