import type { SoundtrackTexts } from './en.ts';

export const de: SoundtrackTexts = {
  'spoken.introduction':
    'Ihr seid tief im Tempel. In zehn Minuten stürzt er ein. Entzündet die Juwelen, findet den Ausgang, lasst niemanden zurück.',
  'spoken.cry': 'Lauft!',
  'spoken.gong1': 'Der erste Gong. Zurück zum Start, die Tür schließt sich!',
  'spoken.gong2': 'Zwei Gongs. Alle zurück!',
  'spoken.gong3': 'Drei Gongs. Raus, alles stürzt ein!',
  'spoken.slam': 'Die Tür ist zu. Weiter!',
  'spoken.collapse': 'Der Tempel stürzt ein.',
  'spoken.victory': 'Ihr seid draußen, alle!',
  'spoken.fall': 'Der Tempel behält, was ihm gehört. Noch einmal?',

  'talk.temple':
    'Du stehst mit deinen Freunden in einem Tempel, der in zehn Minuten einstürzt. Alle kommen raus oder keiner.',
  'talk.goal': 'Juwelen halten den Ausgang zu. Entzündet so viele wie möglich, findet den Ausgang und geht gemeinsam.',
  'talk.dice': 'Jeder hat fünf Würfel: Abenteurer, Schlüssel, Fackel, goldene Maske und schwarze Maske.',
  'talk.roll': 'Es gibt keine Reihenfolge. Wirf, wann du willst, behalte, was hilft, und wirf den Rest noch mal.',
  'talk.blackMask': 'Ein Würfel mit schwarzer Maske ist gesperrt. Du wirfst ihn nicht mehr, bis ihn jemand befreit.',
  'talk.goldMask':
    'Eine goldene Maske befreit bis zu zwei schwarze Würfel: deine oder die eines Freundes im selben Raum.',
  'talk.enter': 'Um einen Raum zu betreten, zahl die zwei Symbole in seiner Ecke. Benutzte Würfel wirfst du wieder.',
  'talk.discover': 'An einem dunklen Durchgang decken zwei Abenteurer einen neuen Raum auf. Niemand weiß, welchen.',
  'talk.gems':
    'Räume mit Juwelen verlangen Fackeln oder Schlüssel. Zahl sie, und ein Juwel aus dem Depot leuchtet hier.',
  'talk.together':
    'Freunde im selben Raum legen ihre Würfel zusammen. Für zwei oder drei Juwelen auf einmal braucht es das.',
  'talk.fate':
    'Alles schwarz? Fordert das Schicksal heraus: ein Juwel mehr im Depot, dafür sind alle schwarzen Würfel frei.',
  'talk.gong': 'Hört auf den Gong. Dann habt ihr dreißig Sekunden, um in den ersten Raum zurückzulaufen.',
  'talk.slam': 'Fällt die Tür zu, verliert jeder, der nicht da ist, einen Würfel für immer. Dann geht es weiter.',
  'talk.exit': 'Im Ausgang braucht ihr Schlüssel: einen für jedes Juwel im Depot und einen dazu.',
  'talk.collapse':
    'Nach dem dritten Gong fällt keine Tür mehr zu, sondern der Tempel. Ist noch einer drin, verlieren alle.',
  'talk.go': 'Redet, helft einander und achtet auf die, die feststecken. Bereit? Dann lauft!',

  'show.next': 'Nächstes Bild',
  'show.back': 'Voriges Bild',
  'show.again': 'Von vorn',
};
