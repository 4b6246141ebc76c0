import type { TextsOf } from '../text.ts';

/** English: the table that names every text of the coach of Temple. */
export const en = {
  'coach.title': 'Coach',
  'coach.own': 'With your own dice alone',
  'coach.nothing': 'There is nothing to aim at right now.',
  'coach.thinking': 'Just a moment …',
  'coach.pay': 'You can pay this now.',
  'coach.rolls': 'about {rolls} rolls',
  'coach.soon': '{percent} within three rolls',
  'coach.keep': 'Keep:',
  'coach.keepNothing': 'Keep nothing, roll all of it.',
  'coach.spend': 'First free black dice with a gold mask.',
  'coach.short': 'Your dice alone cannot do this.',
  'coach.stuck': 'Only black dice: somebody must free you.',
  'coach.expert': 'What the expert would do',
  'expert.home': 'Go to the start room: the door slams soon.',
  'expert.idle': 'Stay and help: others are closer to what is left.',
  'expert.discover': 'Discover a room: what you need still lies in the stack.',
  'expert.activate': 'Light gems: each one lit makes escaping easier for all.',
  'expert.escape': 'Go and escape: the keys are within reach.',
  'expert.free': 'Free a friend’s dice: alone they get no further.',
  'expert.takeTreasure': 'Open a chest: a treasure is worth more than two keys.',
  'expert.liftCurse': 'Lift a curse first: it costs you more than its three symbols.',
  'expert.quest': 'Go on with a quest: nobody can leave before it is done.',
  'expert.other': 'Use what is special here: it brings more than the next room.',
} as const;

export type TempleCoachKey = keyof typeof en;
export type TempleCoachTexts = TextsOf<typeof en>;
