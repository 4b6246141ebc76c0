import type { StoryTexts } from './en.ts';

export const de: StoryTexts = {
  'finale.skip': 'Überspringen',

  'left.out': 'rechtzeitig draußen',
  'left.atExit': 'am Ausgang',
  'left.toExit': { one: '{n} Raum vor dem Ausgang', other: '{n} Räume vor dem Ausgang' },
  'left.noWay': 'ohne Weg zum Ausgang',
  'left.noExit': 'Ausgang nicht gefunden',

  'alone.atExit': 'Du hast am Ausgang gestanden.',
  'alone.toExit': {
    one: 'Bis zum Ausgang fehlte dir {n} Raum.',
    other: 'Bis zum Ausgang fehlten dir {n} Räume.',
  },
  'alone.noWay': 'Kein Weg führte dich zum Ausgang.',
  'alone.noExit': 'Du hast den Ausgang nicht gefunden.',

  'tip.title': 'Nächstes Mal',
  'tip.stuck': 'Bleibt beieinander: Eine Goldmaske befreit zwei schwarze Würfel.',
  'tip.stuckAlone': 'Behalte eine Goldmaske, bevor dein letzter Würfel schwarz wird.',
  'tip.noExit': 'Deckt früh neue Räume auf: Der Ausgang liegt tief im Stapel.',
  'tip.quests': 'Teilt die Aufträge früh auf: Vorher öffnet sich kein Ausgang.',
  'tip.gems': 'Aktiviert mehr Juwelen: Jedes spart beim Ausgang einen Schlüssel.',
  'tip.keys': 'Behalte unterwegs deine Schlüssel: Der Ausgang verlangt sie.',
  'tip.far': 'Lauft vor dem letzten Gong zum Ausgang.',

  'award.masks': 'Meiste Würfel befreit',
  'award.gems': 'Meiste Juwelen',
  'award.run': 'Längster Lauf zurück',
  'award.lastOut': 'Zuletzt draußen',
  'award.rolls': 'Meiste Würfe',

  'tell.exit': 'Der Ausgang ist gefunden!',
  'tell.gem': 'Das erste Juwel leuchtet. Hinaus kostet es einen Schlüssel weniger.',
  'tell.stuck': '{name} sitzt fest. Wer bringt eine Goldmaske?',
  'tell.near': '{name}: noch zwei Räume. Lauf!',
  'tell.out': '{name} ist draußen. Wer folgt?',
  'tell.curse': 'Ein Fluch trifft {name}!',

  'coach.roll': 'Würfle: Tippe auf den großen Knopf.',
  'coach.hold': 'Tippe auf einen Würfel, dann bleibt er.',
  'coach.door': 'Eine Tür leuchtet: Tippe, um einzutreten.',
  'coach.gem': 'Ein Juwel leuchtet: Hinaus wird es billiger.',
  'coach.black': 'Schwarz ist gesperrt. Goldmasken befreien ihn.',
  'coach.gong': 'Der Gong! Lauf zurück zum Startraum.',
  'coach.off': 'Keine Tipps',

  'guest.whose': 'Das wählt {name}.',
  'guest.yours': 'Deins: dein Name, deine Figur und wann du bereit bist.',
  'preset.label': 'Schnelle Wahl',
  'preset.children': 'Mit Kindern',
  'preset.first': 'Zum ersten Mal',
  'preset.full': 'Volles Abenteuer',
  'preset.surprise': 'Überrasch uns',
};
