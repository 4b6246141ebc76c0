import type { CoachTexts } from './en.ts';

/** French. Same keys as English. */
export const fr: CoachTexts = {
  'tip.side': 'Touche le côté par où tu entres. Chacun prend un autre côté.',
  'tip.pair':
    'Deux dés ouvrent une salle voisine : garde ce qu’il te faut. Le reste va à la réserve, l’équipe le barre sur ses cartes.',
  'tip.curse': 'Un masque noir est maudit : ce dé manque pendant quelques tours.',
  'tip.room':
    'Tes dés paient les salles éclairées. Touche une salle pour voir ce qu’elle donne, touche encore pour la dessiner.',
  'tip.stuck': 'Cette fois, tes dés n’ouvrent aucune salle. Finis : les autres prennent encore dans la réserve.',
  'tip.map': 'Choisis un dé qui va sur tes cartes. Il barre un symbole.',
  'tip.cash':
    'Une carte est complète à gauche : utilise-la quand tu veux. Complète d’abord la droite, et elle donne aussi un joyau.',
  'tip.ok': 'Compris',
  'tip.off': 'Sans conseils',
};
