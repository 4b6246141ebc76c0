import type { TextsOf } from '../../text.ts';

/** English: the table that names every text of the rule book of Roll & Write. A paragraph is its heading, `p.x`, and its words, `p.x.rule`. */
export const en = {
  'chapter.start': 'Before you start',
  'chapter.turn': 'A turn',
  'chapter.explore': 'Exploring',
  'chapter.tracks': 'Bonus tracks',
  'chapter.pool': 'Pool and maps',
  'chapter.variants': 'Variants',
  'chapter.team': 'The team and the screen',

  'p.goal': 'What you want',
  'p.goal.rule':
    'You win together as soon as everyone stands in the exit and enough gems are marked. If that has not happened after the last turn of the last round, you have lost together, and you are shown what was missing.',
  'p.setup': 'How you begin',
  'p.setup.rule':
    'Two to four players. Everyone has the same temple sheet and marks it alone; the adventure sheet is for all. There are eight dice. You start outside, each at another side of the temple. Who begins is drawn.',
  'p.rounds': 'Rounds',
  'p.rounds.rule':
    'Two players have 8 rounds, three have 7, four have 6. In a round everyone has one turn, clockwise. The next round is marked when it is the first player’s turn again.',
  'p.gems': 'Gems',
  'p.gems.rule':
    'A room with a gem, a full map, a bonus track or a pair of secret rooms lets you mark gems. You need, for two, three or four players: 14, 20 or 22 on easy, 15, 23 or 25 on normal, 16, 25 or 28 on hard.',

  'p.course': 'One thing after another',
  'p.course.rule':
    'The cursed dice move. Then heal, roll in pairs, explore, share out the pool and cross off maps. In the end all dice but the cursed ones are back in the supply, and the next player has the turn.',
  'p.curses': 'Cursed dice',
  'p.curses.rule':
    'At the start of every turn each cursed die moves one space to the right. Dice that leave the third space are free, and are rolled in this turn.',
  'p.heal': 'Heal',
  'p.heal.rule':
    'Before your first roll you may use heal boxes: for each, all dice of one cursed space come back to the supply.',
  'p.pairs': 'Rolling in pairs',
  'p.pairs.rule': 'You roll all dice of the supply, two at a time. If one is left over, it is rolled alone.',
  'p.place': 'Keep or pool',
  'p.place.rule':
    'A black mask goes to the first cursed space. Every other die you keep, or you put it into the pool for the others. Decide before you roll the next pair.',
  'p.reroll': 'Re-roll',
  'p.reroll.rule':
    'Before you place a pair, a re-roll box lets you roll both dice again, black masks too. You may use several, also for a last single die. The extra dice of a variant are never rolled again.',
  'p.endTurn': 'When you are done',
  'p.endTurn.rule':
    'When you can or will use no more, dice you kept and did not use are out for this turn. Then the pool is shared out. The game goes on by itself only where there is nothing to decide, for you or for anyone with a map to cash in.',

  'p.enter': 'Entering a room',
  'p.enter.rule':
    'Enter a neighbouring room with two of your kept dice that show its two symbols. No die pays twice. You may enter several rooms in one turn.',
  'p.outside': 'From outside',
  'p.outside.rule':
    'As long as you are outside, you may enter any room on your own side of the temple. Nobody ever goes back outside.',
  'p.firstVisit': 'First visit',
  'p.firstVisit.rule':
    'The first time you enter a room, you get what it shows, at once, and cross it off on your sheet. You may come again, but it gives nothing more.',
  'p.rewards': 'What rooms give',
  'p.rewards.rule':
    'Re-roll, heal, key, torch, gold mask: circle the next box of that bonus track. A gem: mark one for the team. If the track is full, the gain is lost.',
  'p.joker': 'Joker',
  'p.joker.rule':
    'Circle the next box of re-roll, key, torch or gold mask, as you choose. If your table wants it, heal too. Without a free box the joker is lost.',
  'p.secrets': 'Secret rooms',
  'p.secrets.rule':
    'There are four colours, each with an upper and a lower half in two rooms. When two of you stand in both rooms of a colour at the same time, the team gets two gems. Then that colour is over for everyone.',
  'p.rush': 'Rush',
  'p.rush.rule':
    'At any time in your turn, until you have finished exploring, a rush box takes you into a neighbouring room without paying; from outside, into any room on your side. It gives what it shows. You cannot rush through a closed passage. Only maps give you rush.',
  'p.exit': 'The exit',
  'p.exit.rule':
    'The exit costs its two symbols like any room. You may come early and leave again; you still take turns and dice from the pool there.',

  'p.tracks': 'Using boxes',
  'p.tracks.rule':
    'There are six tracks: rush, heal, re-roll, key, torch and gold mask. They belong to the team, but only the player whose turn it is uses boxes, as many as they like, new ones too. A box that is used is crossed off for good.',
  'p.trackGem': 'The gem of a track',
  'p.trackGem.rule':
    'When a track reaches its marked box, the team gets a gem, once a track. For two players it is box 4, for three box 6, for four box 7. You can circle on to the end.',
  'p.boxSymbols': 'Key, torch, gold mask',
  'p.boxSymbols.rule':
    'While you explore, such a box is a die with that symbol, for this turn. It never goes into the pool.',

  'p.pool': 'Sharing out the pool',
  'p.pool.rule':
    'Clockwise, each of the others takes one or two dice from the pool. You must take one as long as there is one. You may take two only if one is left for everyone still to come.',
  'p.cross': 'Crossing off a map',
  'p.cross.rule':
    'For each die you take, cross off one matching symbol on one of your six maps. Two dice may go to two maps. A die that fits nowhere does nothing.',
  'p.cashIn': 'Cashing in',
  'p.cashIn.rule':
    'When the bonus side of a map is full, you may cash it in, whenever you like, on another’s turn too: circle its reward. Then the map is closed. If both sides are full, it is cashed in by itself.',
  'p.gemSide': 'The gem side',
  'p.gemSide.rule':
    'If the gem side is full as well when you cash in, the team gets a gem. If you cash in before, that gem is gone. The gem side alone gives nothing.',

  'p.variants': 'One at a time',
  'p.variants.rule':
    'You play with one variant or none, on the variant sheet, with two extra dice: ten in all. A question mark on that sheet is a plain joker, except in the joker lottery. Jokers from maps are always plain.',
  'p.blocked': 'Blocked passages',
  'p.blocked.rule':
    'Before you roll, the two extra dice are rolled in order. You and the next player each close one passage into a room with just these two symbols in this order, on your own sheet, for good and in both directions. Ways from outside stay open. For each black mask no passage is closed, but one die of the supply is cursed.',
  'p.lottery': 'Joker lottery',
  'p.lottery.rule':
    'At each turn of the first player the two extra dice are rolled. For that round a joker room gives what one of them shows, as you choose: key, torch or gold mask. An adventurer gives nothing. A black mask moves all cursed dice one space; those set free are used from the next turn on.',
  'p.diceRooms': 'Dice rooms',
  'p.diceRooms.rule':
    'For each pair of secret rooms the team votes: two gems, or one of the extra dice for the supply from the next turn to the end. If you do not agree, the player whose turn it is decides. At a live table you have fifteen seconds. When both dice are taken, it is always gems.',

  'p.talk': 'Talking and suggesting',
  'p.talk.rule':
    'You may talk, point at everything and suggest; only the player whose turn it is decides. The table chooses: suggestions at any time, only when asked and then shown together, or none at all.',
  'p.wishes': 'Wishes for the pool',
  'p.wishes.rule':
    'Write down which symbols you wish for, and for which map. When it is your pick, your first wish that can be filled is taken and crossed off by itself, and a second where you may take two. You can take the pick back until dice are rolled or someone acts; then your wishes rest until the next turn.',
  'p.notes': 'Notes',
  'p.notes.rule':
    'Pin a short note to anything you can point at, one for each player and place. Everyone may take it off. Of more than forty the oldest fall off.',
  'p.undo': 'Taking back',
  'p.undo.rule':
    'In your turn you may take back a step of exploring, or all of them, until a die is rolled or somebody else has acted.',
  'p.table': 'Ways to play',
  'p.table.rule':
    'Everyone on a device of their own, one device passed round, bots on any seat. A game may last for days: leave it and take it up again. Nothing is lost if a server stops, and nobody can know a roll beforehand. What is not possible is refused, with the reason.',
} as const;

export type RollwriteRulesKey = keyof typeof en;
export type RollwriteRulesTexts = TextsOf<typeof en>;
