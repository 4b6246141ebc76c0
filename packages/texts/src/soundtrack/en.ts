/** English: what the narrator says in a game, and in the two minutes about the rules. Written to be heard. */
export const en = {
  'spoken.introduction':
    'You are deep in the temple. In ten minutes it will fall. Light its gems, find the way out, leave no one behind.',
  'spoken.cry': 'Run!',
  'spoken.gong1': 'The first gong. Back to the start, the door is closing!',
  'spoken.gong2': 'The second gong. Back to the start, all of you!',
  'spoken.gong3': 'The third gong. Get out! It’s coming down!',
  'spoken.slam': 'The door is shut. Keep going!',
  'spoken.collapse': 'The temple falls.',
  'spoken.victory': 'You made it out, every one of you!',
  'spoken.fall': 'The temple has claimed you. Try again.',

  'talk.temple':
    'You and your friends stand in a temple that will fall in ten minutes. Everyone gets out, or no one does.',
  'talk.goal': 'Gems hold the exit shut. Light as many as you can, find the exit, and escape together.',
  'talk.dice':
    'Each of you has five dice. Every die has two adventurers, a key, a torch, a gold mask and a black mask.',
  'talk.roll': 'There are no turns. Roll whenever you like, keep what helps you, and roll the rest again.',
  'talk.blackMask': 'A die that shows the black mask is locked. You cannot roll it until someone frees it.',
  'talk.goldMask': 'A gold mask frees up to two black dice: your own, or those of a friend in your room.',
  'talk.enter': 'To enter a room, pay the two symbols in its corner. Then you can roll those dice again.',
  'talk.discover': 'At a dark doorway, two adventurer symbols uncover a new room. Nobody knows what is behind it.',
  'talk.gems': 'Rooms with gems ask for torches or keys. Pay them, and a gem moves from the depot and shines here.',
  'talk.together':
    'Friends in the same room put their dice together. For two or three gems at once you will need them.',
  'talk.fate': 'All dice black? Tempt fate: every black die on the team is free, but one more gem seals the exit.',
  'talk.gong': 'Listen for the gong. You then have thirty seconds to run back to the start room.',
  'talk.slam': 'When the door slams, anyone who is not there loses a die for good. Then the search goes on.',
  'talk.exit': 'In the exit room you need keys: one for every gem still in the depot, and one more.',
  'talk.collapse': 'After the third gong no door slams: the temple falls. If anyone is still inside, everyone loses.',
  'talk.go': 'Talk, help each other, and keep an eye on those who are stuck. Ready? Then run!',

  'show.next': 'Next picture',
  'show.back': 'Previous picture',
  'show.again': 'Watch again',
} as const;

export type SoundtrackKey = keyof typeof en;
export type SoundtrackTexts = { readonly [key in SoundtrackKey]: string };
