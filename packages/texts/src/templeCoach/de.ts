import type { TempleCoachTexts } from './en.ts';

/** German. Same keys and the same names in braces as English. */
export const de: TempleCoachTexts = {
  'coach.title': 'Coach',
  'coach.own': 'Nur mit deinen eigenen Würfeln',
  'coach.nothing': 'Gerade gibt es nichts anzupeilen.',
  'coach.thinking': 'Einen Augenblick …',
  'coach.pay': 'Das kannst du jetzt bezahlen.',
  'coach.rolls': 'etwa {rolls} Würfe',
  'coach.soon': '{percent} in drei Würfen',
  'coach.keep': 'Behalte:',
  'coach.keepNothing': 'Behalte nichts, wirf alles.',
  'coach.spend': 'Befreie zuerst schwarze Würfel mit einer Goldmaske.',
  'coach.short': 'Deine Würfel allein schaffen das nicht.',
  'coach.stuck': 'Nur schwarze Würfel: Jemand muss dich befreien.',
  'coach.expert': 'Was der Experte täte',
  'expert.home': 'Geh zum Startraum: Bald schlägt die Tür zu.',
  'expert.idle': 'Bleib und hilf: Andere sind näher an dem, was noch fehlt.',
  'expert.discover': 'Entdecke einen Raum: Was ihr braucht, steckt noch im Stapel.',
  'expert.activate': 'Aktiviere Juwelen: Jedes macht allen das Entkommen leichter.',
  'expert.escape': 'Geh und entkomme: Die Schlüssel sind in Reichweite.',
  'expert.free': 'Befreie die Würfel eines Freundes: Allein kommt er nicht weiter.',
  'expert.takeTreasure': 'Öffne eine Truhe: Ein Schatz ist mehr wert als zwei Schlüssel.',
  'expert.liftCurse': 'Brich zuerst einen Fluch: Er kostet dich mehr als seine drei Symbole.',
  'expert.quest': 'Mach mit einem Auftrag weiter: Vorher kann niemand hinaus.',
  'expert.other': 'Nutze, was es hier Besonderes gibt: Das bringt mehr als der nächste Raum.',
};
