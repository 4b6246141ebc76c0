import type { SoundtrackTexts } from './en.ts';

export const fr: SoundtrackTexts = {
  'spoken.introduction':
    'Vous voilà au cœur du temple. Dans dix minutes il s’effondre. Activez ses joyaux, trouvez la sortie, n’oubliez personne.',
  'spoken.cry': 'Courez !',
  'spoken.gong1': 'Premier gong. Vite, au départ, la porte se ferme !',
  'spoken.gong2': 'Deuxième gong. Tout le monde au départ !',
  'spoken.gong3': 'Troisième gong. Dehors, tout s’effondre !',
  'spoken.slam': 'La porte est fermée. On continue.',
  'spoken.collapse': 'Le temple s’effondre.',
  'spoken.victory': 'Vous êtes tous sortis !',
  'spoken.fall': 'Le temple vous a pris. Encore une fois ?',

  'talk.temple':
    'Toi et tes amis, vous êtes dans un temple qui s’effondre dans dix minutes. Tout le monde sort, ou personne.',
  'talk.goal': 'Des joyaux scellent la sortie. Activez-en le plus possible, trouvez-la et échappez-vous ensemble.',
  'talk.dice':
    'Chacun a cinq dés. Sur chaque dé : deux aventuriers, une clé, une torche, un masque d’or et un masque noir.',
  'talk.roll': 'Pas de tour de jeu. Lance quand tu veux, garde ce qui t’aide et relance le reste.',
  'talk.blackMask':
    'Un dé qui montre le masque noir est bloqué. On ne le relance plus tant que personne ne le débloque.',
  'talk.goldMask': 'Un masque d’or débloque jusqu’à deux dés noirs : les tiens, ou ceux d’un ami dans ta salle.',
  'talk.enter': 'Pour entrer dans une salle, paie les deux symboles dans le coin. Les dés utilisés se relancent.',
  'talk.discover': 'Devant une ouverture sombre, deux symboles aventurier révèlent une salle. Nul ne sait laquelle.',
  'talk.gems': 'Les salles aux joyaux demandent torches ou clés. Paie, et un joyau quitte la réserve pour briller ici.',
  'talk.together': 'Dans la même salle, les amis réunissent leurs dés. Pour deux ou trois joyaux, il le faudra bien.',
  'talk.fate':
    'Tout est noir ? Un coup de pouce du destin débloque tous les dés noirs, mais ajoute un joyau à la réserve.',
  'talk.gong': 'Écoutez le gong. Vous avez alors trente secondes pour revenir dans la salle de départ.',
  'talk.slam': 'Quand la porte claque, qui n’y est pas perd un dé pour de bon. Puis on repart.',
  'talk.exit': 'Dans la salle de sortie il faut des clés : une par joyau resté dans la réserve, plus une.',
  'talk.collapse':
    'Au bout du troisième gong, c’est le temple qui s’effondre. S’il reste quelqu’un dedans, tout le monde perd.',
  'talk.go': 'Parlez-vous, aidez-vous, et regardez qui est bloqué. Prêts ? Alors courez !',

  'show.next': 'Image suivante',
  'show.back': 'Image précédente',
  'show.again': 'Revoir',
};
