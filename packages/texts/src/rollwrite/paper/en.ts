import type { TextsOf } from '../../text.ts';

/** English: the table that names every text of Roll & Write on paper: the sheets, the rules on one page, the dice beside them. */
export const en = {
  // Choosing what to print
  'print.title': 'Print the sheets',
  'print.paper': 'Paper',
  'print.paper.a4': 'A4',
  'print.paper.letter': 'Letter',
  'print.side': 'Side',
  'print.side.base': 'Base game',
  'print.side.variant': 'Variants',
  'print.side.both': 'Both',
  'print.side.both.rule': 'Print on both sides of the paper: the back is the variant side.',
  'print.rules': 'With the rules',
  'print.pages': { one: '{n} page', other: '{n} pages' },
  'print.now': 'Print',
  'print.game': 'This game as it stands',
  'print.unreadable': 'This link holds no game. Here are empty sheets.',

  // The sheets
  'sheet.adventurer': 'Adventurer',
  'sheet.variantSide': 'variant side',
  'sheet.adventure': 'Adventure sheet',
  'sheet.team': 'one for the team',
  'sheet.scan': 'scan: the dice only',
  'sheet.rounds': 'Rounds',
  'sheet.rounds.last': 'last round by number of players',
  'sheet.players': { one: '{n} player', other: '{n} players' },
  'sheet.gems': 'Gems',
  'sheet.gems.needed': 'mark each; needed to leave:',
  'sheet.bonus': 'Bonus',
  'sheet.bonus.rule': 'circle what you gain, cross what you use; a gem box counts for the numbers of players on it',
  'sheet.cursed': 'Cursed dice',
  'sheet.cursed.rule': 'every turn one field to the right',
  'sheet.cursed.1': 'new',
  'sheet.cursed.2': 'one turn',
  'sheet.cursed.3': 'free next turn',
  'sheet.supply': 'supply',
  'sheet.extra': 'Extra dice',
  'sheet.enter': 'Enter',
  'sheet.enter.rule': 'with the two symbols. First visit: use the picture, cross it.',
  'sheet.halves.rule': 'both halves held by two: 2 gems, once.',
  'sheet.map': 'Map',
  'sheet.map.rule': 'upper row full: bonus; both rows: a gem too.',

  // The steps of a turn
  'turn.curses': 'Move curses',
  'turn.curses.rule': 'All cursed dice move one field to the right. Those that leave the last field are free.',
  'turn.heal': 'Heal',
  'turn.heal.rule': 'Cross a heal box: all dice of one cursed field are free.',
  'turn.roll': 'Roll in pairs',
  'turn.roll.rule':
    'Roll all free dice, two at a time. Black masks go to the first cursed field; keep each other die, or put it into the pool.',
  'turn.explore': 'Explore',
  'turn.explore.rule':
    'Enter rooms next door: two of your dice must show their two symbols. First visit: use the picture, then cross it.',
  'turn.share': 'Share the pool',
  'turn.share.rule': 'From your left, the others take one or two dice each; everybody gets one if there are enough.',
  'turn.maps': 'Maps',
  'turn.maps.rule': 'Each die taken crosses one symbol on a map of your own.',

  // The rules on one page
  'rules.title': 'The rules on one page',
  'rules.goal': 'Goal',
  'rules.goal.rule':
    'Mark enough gems, and all stand in the exit room before the last round is over. You win or lose together.',
  'rules.setup': 'Before you start',
  'rules.setup.rule':
    'A temple sheet and a pencil each; the adventure sheet and eight dice for all. Each starts outside on another side of the temple. Draw who begins.',
  'rules.turn': 'A turn',
  'rules.rooms': 'Rooms',
  'rules.secrets': 'Secret rooms',
  'rules.tracks': 'Bonus tracks',
  'rules.tracks.rule': 'Only the player in turn uses boxes, as many as they like. A full track gives nothing more.',
  'rules.maps': 'Treasure maps',
  'rules.end': 'The end',
  'rules.end.rule':
    'Won as soon as all stand in the exit room with enough gems. Lost after the last turn of the last round.',
  'rules.variants': 'Variants',
  'rules.variants.rule': 'One at a time, on the variant side, with two extra dice.',

  // Dice only
  'dice.title': 'Dice only',
  'dice.sub': 'Sheets and pencils on the table, dice on this screen.',
  'dice.start': 'Start',
  'dice.round': 'Round {round} of {rounds}',
  'dice.player': 'Player {n}',
  'dice.supply': { one: '{n} die to roll', other: '{n} dice to roll' },
  'dice.kept': 'Kept',
  'dice.pool': 'Pool',
  'dice.keep': 'Keep',
  'dice.pass': 'Pool',
  'dice.roll': 'Roll a pair',
  'dice.rollLast': 'Roll the last pair',
  'dice.rollOne': 'Roll the last die',
  'dice.rollAgain': 'Roll again',
  'dice.place': 'Done with this pair',
  'dice.explore': 'Explore on your sheet. Then the others share the pool. Tap a die that is used.',
  'dice.next': 'Next player',
  'dice.heal': 'Heal field {field}',
  'dice.field': { one: 'Field {field}: {n} cursed die', other: 'Field {field}: {n} cursed dice' },
  'dice.rollExtra': 'Roll the extra dice',
  'dice.joinExtra': 'An extra die joins',
  'dice.moveCurses': 'Curses move on',
  'dice.cursed': { one: '{n} die is cursed', other: '{n} dice are cursed' },
  'dice.over': 'The last round is over.',
  'dice.new': 'New game',
  'dice.sure': 'Sure? The dice are put away.',
} as const;

export type PaperKey = keyof typeof en;
export type PaperTexts = TextsOf<typeof en>;
