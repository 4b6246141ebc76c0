import type { StoryTexts } from './en.ts';

export const sk: StoryTexts = {
  'finale.skip': 'Preskočiť',

  'left.out': 'včas vonku',
  'left.atExit': 'pri východe',
  'left.toExit': {
    one: '{n} komnata od východu',
    few: '{n} komnaty od východu',
    many: '{n} komnaty od východu',
    other: '{n} komnát od východu',
  },
  'left.noWay': 'bez cesty k východu',
  'left.noExit': 'východ sa nenašiel',

  'alone.atExit': 'K východu chýbali už len kľúče.',
  'alone.toExit': {
    one: 'Od východu ťa delila {n} komnata.',
    few: 'Od východu ťa delili {n} komnaty.',
    many: 'Od východu ťa delilo {n} komnaty.',
    other: 'Od východu ťa delilo {n} komnát.',
  },
  'alone.noWay': 'K východu neviedla žiadna cesta.',
  'alone.noExit': 'Východ sa nenašiel.',

  'tip.title': 'Nabudúce',
  'tip.stuck': 'Držte sa pri sebe: jedna zlatá maska oslobodí dve čierne kocky.',
  'tip.stuckAlone': 'Nechaj si zlatú masku, kým ti nesčernie posledná kocka.',
  'tip.noExit': 'Nové komnaty objavujte skoro: východ leží hlboko v balíčku.',
  'tip.quests': 'Úlohy si rozdeľte skoro: bez nich sa východ neotvorí.',
  'tip.gems': 'Rozsvieťte viac drahokamov: každý ušetrí pri odchode jeden kľúč.',
  'tip.keys': 'Kľúče si cestou nechaj: východ ich bude žiadať.',
  'tip.far': 'Bežte k východu ešte pred posledným gongom.',

  'award.masks': 'Najviac oslobodených kociek',
  'award.gems': 'Najviac drahokamov',
  'award.run': 'Najdlhší beh späť',
  'award.lastOut': 'Posledný odchod',
  'award.rolls': 'Najviac hodov',

  'tell.exit': 'Východ je nájdený!',
  'tell.gem': 'Prvý drahokam žiari. Odchod stojí o kľúč menej.',
  'tell.stuck': '{name} má len čierne kocky. Kto prinesie zlatú masku?',
  'tell.near': '{name}: ešte dve komnaty. Bež!',
  'tell.out': '{name} je vonku. Kto je ďalší?',
  'tell.curse': '{name} má kliatbu!',

  'coach.roll': 'Hoď kockami: ťukni na veľké tlačidlo.',
  'coach.hold': 'Ťukni na kocku a necháš si ju.',
  'coach.door': 'Dvere žiaria: ťukni na ne a vojdi.',
  'coach.gem': 'Drahokam žiari: odchod je teraz lacnejší.',
  'coach.black': 'Čierna je zablokovaná. Oslobodí ju zlatá maska.',
  'coach.gong': 'Gong! Bež späť na štart.',
  'coach.off': 'Bez rád',

  'guest.whose': 'O tomto rozhoduje {name}.',
  'guest.yours': 'Tvoje: meno, figúrka a kedy začneš.',
  'preset.label': 'Rýchla voľba',
  'preset.children': 'S deťmi',
  'preset.first': 'Prvýkrát',
  'preset.full': 'Veľké dobrodružstvo',
  'preset.surprise': 'Prekvap nás',
};
