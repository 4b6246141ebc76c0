import type { StoryTexts } from './en.ts';

export const nl: StoryTexts = {
  'finale.skip': 'Overslaan',

  'left.out': 'op tijd buiten',
  'left.atExit': 'bij de uitgang',
  'left.toExit': { one: '{n} kamer van de uitgang', other: '{n} kamers van de uitgang' },
  'left.noWay': 'afgesneden van de uitgang',
  'left.noExit': 'uitgang niet gevonden',

  'alone.atExit': 'Je stond bij de uitgang.',
  'alone.toExit': { one: 'Je was {n} kamer van de uitgang.', other: 'Je was {n} kamers van de uitgang.' },
  'alone.noWay': 'Je was afgesneden van de uitgang.',
  'alone.noExit': 'Je hebt de uitgang niet gevonden.',

  'tip.title': 'Volgende keer',
  'tip.stuck': 'Blijf bij elkaar: één gouden masker bevrijdt twee zwarte dobbelstenen.',
  'tip.stuckAlone': 'Bewaar een gouden masker voor je laatste dobbelsteen zwart wordt.',
  'tip.noExit': 'Leg vroeg nieuwe kamers: de uitgang ligt diep in de stapel.',
  'tip.quests': 'Verdeel de opdrachten vroeg: eerder gaat de uitgang niet open.',
  'tip.gems': 'Activeer meer edelstenen: elke maakt vertrekken een sleutel goedkoper.',
  'tip.keys': 'Bewaar onderweg je sleutels: de uitgang vraagt erom.',
  'tip.far': 'Ren naar de uitgang vóór de laatste gong.',

  'award.masks': 'Meeste dobbelstenen bevrijd',
  'award.gems': 'Meeste edelstenen',
  'award.run': 'Langste ren terug',
  'award.lastOut': 'Als laatste buiten',
  'award.rolls': 'Meeste worpen',

  'tell.exit': 'De uitgang is gevonden!',
  'tell.gem': 'De eerste edelsteen straalt. Vertrekken kost een sleutel minder.',
  'tell.stuck': '{name} zit vast. Wie brengt een gouden masker?',
  'tell.near': '{name}: nog twee kamers. Rennen!',
  'tell.out': '{name} is buiten. Wie volgt?',
  'tell.curse': '{name} is vervloekt!',

  'coach.roll': 'Gooi je dobbelstenen: tik op de grote knop.',
  'coach.hold': 'Tik op een dobbelsteen om hem te bewaren.',
  'coach.door': 'Een deur gloeit: tik om binnen te gaan.',
  'coach.gem': 'Een edelsteen straalt: vertrekken is nu goedkoper.',
  'coach.black': 'Zwart zit vast. Een gouden masker bevrijdt.',
  'coach.gong': 'De gong! Ren terug naar de startkamer.',
  'coach.off': 'Geen tips',

  'guest.whose': '{name} kiest dit.',
  'guest.yours': 'Van jou: je naam, je pion, en wanneer je klaar bent.',
  'preset.label': 'Snelle keuze',
  'preset.children': 'Met kinderen',
  'preset.first': 'Eerste keer',
  'preset.full': 'Volledig avontuur',
  'preset.surprise': 'Verras ons',
};
