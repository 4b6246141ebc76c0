import type { SoundtrackTexts } from './en.ts';

export const sk: SoundtrackTexts = {
  'spoken.introduction':
    'Ste hlboko v chráme. O desať minút sa zrúti. Rozsvieťte drahokamy, nájdite východ a nikoho tu nenechajte.',
  'spoken.cry': 'Bežte!',
  'spoken.gong1': 'Prvý gong. Späť na začiatok, dvere sa zatvárajú!',
  'spoken.gong2': 'Dva gongy. Všetci späť!',
  'spoken.gong3': 'Tri gongy. Von, všetko padá!',
  'spoken.slam': 'Dvere sú zatvorené. Ideme ďalej.',
  'spoken.collapse': 'Chrám sa rúca.',
  'spoken.victory': 'Ste vonku, všetci!',
  'spoken.fall': 'Chrám si svojich nechal. Skúsite to znova?',

  'talk.temple': 'Stojíte s priateľmi v chráme, ktorý sa o desať minút zrúti. Von sa dostanú všetci, alebo nikto.',
  'talk.goal': 'Východ držia zatvorený drahokamy. Rozsvieťte ich čo najviac, nájdite východ a odíďte spolu.',
  'talk.dice': 'Každý má päť kociek: dobrodruhov, kľúč, fakľu, zlatú masku a čiernu masku.',
  'talk.roll': 'Na ťahy sa nehrá. Hádž, kedy chceš, nechaj si, čo pomôže, a zvyšok hoď znova.',
  'talk.blackMask': 'Kocka s čiernou maskou je zamknutá. Nedá sa hodiť, kým ju niekto neoslobodí.',
  'talk.goldMask': 'Zlatá maska oslobodí až dve čierne kocky: tvoje, alebo priateľa v tej istej miestnosti.',
  'talk.enter': 'Za vstup do miestnosti zaplať dva symboly v jej rohu. Použité kocky môžeš hneď hádzať znova.',
  'talk.discover': 'Pri tmavom priechode dvaja dobrodruhovia odhalia novú miestnosť. Nikto nevie akú.',
  'talk.gems': 'Miestnosti s drahokamami chcú fakle alebo kľúče. Zaplať a drahokam zo skladu sa tu rozžiari.',
  'talk.together': 'Priatelia v jednej miestnosti spoja kocky. Na dva či tri drahokamy naraz to treba.',
  'talk.fate': 'Všetko čierne? Pokúšajte osud: o drahokam viac v sklade, ale všetky čierne kocky sú voľné.',
  'talk.gong': 'Počúvajte gong. Odvtedy máte tridsať sekúnd na návrat do prvej miestnosti.',
  'talk.slam': 'Keď sa dvere zabuchnú, kto tam nie je, navždy príde o kocku. Potom sa hrá ďalej.',
  'talk.exit': 'Pri východe treba kľúče: jeden za každý drahokam v sklade a ešte jeden.',
  'talk.collapse': 'Po treťom gongu sa už nezavrú dvere, spadne chrám. Ak je niekto vnútri, prehrali všetci.',
  'talk.go': 'Hovorte, pomáhajte si a všímajte si, kto uviazol. Pripravení? Tak bežte!',

  'show.next': 'Ďalší obrázok',
  'show.back': 'Predošlý obrázok',
  'show.again': 'Od začiatku',
};
