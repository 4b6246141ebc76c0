import type { TempleCoachTexts } from './en.ts';

/** French. Same keys and the same names in braces as English. */
export const fr: TempleCoachTexts = {
  'coach.title': 'Coach',
  'coach.own': 'Avec tes propres dés seulement',
  'coach.nothing': 'Il n’y a rien à viser pour l’instant.',
  'coach.thinking': 'Un instant…',
  'coach.pay': 'Tu peux payer tout de suite.',
  'coach.rolls': 'environ {rolls} lancers',
  'coach.soon': '{percent} en trois lancers',
  'coach.keep': 'Garde :',
  'coach.keepNothing': 'Ne garde rien, lance tout.',
  'coach.spend': 'Débloque d’abord des dés noirs avec un masque d’or.',
  'coach.short': 'Tes dés seuls ne suffisent pas.',
  'coach.stuck': 'Que des dés noirs : quelqu’un doit te débloquer.',
  'coach.expert': 'Ce que ferait l’expert',
  'expert.home': 'Va à la salle de départ : la porte claque bientôt.',
  'expert.idle': 'Reste et aide : d’autres sont plus près de ce qui manque.',
  'expert.discover': 'Découvre une salle : ce qu’il vous faut est encore dans la pile.',
  'expert.activate': 'Active des joyaux : chacun facilite la sortie de tous.',
  'expert.escape': 'Va t’échapper : les clés sont à ta portée.',
  'expert.free': 'Débloque les dés d’un ami : sans aide, il n’avance plus.',
  'expert.takeTreasure': 'Ouvre un coffre : un trésor vaut plus que deux clés.',
  'expert.liftCurse': 'Lève d’abord une malédiction : elle coûte plus que ses trois symboles.',
  'expert.quest': 'Continue une quête : personne ne sort avant.',
  'expert.other': 'Sers-toi de ce que la salle a de spécial : cela rapporte plus que la suivante.',
};
