import type { SoundtrackTexts } from './en.ts';

export const fr: SoundtrackTexts = {
  'spoken.introduction':
    'Vous voilà au cœur du temple. Dans dix minutes il s’écroule. Activez ses joyaux, trouvez la sortie, n’oubliez personne.',
  'spoken.cry': 'Courez !',
  'spoken.gong1': 'Premier gong. Vite, au départ, la porte se ferme !',
  'spoken.gong2': 'Deux gongs. Tout le monde rentre !',
  'spoken.gong3': 'Trois gongs. Dehors, tout s’écroule !',
  'spoken.slam': 'La porte est fermée. On continue.',
  'spoken.collapse': 'Le temple s’effondre.',
  'spoken.victory': 'Vous êtes sortis, tous !',
  'spoken.fall': 'Le temple garde les siens. Encore une fois ?',

  'talk.temple':
    'Vous êtes, toi et tes amis, dans un temple qui s’écroule dans dix minutes. Tous sortent, ou personne.',
  'talk.goal': 'Des joyaux scellent la sortie. Activez-en le plus possible, trouvez-la et partez ensemble.',
  'talk.dice': 'Chacun a cinq dés : aventuriers, clé, torche, masque d’or et masque noir.',
  'talk.roll': 'Pas de tour de jeu. Lance quand tu veux, garde ce qui t’aide et relance le reste.',
  'talk.blackMask': 'Un dé sur le masque noir est bloqué. On ne le relance plus tant que personne ne le libère.',
  'talk.goldMask': 'Un masque d’or libère jusqu’à deux dés noirs : les tiens, ou ceux d’un ami dans ta salle.',
  'talk.enter': 'Pour entrer dans une salle, paie les deux symboles dans son coin. Les dés utilisés se relancent.',
  'talk.discover': 'Devant une ouverture sombre, deux aventuriers révèlent une salle. Nul ne sait laquelle.',
  'talk.gems': 'Les salles à joyaux demandent torches ou clés. Paie, et un joyau quitte le dépôt pour briller ici.',
  'talk.together': 'Dans la même salle, les amis réunissent leurs dés. Pour deux ou trois joyaux, il le faudra bien.',
  'talk.fate':
    'Tout est noir ? Défiez le destin : un joyau de plus scelle la sortie, et tous les dés noirs sont libres.',
  'talk.gong': 'Écoutez le gong. Vous avez alors trente secondes pour revenir à la première salle.',
  'talk.slam': 'Quand la porte claque, qui n’est pas rentré perd un dé pour de bon. Puis on repart.',
  'talk.exit': 'Dans la salle de sortie il faut des clés : une par joyau resté au dépôt, plus une.',
  'talk.collapse':
    'Après le troisième gong, ce n’est plus la porte qui tombe, c’est le temple. Un seul dedans, et tous perdent.',
  'talk.go': 'Parlez-vous, aidez-vous, et regardez qui est bloqué. Prêts ? Alors courez !',

  'show.next': 'Image suivante',
  'show.back': 'Image précédente',
  'show.again': 'Depuis le début',
};
