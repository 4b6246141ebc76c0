import type { CoachTexts } from './en.ts';

/** German. Same keys as English. */
export const de: CoachTexts = {
  'tip.side': 'Tippe auf die Seite, an der du hineingehst. Jeder nimmt eine andere.',
  'tip.pair':
    'Zwei Würfel öffnen einen Raum neben dir: Behalte, was du brauchst. Der Rest kommt in den Topf, dein Team streicht damit.',
  'tip.curse': 'Eine schwarze Maske ist verflucht: Dieser Würfel fehlt ein paar Züge lang.',
  'tip.room':
    'Deine Würfel bezahlen die hellen Räume. Einmal tippen zeigt, was ein Raum bringt, noch einmal zeichnet ihn ein.',
  'tip.stuck': 'Diesmal öffnen deine Würfel keinen Raum. Beende das Erkunden: Die anderen nehmen noch aus dem Topf.',
  'tip.map': 'Wähle einen Würfel, der auf deine Schatzkarten passt. Er streicht ein Symbol.',
  'tip.cash':
    'Eine Schatzkarte ist links voll: Löse sie ein, wann du willst. Mit voller rechter Seite bringt sie auch ein Juwel.',
  'tip.ok': 'Alles klar',
  'tip.off': 'Keine Tipps',
};
