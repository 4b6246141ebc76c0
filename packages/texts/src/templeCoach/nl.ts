import type { TempleCoachTexts } from './en.ts';

/** Dutch. Same keys and the same names in braces as English. */
export const nl: TempleCoachTexts = {
  'coach.title': 'Coach',
  'coach.own': 'Met alleen je eigen dobbelstenen',
  'coach.nothing': 'Er valt nu niets te kiezen.',
  'coach.thinking': 'Een ogenblik …',
  'coach.pay': 'Dit kun je nu betalen.',
  'coach.rolls': 'ongeveer {rolls} worpen',
  'coach.soon': '{percent} binnen drie worpen',
  'coach.keep': 'Bewaar:',
  'coach.keepNothing': 'Bewaar niets, gooi alles.',
  'coach.spend': 'Bevrijd eerst zwarte dobbelstenen met een gouden masker.',
  'coach.short': 'Met jouw dobbelstenen alleen lukt dit niet.',
  'coach.stuck': 'Alleen zwarte dobbelstenen: iemand moet je bevrijden.',
  'coach.expert': 'Wat de expert zou doen',
  'expert.home': 'Ga naar de startkamer: de deur slaat bijna dicht.',
  'expert.idle': 'Blijf en help: anderen zijn dichter bij wat er nog moet.',
  'expert.discover': 'Ontdek een kamer: wat je nodig hebt zit nog in de stapel.',
  'expert.activate': 'Activeer edelstenen: elke maakt ontsnappen makkelijker voor iedereen.',
  'expert.escape': 'Ga ontsnappen: de sleutels zijn binnen bereik.',
  'expert.free': 'Bevrijd de dobbelstenen van een vriend: alleen komt die niet verder.',
  'expert.takeTreasure': 'Open een kist: een schat is meer waard dan twee sleutels.',
  'expert.liftCurse': 'Hef eerst een vloek op: hij kost je meer dan zijn drie symbolen.',
  'expert.quest': 'Ga door met een opdracht: niemand kan weg voor hij klaar is.',
  'expert.other': 'Gebruik wat hier bijzonder is: dat levert meer op dan de volgende kamer.',
};
