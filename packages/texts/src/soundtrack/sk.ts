import type { SoundtrackTexts } from './en.ts';

export const sk: SoundtrackTexts = {
  'spoken.introduction':
    'Ste hlboko v chráme. O desať minút sa zrúti. Rozsvieťte drahokamy, nájdite východ a nikoho tu nenechajte.',
  'spoken.cry': 'Bežte!',
  'spoken.gong1': 'Prvý gong. Späť na štart, dvere sa zatvárajú!',
  'spoken.gong2': 'Druhý gong. Všetci späť na štart!',
  'spoken.gong3': 'Tretí gong. Von, všetko sa rúca!',
  'spoken.slam': 'Dvere sú zatvorené. Ideme ďalej.',
  'spoken.collapse': 'Chrám sa rúca.',
  'spoken.victory': 'Všetci ste vonku!',
  'spoken.fall': 'Chrám si vás nechal. Skúsite to znova?',

  'talk.temple': 'Stojíte s kamarátmi v chráme, ktorý sa o desať minút zrúti. Von sa dostanú všetci, alebo nikto.',
  'talk.goal': 'Východ držia zatvorený drahokamy. Rozsvieťte ich čo najviac, nájdite východ a uniknite spolu.',
  'talk.dice': 'Každý má päť kociek. Na každej: dvakrát dobrodruh, kľúč, fakľa, zlatá maska a čierna maska.',
  'talk.roll': 'Na ťahy sa nehrá. Hádž, kedy chceš, nechaj si, čo pomôže, a zvyšok hoď znova.',
  'talk.blackMask': 'Kocka s čiernou maskou je zablokovaná. Nedá sa hodiť, kým ju niekto neoslobodí.',
  'talk.goldMask': 'Zlatá maska oslobodí najviac dve čierne kocky: tvoje alebo kamarátove v tej istej komnate.',
  'talk.enter': 'Za vstup do komnaty zaplať dva symboly v jej rohu. Použité kocky môžeš hneď hádzať znova.',
  'talk.discover': 'Pri tmavom priechode dva symboly dobrodruha odhalia novú komnatu. Nikto nevie akú.',
  'talk.gems': 'Komnaty s drahokamami chcú fakle alebo kľúče. Zaplať a drahokam zo zásoby sa tu rozžiari.',
  'talk.together': 'Kamaráti v jednej komnate spoja kocky. Na dva či tri drahokamy naraz to treba.',
  'talk.fate': 'Všetko čierne? Pokúšajte osud: všetky čierne kocky sú voľné, ale v zásobe pribudne drahokam.',
  'talk.gong': 'Počúvajte gong. Odvtedy máte tridsať sekúnd na návrat na štart.',
  'talk.slam': 'Keď sa dvere zabuchnú, kto tam nie je, navždy príde o kocku. Potom sa hrá ďalej.',
  'talk.exit': 'Pri východe treba kľúče: jeden za každý drahokam v zásobe a ešte jeden.',
  'talk.collapse': 'Po treťom gongu sa už nezabuchnú dvere: chrám sa zrúti. Ak je niekto vnútri, prehrali všetci.',
  'talk.go': 'Hovorte, pomáhajte si a všímajte si, kto uviazol. Pripravení? Tak bežte!',

  'show.next': 'Ďalší obrázok',
  'show.back': 'Predošlý obrázok',
  'show.again': 'Pozrieť znova',
};
