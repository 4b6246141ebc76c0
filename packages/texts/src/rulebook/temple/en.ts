import type { TextsOf } from '../../text.ts';

/** English: the table that names every text of Temple's rule book. A paragraph is its heading, `p.x`, and its words, `p.x.rule`. */
export const en = {
  'chapter.start': 'Before you start',
  'chapter.dice': 'Your dice',
  'chapter.rooms': 'Rooms and gems',
  'chapter.clock': 'The clock and the way out',
  'chapter.curses': 'Curses',
  'chapter.treasures': 'Treasures',
  'chapter.illusions': 'Illusions',
  'chapter.special': 'Special rooms',
  'chapter.extras': 'Extras: two more cards',
  'chapter.quests': 'Quests',
  'chapter.characters': 'Characters',
  'chapter.promos': 'Pit, fountain and doom',
  'chapter.challenges': 'Challenges',
  'chapter.screen': 'Playing on screens',

  'p.goal': 'What you want',
  'p.goal.rule':
    'You are all in the same temple, and it falls in ten minutes. Find the exit, light gems and get everyone out. If all escape, you win at once. If one stays inside, you all lose.',
  'p.setup': 'How the temple begins',
  'p.setup.rule':
    'The start room lies in the middle, with one room on its left and one on its right. Everyone starts there with five dice, all blank; alone you have seven. The exit hides in the stack: among the last five rooms with three or more players, in the middle of the stack with one or two. A purple mask on the first two rooms does nothing; a chest there holds its treasure, a treasure room its chalice.',
  'p.depot': 'Gems in the depot',
  'p.depot.rule':
    'The gems in the depot bind the exit. At the start there are 7 for one or two players, 11 for three, 14 for four, 16 for five, 18 for six. Two spare gems lie beside them: they pay for tempting fate.',
  'p.level': 'How hard it is',
  'p.level.rule':
    'Advanced: three more gems in the depot. Expert: six more gems, and you cannot tempt fate. Six players on expert also get two more great gem rooms, or there would not be enough gems to light.',
  'p.practice': 'Practice',
  'p.practice.rule':
    'Your first game can be played without a clock: no gongs, no slamming door, and the temple never falls. It is over when everyone is out, or when you stop.',

  'p.symbols': 'Six sides',
  'p.symbols.rule':
    'A die has two adventurers, a key, a torch, a gold mask and a black mask. There are no turns: roll as many of your dice as you like, whenever you like, and keep the others.',
  'p.blackMask': 'Black mask',
  'p.blackMask.rule': 'A die that shows a black mask is locked. You cannot roll it or use it until it is freed.',
  'p.goldMask': 'Gold mask',
  'p.goldMask.rule':
    'A gold mask frees one or two black dice: your own, or those of one friend in your room, never both. The gold die and the freed dice go blank. A friend may also take help from your gold mask, unless you have switched sharing off.',
  'p.paying': 'Paying',
  'p.paying.rule':
    'You pay with your own dice. Dice you pay with go blank: they show nothing until you roll them again. The other dice stay as they are.',
  'p.pace': 'How fast you can roll',
  'p.pace.rule':
    'A rolled die shows its side after a moment and counts from then on. Then a short wait, and you can roll again. The table chooses the pace: fast, standard or relaxed. Only rolling has to wait; everything else happens at once. Nobody can know a roll beforehand.',

  'p.doorways': 'Doorways and passages',
  'p.doorways.rule':
    'Each side of a room is a doorway or a wall. Two doorways face to face make a passage. A doorway against a wall is blocked. A doorway into the dark leads to a room that nobody has found yet.',
  'p.enter': 'Entering a room',
  'p.enter.rule':
    'Pay the symbols in the corner of a neighbouring room and go in through a passage. Only your own adventurer moves. A room holds as many of you as you like.',
  'p.discover': 'Discovering a room',
  'p.discover.rule':
    'In a room with a doorway into the dark, pay two adventurers. The top room of the stack is placed there, its stairs towards you. You stay where you are. The new room may block other doorways. When the stack is empty, there is nothing left to discover.',
  'p.lastDoorway': 'The last doorway',
  'p.lastDoorway.rule':
    'If a room would close the last open doorway while the exit or an open quest is still hidden, it goes under the stack and the next one is tried. If none fits, the room you need comes first. If you close the temple all the same, the quests still in the stack are dropped, and everyone is told.',
  'p.gems': 'Lighting gems',
  'p.gems.rule':
    'In a room with gems, pay the torches or keys it shows. That many gems leave the depot and lie in the room: they are lit. Each room gives its gems once only. You can never light more than the depot holds.',
  'p.together': 'Paying together',
  'p.together.rule':
    'Gems may be paid for together by everyone in the room. Your dice are used first, then those of your friends there, in seat order; dice of friends who do not share are left alone. If it is still not enough, nothing is paid. Whoever has enough dice may do it alone.',
  'p.greatGems': 'Great gem rooms',
  'p.greatGems.rule':
    'Four rooms offer more: one gem for four symbols, two for seven, three for ten. You choose once, so gather your friends first.',

  'p.clock': 'Ten minutes',
  'p.clock.rule':
    'The game lasts ten minutes from the opening cry. At 3:00 one gong sounds, at 6:30 two, at 9:30 three. After each gong you have thirty seconds; the third time the temple falls. Another table may choose other times. Every sound can be seen too, and there are quiet and gentle soundtracks.',
  'p.slam': 'When the door slams',
  'p.slam.rule':
    'At 3:30 and at 7:00 the door slams. Whoever is in the temple but not in the start room loses one die for the rest of the game: a black one if possible, else a blank one, else the one you marked. Then play goes on.',
  'p.noDice': 'No dice left',
  'p.noDice.rule': 'Without dice you are still in the game. A friend who has escaped can give you one.',
  'p.fate': 'Tempting fate',
  'p.fate.rule':
    'If all of you agree, one spare gem goes into the depot and every black die of everyone goes blank. You can do this twice a game, but not on expert, and only while somebody has a black die. Whoever is outside or away counts as agreeing. After ten seconds the question lapses.',
  'p.escape': 'Escaping',
  'p.escape.rule':
    'In the exit room, pay as many keys as there are gems in the depot, plus one. Only your own dice count. So every gem you light makes it easier for all.',
  'p.gift': 'A die as a farewell',
  'p.gift.rule':
    'Once you are out, you may give one of your dice to someone still inside. It arrives blank and can be rolled right away. You have until the end of the game to choose.',
  'p.outside': 'Outside',
  'p.outside.rule':
    'Whoever is out has no dice, does nothing more and loses nothing more. Curses no longer reach you. You may still talk to the team.',

  'p.curse': 'Purple masks',
  'p.curse.rule':
    'Discover a room with a purple mask and you draw a curse. It lies in front of you until you pay what the card asks, alone, with your own dice. A curse you already have is discarded. When there are no cards left, nothing is drawn.',
  'p.trap': 'Trap',
  'p.trap.rule':
    'You cannot enter or discover rooms, nor run, nor walk through walls. A teleport, or the way of the priest or the mechanic to a friend, still works.',
  'p.brokenDie': 'Broken die',
  'p.brokenDie.rule':
    'One of your dice lies on the card, chosen as when the door slams. Lift the curse and it comes back blank. If you have only one die, the card is discarded.',
  'p.maskCurse': 'Mask',
  'p.maskCurse.rule': 'Each of your gold masks frees only one die, even if you are the doc.',
  'p.silence': 'Silence',
  'p.silence.rule': 'No chat, no calls, no pointing, no voice. You can still hear, and you can still vote.',
  'p.lostDice': 'Lost dice',
  'p.lostDice.rule':
    'Roll calmly. If you roll again in less than a moment after you could, one of the dice may fall off the table, and then it is lost for the game.',
  'p.cursedHand': 'Cursed hand',
  'p.cursedHand.rule':
    'Keep the hand on the screen, or its key, pressed down to be able to roll. With help for the hands switched on, your rolls take twice as long instead.',

  'p.treasure': 'Chests',
  'p.treasure.rule':
    'A room with a chest holds a treasure, face down. If you are there, pay two keys and it is yours; then all can see what it is. You keep it until you use it. Whoever escapes takes treasures along: they are of no more use.',
  'p.doubles': 'Double torch and double key',
  'p.doubles.rule':
    'Each counts once as two torches or two keys, for gems, rooms, curses and escape too. You choose when to spend it, even if your dice would do. You can spend only your own, never a friend’s and never far away. A symbol too many is wasted.',
  'p.healingMask': 'Healing mask',
  'p.healingMask.rule': 'All black dice of all of you go blank. Once.',
  'p.teleport': 'Teleport',
  'p.teleport.rule': 'Go to any other room with a friend in it. Once. The chalice never comes along.',
  'p.extraGem': 'Extra gem',
  'p.extraGem.rule': 'One gem goes from the depot onto the card and counts as lit. The card stays with you.',
  'p.secretPassage': 'Secret passage',
  'p.secretPassage.rule':
    'Breaks a passage between two neighbouring rooms, wherever you are. It stays open for everyone to the end.',

  'p.illusions': 'Illusion rooms',
  'p.illusions.rule':
    'Six illusion rooms replace the six rooms with one gem. Their purple masks count only when you play with curses.',
  'p.vanish': 'They vanish',
  'p.vanish.rule':
    'Each time the door slams, all illusion rooms leave the board and go under the stack. Whoever stands in one wakes up in the start room with one die less, no more. Gems lit there stay lit. The hole can be discovered again, and the room then counts as new. A chalice or ghost in it goes to the start room; a secret passage waits at its edge.',

  'p.special': 'Which rooms they are',
  'p.special.rule':
    'Three twin rooms, two double rooms and the treasure room are mixed into the stack. With quests, the treasure room is one of the quests.',
  'p.twins': 'Twin rooms',
  'p.twins.rule':
    'While someone stands in each of two twin rooms, all of you in both rooms can pay three keys and three torches together. Then a gem is lit in each. Once per game: the third twin is of no use then.',
  'p.double': 'Double rooms',
  'p.double.rule':
    'A wall cuts the room in two. The stairs lead to the front; the gems are at the back, behind the other doorway. Front and back are two rooms: nothing goes through that wall, no help, no dice, no secret passage.',
  'p.chalice': 'The chalice',
  'p.chalice.rule':
    'Once the treasure room is found, you win only if the chalice gets to the exit room. Whoever is with it may carry it into the next room for one more torch. It does not go along with a teleport, a run, a jump to a friend or a walk through a wall. The last of you cannot escape before it is safe.',

  'p.soulSwap': 'Soul swap',
  'p.soulSwap.rule':
    'This curse makes you swap pawns with a friend in the temple. Dice, cards and treasures stay with their people. You name the friend within five seconds, else it is the next seat. Lift it and you swap back. Alone, the card is discarded.',
  'p.greatTorch': 'Great torch',
  'p.greatTorch.rule':
    'Place this treasure where you stand. The next time the door slams, that room is as safe as the start room. Then it burns out. It does not keep an illusion from vanishing, but you keep your die.',

  'p.quests': 'Quests',
  'p.quests.rule':
    'One to three quest rooms are in the stack, never among the last five rooms. For each a token lies in the depot. Finish a quest and its token moves to the room. As long as one token is left, nobody can escape.',
  'p.altar': 'Altar',
  'p.altar.rule':
    'Two dice must be sacrificed here, by one or two of you, together or one after the other. Black dice count too, and your last one: then you are asked twice. They never come back.',
  'p.trials': 'Trials',
  'p.trials.rule':
    'Four trials lie here, face down. Enter and the top one is shown. Those in the room pay it together, then the next is shown. You need not do all four in one go.',
  'p.ghost': 'Ghost',
  'p.ghost.rule':
    'When the ghost room is found, the ghost appears in the start room. If you are with it, two torches push it through a passage into the next room. In the ghost room the quest is done. Nobody enters the ghost room.',
  'p.tree': 'Tree of life',
  'p.tree.rule': 'Those in the room pay gold masks together: two for each player of the game.',
  'p.obelisk': 'Obelisk',
  'p.obelisk.rule':
    'The quest is done as soon as you find it, but three gem tiles go into the depot. Each counts as a gem when you escape. Every room against one of its three free walls takes one away; lighting gems does not. Nobody enters the obelisk.',

  'p.characters': 'Characters',
  'p.characters.rule':
    'Each of you chooses a character, no two the same, and one of its two abilities. One always works. The other you pay for; then the card is face down until the door slams. In practice without a clock it comes back after a minute.',
  'p.explorer': 'Explorer',
  'p.explorer.rule':
    'Always: draw a room and put it under the stack within three seconds if you do not like it; the next one you place. Paid: three adventurers let you run up to three rooms through passages, for nothing else.',
  'p.doc': 'Doc',
  'p.doc.rule':
    'Always: each of your gold masks frees up to three black dice, for others too. Paid: two gold masks free all black dice of one friend, wherever they are.',
  'p.colossus': 'Colossus',
  'p.colossus.rule':
    'Always: each of your torches counts as two. Paid: two torches rotate any room but the start room. What is in it stays there. No curse is drawn for it.',
  'p.priest': 'Priest',
  'p.priest.rule':
    'Always: when all your dice are black, you may go to any room with a friend in it. Paid: three black masks give three keys or three torches for gems in any room where one of you is. You may also use them just to free the three dice.',
  'p.mechanic': 'Mechanic',
  'p.mechanic.rule':
    'Always: your gold masks may count as keys; a die used like that is rolled again at once. Paid: two keys take you to any room with a friend in it.',
  'p.magician': 'Magician',
  'p.magician.rule':
    'Always: enter any neighbouring room through a passage for two adventurers, whatever it costs. Paid: two adventurers take you through a wall into the room behind it, but not inside a double room, nor into the ghost room or the obelisk.',

  'p.pit': 'The pit',
  'p.pit.rule': 'Show five black masks here, alone, and two gems are lit. The dice stay black.',
  'p.lostTreasure': 'Lost treasure',
  'p.lostTreasure.rule':
    'Discard one of your treasures, then this card. If you have several kinds, you have five seconds to choose, and cannot use any until then. An extra gem already used does not count.',
  'p.trulyCursed': 'Truly cursed',
  'p.trulyCursed.rule': 'Each time you draw a curse, you draw two.',
  'p.doomed': 'Doomed, and the counter-spell',
  'p.doomed.rule':
    'With the curse Doomed you cannot escape until you lift it. The treasure Counter-spell discards one of your curses, once.',
  'p.onYourFeet': 'On your feet',
  'p.onYourFeet.rule':
    'After ten seconds your adventurer sits down, and you cannot roll. One press, and you stand again. With help for the hands switched on, your rolls take half as long again instead.',
  'p.fountain': 'Fountain',
  'p.fountain.rule':
    'Two gold masks of your own bring back one of your lost dice, blank. Once per player. Dice that you sacrificed or gave away, or that lie on a card, do not come back.',
  'p.poisoned': 'Poisoned',
  'p.poisoned.rule': 'When the door slams, you lose a die even in the start room, and two anywhere else.',
  'p.vines': 'Vines',
  'p.vines.rule': 'Your adventurer symbols pay for nothing. Such dice are always rolled along with the next roll.',

  'p.challenges': 'The 26 challenges',
  'p.challenges.rule':
    'From 1a to the ultimate challenge. Each says how many more gems lie in the depot, how many quests there are and what you play with. The exit and the quest rooms are mixed into the next twelve rooms. You may always tempt fate twice. Advanced and expert do not exist here. Twin rooms, double rooms, pit and fountain may be added.',

  'p.lateTaps': 'Just in time',
  'p.lateTaps.rule':
    'What counts is the moment you tapped, not when the message came. A tap before the door slams counts even if it arrives up to a quarter of a second late. A tap at the very moment is too late.',
  'p.pause': 'Pause and votes',
  'p.pause.rule':
    'The clock stops for nobody, unless all of you agree to pause. Then nothing can be done until you go on. Votes lapse after ten seconds. Under Silence you can vote too.',
  'p.away': 'If someone is away',
  'p.away.rule':
    'After fifteen seconds a bot plays for whoever is away, if the table wishes so, and gives the seat back at the first touch. Whoever leaves on purpose is replaced at once.',
  'p.refusals': 'Hidden and refused',
  'p.refusals.rule':
    'Nobody is told what comes next, no screen and no bot. Something that is not possible changes nothing, and you are told why.',
  'p.record': 'Written down',
  'p.record.rule':
    'Every game is written down as it happens: nothing is lost if a server stops, and you can watch it again. If a game can no longer be won, you are told so. You may end it, or go on.',
} as const;

export type TempleRulesKey = keyof typeof en;
export type TempleRulesTexts = TextsOf<typeof en>;
