/** English: what the narrator says in a game, and in the two minutes about the rules. Written to be heard. */
export const en = {
  'spoken.introduction':
    'You are deep in the temple. In ten minutes it will fall. Light its gems, find the way out, leave no one behind.',
  'spoken.cry': 'Run!',
  'spoken.gong1': 'The first gong. Back to the start, the door is closing!',
  'spoken.gong2': 'Two gongs. Home, all of you!',
  'spoken.gong3': 'Three gongs. Out! It comes down!',
  'spoken.slam': 'The door is shut. Go on.',
  'spoken.collapse': 'The temple falls.',
  'spoken.victory': 'You are out, every one of you!',
  'spoken.fall': 'The temple keeps its own. Try again.',

  'talk.temple':
    'You and your friends stand in a temple that will fall in ten minutes. Everyone gets out, or no one does.',
  'talk.goal': 'Gems hold the exit shut. Light as many as you can, find the exit, and leave together.',
  'talk.dice': 'Each of you has five dice: adventurers, keys, torches, a gold mask and a black mask.',
  'talk.roll': 'There are no turns. Roll whenever you like, keep what helps you, and roll the rest again.',
  'talk.blackMask': 'A die that shows the black mask is locked. You cannot roll it any more, until someone frees it.',
  'talk.goldMask': 'A gold mask frees up to two black dice: your own, or those of a friend in your room.',
  'talk.enter': 'To step into a room, pay the two symbols at its corner. Used dice can be rolled again.',
  'talk.discover': 'At a dark doorway two adventurers uncover a new room. Nobody knows what lies behind.',
  'talk.gems': 'Rooms with gems ask for torches or keys. Pay them, and a gem leaves the depot and shines here.',
  'talk.together':
    'Friends in the same room put their dice together. For two or three gems at once you will need them.',
  'talk.fate': 'All dice black? Provoke fate: one more gem binds the exit, and every black die of the team is free.',
  'talk.gong': 'Listen to the gong. From then on you have thirty seconds to run back to the first room.',
  'talk.slam': 'When the door slams, whoever is not there loses a die for good. Then the search goes on.',
  'talk.exit': 'In the exit room you need keys: one for every gem still in the depot, and one more.',
  'talk.collapse': 'After the third gong no door closes. The temple does. Whoever is still inside loses it for all.',
  'talk.go': 'Talk, help each other, and keep an eye on those who are stuck. Ready? Then run!',

  'show.next': 'Next picture',
  'show.back': 'Picture before',
  'show.again': 'From the start',
} as const;

export type SoundtrackKey = keyof typeof en;
export type SoundtrackTexts = { readonly [key in SoundtrackKey]: string };
