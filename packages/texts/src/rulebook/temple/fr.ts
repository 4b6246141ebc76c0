import type { TempleRulesTexts } from './en.ts';

/** French. Same keys and the same names in braces as English. */
export const fr: TempleRulesTexts = {
  'chapter.start': 'Avant de commencer',
  'chapter.dice': 'Tes dés',
  'chapter.rooms': 'Salles et joyaux',
  'chapter.clock': 'Le chrono et la sortie',
  'chapter.curses': 'Malédictions',
  'chapter.treasures': 'Trésors',
  'chapter.illusions': 'Illusions',
  'chapter.special': 'Salles spéciales',
  'chapter.extras': 'Suppléments : deux cartes de plus',
  'chapter.quests': 'Quêtes',
  'chapter.characters': 'Personnages',
  'chapter.promos': 'Fosse, fontaine et condamnés',
  'chapter.challenges': 'Défis',
  'chapter.screen': 'Jouer sur écran',

  'p.goal': 'Le but',
  'p.goal.rule':
    'Vous êtes tous dans le même temple, et il s’effondre dans dix minutes. Trouvez la sortie, activez des joyaux et sortez tous. Si tout le monde s’échappe, vous gagnez aussitôt. S’il reste quelqu’un, vous perdez tous.',
  'p.setup': 'Comment le temple commence',
  'p.setup.rule':
    'La salle de départ est au milieu, avec une salle à gauche et une à droite. Chacun y commence avec cinq dés, tous vierges ; en solo, tu en as sept. La sortie se cache dans la pile : parmi les cinq dernières salles à trois joueurs ou plus, au milieu de la pile à un ou deux. Un masque violet sur les deux premières salles ne fait rien ; un coffre y a bien son trésor, une salle au trésor son calice.',
  'p.depot': 'Les joyaux de la réserve',
  'p.depot.rule':
    'Les joyaux de la réserve ferment la sortie. Au début, il y en a 7 à un ou deux joueurs, 11 à trois, 14 à quatre, 16 à cinq, 18 à six. Deux joyaux de côté paient les coups de pouce du destin.',
  'p.level': 'La difficulté',
  'p.level.rule':
    'Avancé : trois joyaux de plus dans la réserve. Expert : six de plus, et pas de coup de pouce du destin. À six en expert, il y a aussi deux grandes salles aux joyaux de plus, sinon il n’y aurait pas assez de joyaux à activer.',
  'p.practice': 'L’entraînement',
  'p.practice.rule':
    'Une première partie peut se jouer sans chrono : pas de gong, pas de porte qui claque, et le temple tient bon. Elle finit quand tout le monde est dehors, ou quand vous arrêtez.',

  'p.symbols': 'Six faces',
  'p.symbols.rule':
    'Un dé porte deux aventuriers, une clé, une torche, un masque d’or et un masque noir. Pas de tours de jeu : lance autant de tes dés que tu veux, quand tu veux, et garde les autres.',
  'p.blackMask': 'Le masque noir',
  'p.blackMask.rule':
    'Un dé qui montre un masque noir est bloqué. Tu ne peux ni le lancer ni l’utiliser tant qu’on ne l’a pas débloqué.',
  'p.goldMask': 'Le masque d’or',
  'p.goldMask.rule':
    'Un masque d’or débloque un ou deux dés noirs : les tiens, ou ceux d’un ami dans ta salle, jamais les deux. Le dé d’or et les dés débloqués deviennent vierges. Un ami peut aussi se servir de ton masque d’or, sauf si tu ne partages pas.',
  'p.paying': 'Payer',
  'p.paying.rule':
    'Tu paies avec tes propres dés. Les dés payés deviennent vierges : ils ne montrent plus rien avant d’être relancés. Les autres restent comme ils sont.',
  'p.pace': 'À quel rythme lancer',
  'p.pace.rule':
    'Un dé lancé montre sa face après un instant, et compte dès ce moment. Encore une petite attente, et tu relances. La table choisit le rythme : rapide, standard ou tranquille. Seuls les lancers attendent, tout le reste est immédiat. Personne ne peut connaître un lancer d’avance.',

  'p.doorways': 'Ouvertures et passages',
  'p.doorways.rule':
    'Chaque côté d’une salle est une ouverture ou un mur. Deux ouvertures face à face forment un passage. Une ouverture contre un mur est bouchée. Une ouverture vers le noir mène à une salle que personne n’a encore trouvée.',
  'p.enter': 'Entrer dans une salle',
  'p.enter.rule':
    'Paie les symboles dans le coin d’une salle voisine et entre par un passage. Seul ton aventurier bouge. On peut être aussi nombreux qu’on veut dans une salle.',
  'p.discover': 'Découvrir une salle',
  'p.discover.rule':
    'Dans une salle avec une ouverture vers le noir, paie deux aventuriers. La salle du dessus de la pile se pose là, son escalier vers toi. Tu restes où tu es. La nouvelle salle peut boucher d’autres ouvertures. Quand la pile est vide, il n’y a plus rien à découvrir.',
  'p.lastDoorway': 'La dernière ouverture',
  'p.lastDoorway.rule':
    'Si une salle devait fermer la dernière ouverture alors que la sortie ou une quête reste à trouver, elle va sous la pile et on essaie la suivante. Si aucune ne convient, la salle dont vous avez besoin passe devant. Si vous fermez quand même le temple, les quêtes encore dans la pile sont abandonnées, et tout le monde l’apprend.',
  'p.gems': 'Activer des joyaux',
  'p.gems.rule':
    'Dans une salle à joyaux, payez les torches ou les clés indiquées. Autant de joyaux quittent la réserve pour la salle : ils sont activés. Chaque salle ne donne ses joyaux qu’une fois. On n’active jamais plus que ce que la réserve contient.',
  'p.together': 'Payer à plusieurs',
  'p.together.rule':
    'Tous ceux qui sont dans la salle peuvent payer les joyaux ensemble. Tes dés servent d’abord, puis ceux de tes amis présents, dans l’ordre des places ; on ne touche pas aux dés de qui ne partage pas. S’il en manque, rien n’est payé. Avec assez de dés, on peut le faire sans aide.',
  'p.greatGems': 'Les grandes salles aux joyaux',
  'p.greatGems.rule':
    'Quatre salles offrent plus : un joyau pour quatre symboles, deux pour sept, trois pour dix. On ne choisit qu’une fois : rassemblez-vous d’abord.',

  'p.clock': 'Dix minutes',
  'p.clock.rule':
    'La partie dure dix minutes à partir du cri de départ. À 3:00, un gong ; à 6:30, deux ; à 9:30, trois. Après chaque gong, il vous reste trente secondes ; la troisième fois, le temple s’effondre. Une table peut choisir d’autres temps. Tout ce qu’on entend se voit aussi, et il existe des bandes-son calmes et douces.',
  'p.slam': 'Quand la porte claque',
  'p.slam.rule':
    'À 3:30 et à 7:00, la porte claque. Qui est dans le temple mais pas dans la salle de départ perd un dé pour le reste de la partie : un noir si possible, sinon un vierge, sinon celui que tu as marqué. Puis on continue.',
  'p.noDice': 'Plus de dés',
  'p.noDice.rule': 'Sans dés, tu restes en jeu. Un ami déjà dehors peut t’en donner un.',
  'p.fate': 'Le coup de pouce du destin',
  'p.fate.rule':
    'Si vous êtes tous d’accord, un des joyaux de côté va dans la réserve et tous les dés noirs de tous deviennent vierges. Deux fois par partie, jamais en expert, et seulement si quelqu’un a un dé noir. Qui est dehors ou absent est compté d’accord. Au bout de dix secondes, la question tombe.',
  'p.escape': 'S’échapper',
  'p.escape.rule':
    'Dans la salle de sortie, paie autant de clés qu’il y a de joyaux dans la réserve, plus une. Seuls tes propres dés comptent. Chaque joyau activé facilite donc la sortie de tous.',
  'p.gift': 'Un dé en cadeau',
  'p.gift.rule':
    'Une fois dehors, tu peux donner un de tes dés à quelqu’un qui est encore dans le temple. Il arrive vierge et peut être lancé aussitôt. Tu as jusqu’à la fin de la partie pour choisir.',
  'p.outside': 'Dehors',
  'p.outside.rule':
    'Qui est dehors n’a plus de dés, ne fait plus rien et ne perd plus rien. Les malédictions ne t’atteignent plus. Tu peux toujours parler à l’équipe.',

  'p.curse': 'Les masques violets',
  'p.curse.rule':
    'Si tu découvres une salle au masque violet, tu tires une malédiction. Elle reste devant toi jusqu’à ce que tu paies ce que la carte demande, sans aide, avec tes propres dés. Une malédiction que tu as déjà est défaussée. Quand il n’y a plus de cartes, on ne tire rien.',
  'p.trap': 'Piège',
  'p.trap.rule':
    'Tu ne peux ni entrer, ni découvrir, ni courir, ni traverser les murs. La téléportation marche encore, tout comme le trajet du prêtre ou du mécano vers un ami.',
  'p.brokenDie': 'Dé brisé',
  'p.brokenDie.rule':
    'Un de tes dés reste sur la carte, choisi comme quand la porte claque. Lève la malédiction et il revient vierge. S’il ne te reste qu’un dé, la carte est défaussée.',
  'p.maskCurse': 'Masque',
  'p.maskCurse.rule': 'Chacun de tes masques d’or ne débloque qu’un dé, même si tu es le doc.',
  'p.silence': 'Silence',
  'p.silence.rule': 'Ni chat, ni appels, ni gestes, ni voix. Tu entends encore, et tu peux voter.',
  'p.lostDice': 'Dés perdus',
  'p.lostDice.rule':
    'Lance calmement. Si tu relances à peine l’attente finie, un des dés peut tomber de la table : il est perdu pour toute la partie.',
  'p.cursedHand': 'Main maudite',
  'p.cursedHand.rule':
    'Garde le doigt sur la main à l’écran, ou sur sa touche, pour pouvoir lancer. Avec l’aide pour les mains, tes lancers prennent deux fois plus de temps à la place.',

  'p.treasure': 'Les coffres',
  'p.treasure.rule':
    'Une salle au coffre cache un trésor, face contre table. Si tu y es, paie deux clés et il est à toi ; tout le monde voit alors ce que c’est. Tu le gardes jusqu’à ce que tu t’en serves. Qui s’échappe emporte ses trésors : ils ne servent plus.',
  'p.doubles': 'Double torche et double clé',
  'p.doubles.rule':
    'Elle compte une fois pour deux torches ou deux clés : joyaux, salles, malédictions, et même la sortie. Tu choisis quand, même si tes dés suffiraient. Seulement la tienne, jamais celle d’un ami, et jamais au loin. Un symbole de trop est perdu.',
  'p.healingMask': 'Masque guérisseur',
  'p.healingMask.rule': 'Tous les dés noirs de tous deviennent vierges. Une fois.',
  'p.teleport': 'Téléportation',
  'p.teleport.rule': 'Va dans n’importe quelle autre salle où se trouve un ami. Une fois. Le calice ne suit jamais.',
  'p.extraGem': 'Joyau supplémentaire',
  'p.extraGem.rule': 'Un joyau passe de la réserve sur la carte et compte comme activé. La carte reste devant toi.',
  'p.secretPassage': 'Passage secret',
  'p.secretPassage.rule':
    'Perce un passage entre deux salles voisines, où que tu sois. Il reste ouvert à tous jusqu’à la fin.',

  'p.illusions': 'Les salles illusion',
  'p.illusions.rule':
    'Six salles illusion remplacent les six salles à un joyau. Leurs masques violets ne comptent que si vous jouez avec les malédictions.',
  'p.vanish': 'Elles disparaissent',
  'p.vanish.rule':
    'Chaque fois que la porte claque, toutes les salles illusion quittent le plateau et vont sous la pile. Qui est dedans se réveille dans la salle de départ avec un dé de moins, pas davantage. Les joyaux activés là le restent. Le trou peut être redécouvert, et la salle compte alors comme neuve. Un calice ou un fantôme va dans la salle de départ ; un passage secret attend à son bord.',

  'p.special': 'Quelles salles ?',
  'p.special.rule':
    'Trois salles jumelles, deux salles doubles et la salle au trésor sont mélangées à la pile. Avec les quêtes, la salle au trésor est l’une des quêtes.',
  'p.twins': 'Salles jumelles',
  'p.twins.rule':
    'Tant qu’il y a quelqu’un dans chacune de deux salles jumelles, tous ceux qui sont dans les deux peuvent payer ensemble trois clés et trois torches. Un joyau est activé dans chacune. Une fois par partie : la troisième jumelle ne sert alors plus.',
  'p.double': 'Salles doubles',
  'p.double.rule':
    'Un mur coupe la salle en deux. L’escalier mène à l’avant ; les joyaux sont au fond, derrière l’autre ouverture. Avant et fond sont deux salles : rien ne traverse ce mur, ni aide, ni dés, ni passage secret.',
  'p.chalice': 'Le calice',
  'p.chalice.rule':
    'Une fois la salle au trésor trouvée, vous ne gagnez que si le calice arrive à la sortie. Qui est avec lui peut l’emporter dans la salle suivante pour une torche de plus. Il ne suit ni une téléportation, ni une course, ni un saut vers un ami, ni une traversée de mur. La dernière personne ne peut pas s’échapper avant qu’il soit à l’abri.',

  'p.soulSwap': 'Échange d’âmes',
  'p.soulSwap.rule':
    'Avec cette malédiction, toi et un ami dans le temple échangez vos pions. Dés, cartes et trésors restent à leurs joueurs. Tu as cinq secondes pour nommer l’ami, sinon c’est la place suivante. Une fois levée, vous échangez de nouveau. En solo, la carte est défaussée.',
  'p.greatTorch': 'Grande torche',
  'p.greatTorch.rule':
    'Pose ce trésor là où tu es. La prochaine fois que la porte claque, cette salle protège comme la salle de départ. Puis la torche s’éteint. Elle n’empêche pas une illusion de disparaître, mais tu gardes ton dé.',

  'p.quests': 'Les quêtes',
  'p.quests.rule':
    'Une à trois salles de quête sont dans la pile, jamais parmi les cinq dernières salles. Pour chacune, un jeton est dans la réserve. Une quête finie, son jeton passe dans la salle. Tant qu’il reste un jeton, personne ne peut s’échapper.',
  'p.altar': 'Autel',
  'p.altar.rule':
    'Deux dés doivent être sacrifiés ici, par une ou deux personnes, ensemble ou l’une après l’autre. Les dés noirs comptent aussi, et même ton dernier : on te le demande alors deux fois. Ils ne reviennent jamais.',
  'p.trials': 'Épreuves',
  'p.trials.rule':
    'Quatre épreuves sont empilées ici, face cachée. Quand on entre, celle du dessus se montre. Ceux qui sont là la paient ensemble, puis la suivante se montre. Pas besoin de tout faire d’une traite.',
  'p.ghost': 'Fantôme',
  'p.ghost.rule':
    'Quand la salle du fantôme est trouvée, le fantôme apparaît dans la salle de départ. Si tu es avec lui, deux torches le poussent par un passage dans la salle voisine. Dans sa salle, la quête est finie. Personne n’entre dans la salle du fantôme.',
  'p.tree': 'Arbre de vie',
  'p.tree.rule': 'Ceux qui sont dans la salle paient ensemble des masques d’or : deux par joueur de la partie.',
  'p.obelisk': 'Obélisque',
  'p.obelisk.rule':
    'La quête est finie dès qu’on le trouve, mais trois tuiles joyau vont dans la réserve. Chacune compte comme un joyau pour s’échapper. Chaque salle contre un de ses trois murs libres en retire une ; activer des joyaux n’y fait rien. Personne n’entre dans l’obélisque.',

  'p.characters': 'Les personnages',
  'p.characters.rule':
    'Chacun choisit un personnage, jamais deux fois le même, et un de ses deux pouvoirs. L’un marche toujours. L’autre se paie ; la carte est ensuite retournée jusqu’à ce que la porte claque. À l’entraînement sans chrono, elle revient au bout d’une minute.',
  'p.explorer': 'Exploratrice',
  'p.explorer.rule':
    'Toujours : si la salle tirée te déplaît, remets-la sous la pile en trois secondes ; la suivante est posée. Payant : trois aventuriers te font courir jusqu’à trois salles par des passages, sans rien d’autre à payer.',
  'p.doc': 'Doc',
  'p.doc.rule':
    'Toujours : chacun de tes masques d’or débloque jusqu’à trois dés noirs, aussi chez les autres. Payant : deux masques d’or débloquent tous les dés noirs d’un ami, où qu’il soit.',
  'p.colossus': 'Colosse',
  'p.colossus.rule':
    'Toujours : chacune de tes torches compte double. Payant : deux torches tournent n’importe quelle salle, sauf celle de départ. Ce qui est dedans y reste. On ne tire pas de malédiction pour cela.',
  'p.priest': 'Prêtre',
  'p.priest.rule':
    'Toujours : quand tous tes dés sont noirs, tu peux aller dans une salle où se trouve un ami. Payant : trois masques noirs donnent trois clés ou trois torches pour des joyaux, dans toute salle où se trouve l’un de vous. Ou ils débloquent simplement ces trois dés.',
  'p.mechanic': 'Mécano',
  'p.mechanic.rule':
    'Toujours : tes masques d’or peuvent servir de clés ; un tel dé est relancé aussitôt. Payant : deux clés te mènent dans une salle où se trouve un ami.',
  'p.magician': 'Magicien',
  'p.magician.rule':
    'Toujours : entre par un passage dans toute salle voisine pour deux aventuriers, quel que soit son prix. Payant : deux aventuriers te font traverser un mur vers la salle derrière, mais pas à l’intérieur d’une salle double, ni vers la salle du fantôme ou l’obélisque.',

  'p.pit': 'La fosse',
  'p.pit.rule': 'Montre ici cinq masques noirs, sans aide, et deux joyaux sont activés. Les dés restent noirs.',
  'p.lostTreasure': 'Trésor perdu',
  'p.lostTreasure.rule':
    'Défausse un de tes trésors, puis cette carte. Si tu en as de plusieurs sortes, tu as cinq secondes pour choisir, et tu n’en utilises aucun d’ici là. Un joyau supplémentaire déjà utilisé ne compte pas.',
  'p.trulyCursed': 'Vraiment maudit',
  'p.trulyCursed.rule': 'Chaque fois que tu tires une malédiction, tu en tires deux.',
  'p.doomed': 'Condamné, et le contresort',
  'p.doomed.rule':
    'Avec la malédiction Condamné, tu ne peux pas t’échapper avant de la lever. Le trésor Contresort défausse une de tes malédictions, une fois.',
  'p.onYourFeet': 'Debout',
  'p.onYourFeet.rule':
    'Au bout de dix secondes, ton aventurier s’assoit et tu ne peux plus lancer. Un appui, et te revoilà debout. Avec l’aide pour les mains, tes lancers prennent moitié plus de temps à la place.',
  'p.fountain': 'Fontaine',
  'p.fountain.rule':
    'Deux de tes propres masques d’or te rendent un dé perdu, vierge. Une fois par joueur. Les dés sacrifiés, donnés ou posés sur une carte ne reviennent pas.',
  'p.poisoned': 'Empoisonné',
  'p.poisoned.rule': 'Quand la porte claque, tu perds un dé même dans la salle de départ, et deux ailleurs.',
  'p.vines': 'Lianes',
  'p.vines.rule': 'Tes symboles aventurier ne paient rien. Ces dés partent toujours avec ton prochain lancer.',

  'p.challenges': 'Les 26 défis',
  'p.challenges.rule':
    'De 1a au défi ultime. Chacun dit combien de joyaux s’ajoutent à la réserve, combien il y a de quêtes et avec quoi vous jouez. La sortie et les salles de quête sont mélangées aux douze salles suivantes. Le coup de pouce du destin est toujours permis deux fois. Avancé et expert n’existent pas ici. Salles jumelles, salles doubles, fosse et fontaine peuvent s’ajouter.',

  'p.lateTaps': 'Juste à temps',
  'p.lateTaps.rule':
    'Ce qui compte, c’est l’instant où tu as touché, pas l’arrivée du message. Un geste fait avant que la porte claque compte, même s’il arrive jusqu’à un quart de seconde plus tard. Au moment même, c’est trop tard.',
  'p.pause': 'Pause et votes',
  'p.pause.rule':
    'Le chrono ne s’arrête pour personne, sauf si vous acceptez tous une pause. Rien n’est alors possible jusqu’à la reprise. Les votes tombent après dix secondes. Même sous Silence, tu peux voter.',
  'p.away': 'Si quelqu’un s’absente',
  'p.away.rule':
    'Après quinze secondes, un bot joue pour qui est absent, si la table le veut, et rend la place au premier geste. Qui part exprès est remplacé tout de suite.',
  'p.refusals': 'Caché et refusé',
  'p.refusals.rule':
    'Personne ne sait ce qui vient, aucun écran et aucun bot. Ce qui n’est pas possible ne change rien, et on te dit pourquoi.',
  'p.record': 'Tout est noté',
  'p.record.rule':
    'Chaque partie est notée au fur et à mesure : rien n’est perdu si un serveur s’arrête, et on peut la revoir. Si une partie ne peut plus être gagnée, on vous le dit. Vous pouvez arrêter, ou continuer.',
};
