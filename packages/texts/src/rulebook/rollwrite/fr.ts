import type { RollwriteRulesTexts } from './en.ts';

/** French. Same keys and the same names in braces as English. */
export const fr: RollwriteRulesTexts = {
  'chapter.start': 'Avant de commencer',
  'chapter.turn': 'Un tour',
  'chapter.explore': 'Explorer',
  'chapter.tracks': 'Pistes bonus',
  'chapter.pool': 'Réserve commune et cartes',
  'chapter.variants': 'Variantes',
  'chapter.team': 'L’équipe et l’écran',

  'p.goal': 'Le but',
  'p.goal.rule':
    'Vous gagnez ensemble dès que tout le monde est à la sortie et qu’assez de joyaux sont cochés. Si ce n’est pas le cas après le dernier tour de la dernière manche, vous avez perdu ensemble, et on vous montre ce qui manquait.',
  'p.setup': 'Pour commencer',
  'p.setup.rule':
    'De deux à quatre joueurs. Chacun a la même feuille de temple et la remplit de son côté ; la feuille d’aventure est pour tous. Il y a huit dés. Vous commencez dehors, chacun d’un côté différent du temple. Le premier joueur est tiré au sort.',
  'p.rounds': 'Les manches',
  'p.rounds.rule':
    'À deux, vous avez 8 manches, à trois 7, à quatre 6. Dans une manche, chacun joue un tour, dans le sens horaire. La manche suivante est cochée quand revient le tour du premier joueur.',
  'p.gems': 'Les joyaux',
  'p.gems.rule':
    'Une salle avec un joyau, une carte complète, une piste bonus ou une paire de salles secrètes font cocher des joyaux. Il en faut, à deux, trois ou quatre joueurs : 14, 20 ou 22 en facile, 15, 23 ou 25 en normal, 16, 25 ou 28 en difficile.',

  'p.course': 'Une chose après l’autre',
  'p.course.rule':
    'Les dés maudits avancent. Puis soigner, lancer par paires, explorer, partager la réserve commune et barrer sur les cartes. À la fin, tous les dés sauf les maudits retournent au stock, et c’est au joueur suivant.',
  'p.curses': 'Les dés maudits',
  'p.curses.rule':
    'Au début de chaque tour, chaque dé maudit avance d’une case vers la droite. Les dés qui quittent la troisième case sont libres et sont lancés dans ce tour.',
  'p.heal': 'Soin',
  'p.heal.rule':
    'Avant ton premier lancer, tu peux utiliser des cases de soin : pour chacune, tous les dés d’une case maudite reviennent au stock.',
  'p.pairs': 'Lancer par paires',
  'p.pairs.rule': 'Tu lances tous les dés du stock, deux par deux. S’il en reste un, il est lancé seul.',
  'p.place': 'Garder ou partager',
  'p.place.rule':
    'Un masque noir va sur la première case maudite. Tout autre dé, tu le gardes ou tu le mets dans la réserve commune pour les autres. Décide avant de lancer la paire suivante.',
  'p.reroll': 'Relance',
  'p.reroll.rule':
    'Avant de placer une paire, une case de relance te laisse relancer les deux dés, masques noirs compris. Tu peux en utiliser plusieurs, aussi pour un dernier dé seul. Les dés bonus d’une variante ne sont jamais relancés.',
  'p.endTurn': 'Quand tu as fini',
  'p.endTurn.rule':
    'Quand tu ne peux ou ne veux plus rien utiliser, les dés gardés et non utilisés sont hors jeu pour ce tour. Puis la réserve commune est partagée. Le jeu n’avance de lui-même que s’il n’y a rien à décider, ni pour toi ni pour qui pourrait utiliser une carte.',

  'p.enter': 'Entrer dans une salle',
  'p.enter.rule':
    'Entre dans une salle voisine avec deux de tes dés gardés qui montrent ses deux symboles. Aucun dé ne paie deux fois. Tu peux entrer dans plusieurs salles en un tour.',
  'p.outside': 'De l’extérieur',
  'p.outside.rule':
    'Tant que tu es dehors, tu peux entrer dans n’importe quelle salle de ton côté du temple. Personne ne ressort jamais.',
  'p.firstVisit': 'La première visite',
  'p.firstVisit.rule':
    'La première fois que tu entres dans une salle, tu reçois tout de suite ce qu’elle montre, et tu le barres sur ta feuille. Tu peux revenir, mais elle ne donne plus rien.',
  'p.rewards': 'Ce que donnent les salles',
  'p.rewards.rule':
    'Relance, soin, clé, torche, masque d’or : entoure la prochaine case de cette piste bonus. Un joyau : coches-en un pour l’équipe. Si la piste est pleine, le gain est perdu.',
  'p.joker': 'Joker',
  'p.joker.rule':
    'Entoure la prochaine case de relance, clé, torche ou masque d’or, au choix. Si votre table le veut, de soin aussi. Sans case libre, le joker est perdu.',
  'p.secrets': 'Salles secrètes',
  'p.secrets.rule':
    'Il y a quatre couleurs, chacune avec une moitié haute et une moitié basse dans deux salles. Quand deux d’entre vous sont en même temps dans les deux salles d’une couleur, l’équipe reçoit deux joyaux. Cette couleur est alors finie pour tous.',
  'p.rush': 'Se précipiter',
  'p.rush.rule':
    'À tout moment de ton tour, tant que tu n’as pas fini d’explorer, une telle case te mène dans une salle voisine sans payer ; de l’extérieur, dans toute salle de ton côté. Elle donne ce qu’elle montre. On ne passe pas par une route barrée. Seules les cartes donnent cette case.',
  'p.exit': 'La sortie',
  'p.exit.rule':
    'La sortie coûte ses deux symboles, comme toute salle. Tu peux y venir plus tôt et repartir ; là aussi, tu joues tes tours et prends des dés de la réserve commune.',

  'p.tracks': 'Utiliser des cases',
  'p.tracks.rule':
    'Il y a six pistes : se précipiter, soin, relance, clé, torche et masque d’or. Elles sont à l’équipe, mais seul le joueur dont c’est le tour utilise des cases, autant qu’il veut, même toutes neuves. Une case utilisée est barrée pour de bon.',
  'p.trackGem': 'Le joyau d’une piste',
  'p.trackGem.rule':
    'Quand une piste atteint sa case marquée, l’équipe reçoit un joyau, une fois par piste. À deux, c’est la case 4, à trois la 6, à quatre la 7. Vous pouvez entourer jusqu’au bout.',
  'p.boxSymbols': 'Clé, torche, masque d’or',
  'p.boxSymbols.rule':
    'En explorant, une telle case vaut un dé de ce symbole, pour ce tour. Il ne va jamais dans la réserve commune.',

  'p.pool': 'Partager la réserve commune',
  'p.pool.rule':
    'Dans le sens horaire, chacun des autres prend un ou deux dés de la réserve commune. Tant qu’il y en a un, tu dois en prendre un. Deux seulement s’il en reste un pour chacun de ceux qui suivent.',
  'p.cross': 'Barrer sur une carte',
  'p.cross.rule':
    'Pour chaque dé pris, barre un symbole qui correspond sur une de tes six cartes. Deux dés peuvent aller sur deux cartes. Un dé qui ne va nulle part ne fait rien.',
  'p.cashIn': 'Utiliser une carte',
  'p.cashIn.rule':
    'Quand le côté bonus d’une carte est complet, tu peux l’utiliser quand tu veux, même pendant le tour d’un autre : entoure son gain. La carte est alors finie. Si les deux côtés sont complets, elle est utilisée d’elle-même.',
  'p.gemSide': 'Le côté joyau',
  'p.gemSide.rule':
    'Si le côté joyau est complet aussi quand tu l’utilises, l’équipe reçoit un joyau. Si tu l’utilises avant, ce joyau est perdu. Le côté joyau seul ne donne rien.',

  'p.variants': 'Une à la fois',
  'p.variants.rule':
    'Vous jouez avec une variante ou aucune, sur la feuille des variantes et avec deux dés bonus : dix en tout. Un point d’interrogation sur cette feuille est un joker ordinaire, sauf avec la salle joker aléatoire. Les jokers des cartes sont toujours ordinaires.',
  'p.blocked': 'Routes barrées',
  'p.blocked.rule':
    'Avant ton lancer, les deux dés bonus sont lancés dans l’ordre. Toi et le joueur suivant fermez chacun une entrée d’une salle avec ces deux symboles dans cet ordre, sur sa propre feuille, pour de bon et dans les deux sens. Les entrées de l’extérieur restent ouvertes. Pour chaque masque noir, rien n’est fermé, mais un dé du stock est maudit.',
  'p.lottery': 'Salle joker aléatoire',
  'p.lottery.rule':
    'À chaque tour du premier joueur, les deux dés bonus sont lancés. Pour cette manche, une salle joker donne ce que montre l’un d’eux, au choix : clé, torche ou masque d’or. Un aventurier ne donne rien. Un masque noir avance tous les dés maudits d’une case ; ceux qui sont débloqués servent dès le tour suivant.',
  'p.diceRooms': 'Salles de dés',
  'p.diceRooms.rule':
    'Pour chaque paire de salles secrètes, l’équipe vote : deux joyaux, ou un des dés bonus pour le stock, du tour suivant jusqu’à la fin. En cas de désaccord, le joueur dont c’est le tour décide. À une table en direct, vous avez quinze secondes. Quand les deux dés sont pris, ce sont toujours des joyaux.',

  'p.talk': 'Parler et proposer',
  'p.talk.rule':
    'Vous pouvez parler, tout montrer et proposer ; seul le joueur dont c’est le tour décide. La table choisit : propositions à tout moment, seulement sur demande et alors montrées ensemble, ou aucune.',
  'p.wishes': 'Souhaits pour la réserve commune',
  'p.wishes.rule':
    'Note les symboles que tu souhaites, et pour quelle carte. Quand c’est à toi de prendre, ton premier souhait possible est pris et barré tout seul, et un second là où tu peux en prendre deux. Tu peux revenir dessus tant qu’on n’a pas lancé et que personne n’a agi ; tes souhaits se reposent alors jusqu’au tour suivant.',
  'p.notes': 'Petits mots',
  'p.notes.rule':
    'Épingle un petit mot à tout ce qu’on peut montrer, un par joueur et par endroit. Tout le monde peut l’enlever. Au-delà de quarante, les plus vieux tombent.',
  'p.undo': 'Revenir en arrière',
  'p.undo.rule':
    'À ton tour, tu peux annuler un pas d’exploration, ou tous, tant qu’aucun dé n’est lancé et que personne d’autre n’a agi.',
  'p.table': 'Comment jouer',
  'p.table.rule':
    'Chacun sur son appareil, un appareil qui passe de main en main, des bots à n’importe quelle place. Une partie peut durer des jours : laissez-la et reprenez-la. Rien n’est perdu si un serveur s’arrête, et personne ne peut connaître un lancer d’avance. Ce qui n’est pas possible est refusé, avec la raison.',
};
