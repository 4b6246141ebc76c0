import type { SoundtrackTexts } from './en.ts';

export const nl: SoundtrackTexts = {
  'spoken.introduction':
    'Jullie zijn diep in de tempel. Over tien minuten stort hij in. Ontsteek de edelstenen, zoek de uitgang en laat niemand achter.',
  'spoken.cry': 'Rennen!',
  'spoken.gong1': 'De eerste gong. Terug naar de start, de deur gaat dicht!',
  'spoken.gong2': 'Twee gongs. Iedereen terug!',
  'spoken.gong3': 'Drie gongs. Eruit, alles komt naar beneden!',
  'spoken.slam': 'De deur is dicht. Verder!',
  'spoken.collapse': 'De tempel stort in.',
  'spoken.victory': 'Jullie zijn eruit, allemaal!',
  'spoken.fall': 'De tempel geeft niemand terug. Nog een keer?',

  'talk.temple':
    'Jij en je vrienden staan in een tempel die over tien minuten instort. Iedereen komt eruit, of niemand.',
  'talk.goal': 'Edelstenen houden de uitgang dicht. Ontsteek er zoveel mogelijk, zoek de uitgang en ga samen weg.',
  'talk.dice': 'Ieder heeft vijf dobbelstenen: avonturiers, sleutel, fakkel, gouden masker en zwart masker.',
  'talk.roll': 'Er zijn geen beurten. Gooi wanneer je wilt, hou wat je helpt en gooi de rest opnieuw.',
  'talk.blackMask': 'Een steen met het zwarte masker zit vast. Je gooit hem niet meer, tot iemand hem bevrijdt.',
  'talk.goldMask': 'Een gouden masker bevrijdt tot twee zwarte stenen: van jezelf, of van een vriend in jouw kamer.',
  'talk.enter': 'Een kamer in? Betaal de twee symbolen in de hoek. Gebruikte stenen gooi je gewoon opnieuw.',
  'talk.discover': 'Bij een donkere doorgang onthullen twee avonturiers een nieuwe kamer. Niemand weet welke.',
  'talk.gems':
    'Kamers met edelstenen vragen fakkels of sleutels. Betaal, en een edelsteen uit het depot gaat hier stralen.',
  'talk.together':
    'Vrienden in dezelfde kamer leggen hun dobbelstenen samen. Voor twee of drie edelstenen moet dat wel.',
  'talk.fate': 'Alles zwart? Tart het lot: één edelsteen erbij in het depot, en alle zwarte stenen zijn vrij.',
  'talk.gong': 'Luister naar de gong. Dan heb je dertig seconden om terug te rennen naar de eerste kamer.',
  'talk.slam': 'Slaat de deur dicht en ben je er niet, dan ben je een dobbelsteen kwijt. Daarna gaat het verder.',
  'talk.exit': 'Bij de uitgang heb je sleutels nodig: één per edelsteen in het depot, en nog één.',
  'talk.collapse':
    'Na de derde gong sluit er geen deur meer. Dan valt de tempel. Is er nog iemand binnen, dan verliest iedereen.',
  'talk.go': 'Praat, help elkaar en let op wie vastzit. Klaar? Rennen dan!',

  'show.next': 'Volgend beeld',
  'show.back': 'Vorig beeld',
  'show.again': 'Vanaf het begin',
};
