import type { SoundtrackTexts } from './en.ts';

export const nl: SoundtrackTexts = {
  'spoken.introduction':
    'Jullie zijn diep in de tempel. Over tien minuten stort hij in. Activeer de edelstenen, zoek de uitgang en laat niemand achter.',
  'spoken.cry': 'Rennen!',
  'spoken.gong1': 'De eerste gong. Terug naar de start, de deur gaat dicht!',
  'spoken.gong2': 'De tweede gong. Iedereen terug naar de start!',
  'spoken.gong3': 'De derde gong. Eruit, alles stort in!',
  'spoken.slam': 'De deur is dicht. Verder!',
  'spoken.collapse': 'De tempel stort in.',
  'spoken.victory': 'Jullie zijn er allemaal uit!',
  'spoken.fall': 'De tempel heeft jullie. Nog een keer?',

  'talk.temple':
    'Jij en je vrienden staan in een tempel die over tien minuten instort. Iedereen komt eruit, of niemand.',
  'talk.goal': 'Edelstenen houden de uitgang dicht. Activeer er zoveel mogelijk, zoek de uitgang en ontsnap samen.',
  'talk.dice':
    'Ieder heeft vijf dobbelstenen. Op elk: twee avonturiers, een sleutel, een fakkel, een gouden en een zwart masker.',
  'talk.roll': 'Er zijn geen beurten. Gooi wanneer je wilt, bewaar wat helpt en gooi de rest opnieuw.',
  'talk.blackMask': 'Een dobbelsteen met het zwarte masker zit vast. Je gooit hem pas weer als iemand hem bevrijdt.',
  'talk.goldMask':
    'Een gouden masker bevrijdt hoogstens twee zwarte dobbelstenen: van jezelf of van een vriend in jouw kamer.',
  'talk.enter': 'Een kamer in? Betaal de twee symbolen in de hoek. Gebruikte dobbelstenen gooi je gewoon opnieuw.',
  'talk.discover': 'Bij een donkere doorgang onthullen twee avonturiersymbolen een nieuwe kamer. Niemand weet welke.',
  'talk.gems':
    'Kamers met edelstenen vragen fakkels of sleutels. Betaal, en een edelsteen uit het depot gaat hier stralen.',
  'talk.together':
    'Vrienden in dezelfde kamer leggen hun dobbelstenen samen. Voor twee of drie edelstenen moet dat wel.',
  'talk.fate':
    'Alles zwart? Tart het lot: alle zwarte dobbelstenen zijn vrij, maar er komt een edelsteen bij in het depot.',
  'talk.gong': 'Luister naar de gong. Dan heb je dertig seconden om terug te rennen naar de startkamer.',
  'talk.slam': 'Slaat de deur dicht en ben je er niet, dan ben je een dobbelsteen kwijt. Daarna gaat het verder.',
  'talk.exit': 'Bij de uitgang heb je sleutels nodig: één per edelsteen in het depot, en nog één.',
  'talk.collapse':
    'Na de derde gong slaat er geen deur meer dicht: de tempel stort in. Is er nog iemand binnen, dan verliest iedereen.',
  'talk.go': 'Praat, help elkaar en let op wie vastzit. Klaar? Rennen dan!',

  'show.next': 'Volgende afbeelding',
  'show.back': 'Vorige afbeelding',
  'show.again': 'Opnieuw bekijken',
};
