import type { CoachTexts } from './en.ts';

/** Slovak. Same keys as English. */
export const sk: CoachTexts = {
  'tip.side': 'Ťukni na stranu, kade vojdeš. Každý z vás má inú.',
  'tip.pair':
    'Dve kocky otvoria komnatu vedľa teba: nechaj si, čo potrebuješ. Zvyšok daj do ponuky, tím ním škrtá na mapách.',
  'tip.curse': 'Čierna maska je prekliata: táto kocka bude pár ťahov chýbať.',
  'tip.room': 'Tvoje kocky zaplatia svietiace komnaty. Prvé ťuknutie ukáže, čo komnata dá, druhé ju zakreslí.',
  'tip.stuck': 'Tentoraz tvoje kocky neotvoria žiadnu komnatu. Skonči: ostatní si ešte berú z ponuky.',
  'tip.map': 'Vyber kocku, ktorá sa hodí na tvoje mapy. Škrtne jeden symbol.',
  'tip.cash': 'Mapa je vľavo plná: uplatni ju, kedy chceš. Ak najprv zaplníš pravú stranu, dá aj drahokam.',
  'tip.ok': 'Jasné',
  'tip.off': 'Bez rád',
};
