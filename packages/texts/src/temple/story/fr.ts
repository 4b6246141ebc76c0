import type { StoryTexts } from './en.ts';

export const fr: StoryTexts = {
  'finale.skip': 'Passer',

  'left.out': 'hors du temple',
  'left.atExit': 'à la sortie',
  'left.toExit': {
    one: 'à {n} salle de la sortie',
    many: 'à {n} salles de la sortie',
    other: 'à {n} salles de la sortie',
  },
  'left.noWay': 'sans chemin vers la sortie',
  'left.noExit': 'sortie introuvable',

  'alone.atExit': 'Tu étais à la sortie.',
  'alone.toExit': {
    one: 'Tu étais à {n} salle de la sortie.',
    many: 'Tu étais à {n} salles de la sortie.',
    other: 'Tu étais à {n} salles de la sortie.',
  },
  'alone.noWay': 'Aucun chemin ne te menait à la sortie.',
  'alone.noExit': 'Tu n’as pas trouvé la sortie.',

  'tip.title': 'La prochaine fois',
  'tip.stuck': 'Reste près des autres : un masque d’or débloque deux dés noirs.',
  'tip.stuckAlone': 'Garde un masque d’or avant que ton dernier dé soit noir.',
  'tip.noExit': 'Pose vite de nouvelles salles : la sortie est au fond de la pile.',
  'tip.quests': 'Partagez-vous vite les quêtes : sans elles, pas de sortie.',
  'tip.gems': 'Activez plus de joyaux : chacun fait gagner une clé à la sortie.',
  'tip.keys': 'Garde tes clés en chemin : la sortie les demande.',
  'tip.far': 'Cours vers la sortie avant le dernier gong.',

  'award.masks': 'Le plus de dés débloqués',
  'award.gems': 'Le plus de joyaux activés',
  'award.run': 'Plus longue course',
  'award.lastOut': 'Dernière sortie',
  'award.rolls': 'Le plus de lancers',

  'tell.exit': 'La sortie est trouvée !',
  'tell.gem': 'Le premier joyau brille. La sortie coûte une clé de moins.',
  'tell.stuck': '{name} ne peut plus lancer. Qui apporte un masque d’or ?',
  'tell.near': '{name} : encore deux salles. Cours !',
  'tell.out': '{name} est dehors. À qui le tour ?',
  'tell.curse': 'Une malédiction frappe {name} !',

  'coach.roll': 'Lance tes dés : touche le grand bouton.',
  'coach.hold': 'Touche un dé pour le garder.',
  'coach.door': 'Une porte brille : touche-la pour entrer.',
  'coach.gem': 'Un joyau brille : sortir coûte moins.',
  'coach.black': 'Dé noir : un masque d’or le débloque.',
  'coach.gong': 'Le gong ! Cours à la salle de départ.',
  'coach.off': 'Sans conseils',

  'guest.whose': 'C’est {name} qui choisit ici.',
  'guest.yours': 'À toi : ton nom, ton pion, et quand tu commences.',
  'preset.label': 'Choix rapide',
  'preset.children': 'Avec des enfants',
  'preset.first': 'Première fois',
  'preset.full': 'Grande aventure',
  'preset.surprise': 'Surprends-nous',
};
