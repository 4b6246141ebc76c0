import type { SoundtrackTexts } from './en.ts';

export const de: SoundtrackTexts = {
  'spoken.introduction':
    'Ihr seid tief im Tempel. In zehn Minuten stürzt er ein. Aktiviert die Juwelen, findet den Ausgang, lasst niemanden zurück.',
  'spoken.cry': 'Lauft!',
  'spoken.gong1': 'Der erste Gong. Zurück zum Start, die Tür schließt sich!',
  'spoken.gong2': 'Der zweite Gong. Alle zurück zum Start!',
  'spoken.gong3': 'Der dritte Gong. Raus, alles stürzt ein!',
  'spoken.slam': 'Die Tür ist zu. Weiter!',
  'spoken.collapse': 'Der Tempel stürzt ein.',
  'spoken.victory': 'Ihr seid alle draußen!',
  'spoken.fall': 'Der Tempel hat euch. Noch einmal?',

  'talk.temple':
    'Du stehst mit deinen Freunden in einem Tempel, der in zehn Minuten einstürzt. Alle kommen raus oder keiner.',
  'talk.goal':
    'Juwelen halten den Ausgang zu. Aktiviert so viele wie möglich, findet den Ausgang und entkommt gemeinsam.',
  'talk.dice': 'Jeder hat fünf Würfel. Auf jedem: zweimal Abenteurer, Schlüssel, Fackel, Goldmaske und schwarze Maske.',
  'talk.roll': 'Alle würfeln gleichzeitig. Wirf, wann du willst, behalte, was hilft, und wirf den Rest noch mal.',
  'talk.blackMask': 'Ein Würfel mit schwarzer Maske ist gesperrt. Du wirfst ihn nicht mehr, bis ihn jemand befreit.',
  'talk.goldMask': 'Eine Goldmaske befreit bis zu zwei schwarze Würfel: deine oder die eines Freundes im selben Raum.',
  'talk.enter': 'Um einen Raum zu betreten, zahl die zwei Symbole in seiner Ecke. Benutzte Würfel wirfst du wieder.',
  'talk.discover':
    'An einem dunklen Durchgang decken zwei Abenteurer-Symbole einen neuen Raum auf. Niemand weiß, welchen.',
  'talk.gems':
    'Räume mit Juwelen verlangen Fackeln oder Schlüssel. Zahl sie, und ein Juwel aus dem Depot leuchtet hier.',
  'talk.together': 'Freunde im selben Raum legen ihre Würfel zusammen. Für zwei oder drei Juwelen müsst ihr das.',
  'talk.fate':
    'Alles schwarz? Fordert das Schicksal heraus: ein Juwel mehr im Depot, dafür sind alle schwarzen Würfel frei.',
  'talk.gong': 'Hört auf den Gong. Dann habt ihr dreißig Sekunden, um in den Startraum zurückzulaufen.',
  'talk.slam': 'Schlägt die Tür zu, verliert jeder, der nicht da ist, einen Würfel für immer. Dann geht es weiter.',
  'talk.exit': 'Am Ausgang braucht ihr Schlüssel: einen für jedes Juwel im Depot und einen dazu.',
  'talk.collapse':
    'Nach dem dritten Gong schlägt keine Tür mehr zu: Der Tempel stürzt ein. Ist noch jemand drin, verlieren alle.',
  'talk.go': 'Redet, helft einander und achtet auf die, die feststecken. Bereit? Dann lauft!',

  'show.next': 'Nächstes Bild',
  'show.back': 'Voriges Bild',
  'show.again': 'Noch mal ansehen',
};
