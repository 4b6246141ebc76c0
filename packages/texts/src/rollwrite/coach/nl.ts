import type { CoachTexts } from './en.ts';

/** Dutch. Same keys as English. */
export const nl: CoachTexts = {
  'tip.side': 'Tik op de kant waar je naar binnen gaat. Ieder neemt een andere.',
  'tip.pair':
    'Twee dobbelstenen openen een kamer naast je: houd wat je nodig hebt. De rest gaat in de pot, je team kruist ermee door.',
  'tip.curse': 'Een zwart masker is vervloekt: deze dobbelsteen mis je een paar beurten.',
  'tip.room': 'Je dobbelstenen betalen de verlichte kamers. Eén tik laat zien wat een kamer geeft, de tweede tekent.',
  'tip.stuck': 'Dit keer openen je dobbelstenen geen kamer. Stop: de anderen nemen nog uit de pot.',
  'tip.map': 'Kies een dobbelsteen die op je schatkaarten past. Die kruist één symbool door.',
  'tip.cash':
    'Een schatkaart is links vol: verzilver haar wanneer je wilt. Vul eerst rechts, dan krijg je ook een edelsteen.',
  'tip.ok': 'Begrepen',
  'tip.off': 'Geen tips',
};
