import type { TempleCoachTexts } from './en.ts';

/** Slovak. Same keys and the same names in braces as English. */
export const sk: TempleCoachTexts = {
  'coach.title': 'Kouč',
  'coach.own': 'Len s tvojimi kockami',
  'coach.nothing': 'Práve niet na čo mieriť.',
  'coach.thinking': 'Chvíľku…',
  'coach.pay': 'Toto môžeš zaplatiť hneď.',
  'coach.rolls': 'asi {rolls} hodu',
  'coach.soon': '{percent} do troch hodov',
  'coach.keep': 'Nechaj si:',
  'coach.keepNothing': 'Nenechávaj si nič, hoď všetkým.',
  'coach.spend': 'Najprv osloboď čierne kocky zlatou maskou.',
  'coach.short': 'Tvoje kocky na to samy nestačia.',
  'coach.stuck': 'Samé čierne kocky: niekto ťa musí oslobodiť.',
  'coach.expert': 'Čo by urobil expert',
  'expert.home': 'Choď na štart: dvere sa čoskoro zabuchnú.',
  'expert.idle': 'Zostaň a pomáhaj: iní sú bližšie k tomu, čo chýba.',
  'expert.discover': 'Objav komnatu: čo potrebujete, je ešte v balíčku.',
  'expert.activate': 'Rozsvieť drahokamy: každý uľahčí únik všetkým.',
  'expert.escape': 'Choď uniknúť: kľúče sú na dosah.',
  'expert.free': 'Osloboď kocky kamaráta: bez pomoci sa ďalej nepohne.',
  'expert.takeTreasure': 'Otvor truhlicu: poklad má väčšiu cenu než dva kľúče.',
  'expert.liftCurse': 'Najprv zruš kliatbu: stojí ťa viac než jej tri symboly.',
  'expert.quest': 'Pokračuj v úlohe: skôr nikto neodíde.',
  'expert.other': 'Využi, čo je tu špeciálne: prinesie viac než ďalšia komnata.',
};
