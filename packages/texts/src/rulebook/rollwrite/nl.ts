import type { RollwriteRulesTexts } from './en.ts';

/** Dutch. Same keys and the same names in braces as English. */
export const nl: RollwriteRulesTexts = {
  'chapter.start': 'Voor je begint',
  'chapter.turn': 'Een beurt',
  'chapter.explore': 'Verkennen',
  'chapter.tracks': 'Bonussporen',
  'chapter.pool': 'Pot en kaarten',
  'chapter.variants': 'Varianten',
  'chapter.team': 'Het team en het scherm',

  'p.goal': 'Wat jullie willen',
  'p.goal.rule':
    'Jullie winnen samen zodra iedereen in de uitgang staat en er genoeg edelstenen zijn aangekruist. Is dat na de laatste beurt van de laatste ronde niet zo, dan hebben jullie samen verloren, en jullie zien wat er ontbrak.',
  'p.setup': 'Zo begin je',
  'p.setup.rule':
    'Twee tot vier spelers. Iedereen heeft hetzelfde tempelblad en vult dat zelf in; het avonturenblad is voor allemaal. Er zijn acht dobbelstenen. Je begint buiten, ieder aan een andere kant van de tempel. Wie begint, bepaalt het lot.',
  'p.rounds': 'Rondes',
  'p.rounds.rule':
    'Met twee spelers zijn er 8 rondes, met drie 7, met vier 6. In een ronde heeft iedereen één beurt, met de klok mee. De volgende ronde wordt aangekruist als de startspeler weer aan de beurt is.',
  'p.gems': 'Edelstenen',
  'p.gems.rule':
    'Een kamer met een edelsteen, een volle kaart, een bonusspoor of een paar geheime kamers laat jullie edelstenen aankruisen. Nodig zijn er met twee, drie of vier spelers: 14, 20 of 22 op gemakkelijk, 15, 23 of 25 op normaal, 16, 25 of 28 op moeilijk.',

  'p.course': 'Eén ding tegelijk',
  'p.course.rule':
    'De vervloekte dobbelstenen schuiven op. Dan genezen, in paren gooien, verkennen, de pot verdelen en op kaarten doorkruisen. Aan het eind liggen alle dobbelstenen behalve de vervloekte weer in de voorraad, en is de volgende speler aan de beurt.',
  'p.curses': 'Vervloekte dobbelstenen',
  'p.curses.rule':
    'Aan het begin van elke beurt schuift elke vervloekte dobbelsteen één veld naar rechts. Wat het derde veld verlaat, is vrij en wordt in deze beurt gegooid.',
  'p.heal': 'Genezen',
  'p.heal.rule':
    'Voor je eerste worp mag je vakjes van genezen gebruiken: voor elk komen alle dobbelstenen van één vervloekt veld terug in de voorraad.',
  'p.pairs': 'In paren gooien',
  'p.pairs.rule':
    'Je gooit alle dobbelstenen uit de voorraad, twee tegelijk. Blijft er een over, dan gooi je die alleen.',
  'p.place': 'Houden of pot',
  'p.place.rule':
    'Een zwart masker gaat naar het eerste vervloekte veld. Elke andere dobbelsteen houd je, of je legt hem in de pot voor de anderen. Beslis voordat je het volgende paar gooit.',
  'p.reroll': 'Opnieuw dobbelen',
  'p.reroll.rule':
    'Voor je een paar neerlegt, mag je voor een vakje opnieuw dobbelen beide nog eens gooien, ook zwarte maskers. Vaker mag ook, ook voor een laatste losse dobbelsteen. De extra dobbelstenen van een variant gooi je nooit opnieuw.',
  'p.endTurn': 'Als je klaar bent',
  'p.endTurn.rule':
    'Kun of wil je niets meer gebruiken, dan doen bewaarde dobbelstenen die over zijn deze beurt niet meer mee. Dan wordt de pot verdeeld. Het spel gaat alleen vanzelf verder waar niets te kiezen valt, voor jou of voor wie een kaart kan verzilveren.',

  'p.enter': 'Een kamer in gaan',
  'p.enter.rule':
    'Ga een aangrenzende kamer in met twee bewaarde dobbelstenen die de twee symbolen tonen. Geen dobbelsteen betaalt twee keer. Je mag in één beurt meer kamers in gaan.',
  'p.outside': 'Van buiten',
  'p.outside.rule':
    'Zolang je buiten bent, mag je elke kamer aan jouw kant van de tempel in. Niemand gaat ooit weer naar buiten.',
  'p.firstVisit': 'Eerste bezoek',
  'p.firstVisit.rule':
    'Ga je een kamer voor het eerst in, dan krijg je meteen wat ze toont, en je kruist dat door op je blad. Je mag terugkomen, maar ze geeft niets meer.',
  'p.rewards': 'Wat kamers geven',
  'p.rewards.rule':
    'Opnieuw dobbelen, genezen, sleutel, fakkel, gouden masker: omcirkel het volgende vakje van dat bonusspoor. Een edelsteen: kruis er een aan voor het team. Is het spoor vol, dan gaat de winst verloren.',
  'p.joker': 'Joker',
  'p.joker.rule':
    'Omcirkel het volgende vakje van opnieuw dobbelen, sleutel, fakkel of gouden masker, naar keuze. Wil jullie tafel dat, dan ook genezen. Zonder vrij vakje is de joker verloren.',
  'p.secrets': 'Geheime kamers',
  'p.secrets.rule':
    'Er zijn vier kleuren, elk met een bovenste en een onderste helft in twee kamers. Staan er twee van jullie tegelijk in beide kamers van een kleur, dan krijgt het team twee edelstenen. Daarna is die kleur voor iedereen voorbij.',
  'p.rush': 'Doorlopen',
  'p.rush.rule':
    'Wanneer je wilt in je beurt, tot je klaar bent met verkennen, brengt een vakje doorlopen je zonder betalen naar een aangrenzende kamer; van buiten naar elke kamer aan jouw kant. Ze geeft wat ze toont. Door een afgesloten doorgang kan het niet. Alleen kaarten geven doorlopen.',
  'p.exit': 'De uitgang',
  'p.exit.rule':
    'De uitgang kost de twee symbolen, net als elke kamer. Je mag eerder komen en weer weggaan; ook daar heb je beurten en pak je dobbelstenen uit de pot.',

  'p.tracks': 'Vakjes gebruiken',
  'p.tracks.rule':
    'Er zijn zes sporen: doorlopen, genezen, opnieuw dobbelen, sleutel, fakkel en gouden masker. Ze zijn van het team, maar alleen wie aan de beurt is, gebruikt vakjes, zoveel als je wilt, ook nieuwe. Een gebruikt vakje is voorgoed doorgekruist.',
  'p.trackGem': 'De edelsteen van een spoor',
  'p.trackGem.rule':
    'Bereikt een spoor zijn gemerkte vakje, dan krijgt het team een edelsteen, één keer per spoor. Met twee spelers is het vakje 4, met drie vakje 6, met vier vakje 7. Verder omcirkelen kan tot het einde.',
  'p.boxSymbols': 'Sleutel, fakkel, gouden masker',
  'p.boxSymbols.rule':
    'Bij het verkennen is zo’n vakje een dobbelsteen met dat symbool, voor deze beurt. Hij gaat nooit in de pot.',

  'p.pool': 'De pot verdelen',
  'p.pool.rule':
    'Met de klok mee pakt elk van de anderen één of twee dobbelstenen uit de pot. Zolang er een ligt, moet je er een pakken. Twee mag alleen als er voor ieder na jou nog een overblijft.',
  'p.cross': 'Op kaarten doorkruisen',
  'p.cross.rule':
    'Voor elke gepakte dobbelsteen kruis je één passend symbool door op een van je zes kaarten. Twee dobbelstenen mogen naar twee kaarten. Een dobbelsteen die nergens past, doet niets.',
  'p.cashIn': 'Verzilveren',
  'p.cashIn.rule':
    'Is de bonuskant van een kaart vol, dan mag je haar verzilveren wanneer je wilt, ook in de beurt van een ander: omcirkel de beloning. Dan is de kaart af. Zijn beide kanten vol, dan wordt ze vanzelf verzilverd.',
  'p.gemSide': 'De edelsteenkant',
  'p.gemSide.rule':
    'Is bij het verzilveren ook de edelsteenkant vol, dan krijgt het team een edelsteen. Verzilver je eerder, dan is die edelsteen weg. De edelsteenkant alleen levert niets op.',

  'p.variants': 'Eén tegelijk',
  'p.variants.rule':
    'Je speelt met één variant of geen, op het variantenblad en met twee extra dobbelstenen: samen tien. Een vraagteken op dat blad is een gewone joker, behalve in de jokerloterij. Jokers van kaarten zijn altijd gewoon.',
  'p.blocked': 'Afgesloten doorgangen',
  'p.blocked.rule':
    'Voor je worp worden de twee extra dobbelstenen op volgorde gegooid. Jij en de volgende speler sluiten elk één doorgang van een kamer met precies deze twee symbolen in deze volgorde, op je eigen blad, voorgoed en in beide richtingen. Wegen van buiten blijven open. Per zwart masker gaat er geen doorgang dicht, maar wordt een dobbelsteen uit de voorraad vervloekt.',
  'p.lottery': 'Jokerloterij',
  'p.lottery.rule':
    'In elke beurt van de startspeler worden de twee extra dobbelstenen gegooid. In die ronde geeft een jokerkamer wat een ervan toont, naar keuze: sleutel, fakkel of gouden masker. Een avonturier geeft niets. Een zwart masker schuift alle vervloekte dobbelstenen één veld op; wat vrijkomt, telt vanaf de volgende beurt.',
  'p.diceRooms': 'Dobbelsteenkamers',
  'p.diceRooms.rule':
    'Bij elk paar geheime kamers stemt het team: twee edelstenen, of een van de extra dobbelstenen voor de voorraad, van de volgende beurt tot het einde. Zijn jullie het oneens, dan beslist wie aan de beurt is. Aan een tafel waar iedereen er is, heb je vijftien seconden. Zijn beide dobbelstenen op, dan zijn het altijd edelstenen.',

  'p.talk': 'Praten en voorstellen',
  'p.talk.rule':
    'Jullie mogen praten, alles aanwijzen en voorstellen doen; alleen wie aan de beurt is, beslist. De tafel kiest: voorstellen wanneer je wilt, alleen op verzoek en dan samen getoond, of helemaal geen.',
  'p.wishes': 'Wensen voor de pot',
  'p.wishes.rule':
    'Schrijf op welke symbolen je wenst en voor welke kaart. Mag jij pakken, dan wordt je eerste haalbare wens vanzelf gepakt en doorgekruist, en een tweede waar je er twee mag pakken. Je kunt dat terugnemen tot er gegooid wordt of iemand iets doet; dan rusten je wensen tot de volgende beurt.',
  'p.notes': 'Briefjes',
  'p.notes.rule':
    'Prik een kort briefje op alles wat je kunt aanwijzen, één per speler en plek. Iedereen mag het weghalen. Van meer dan veertig vallen de oudste eraf.',
  'p.undo': 'Terugnemen',
  'p.undo.rule':
    'In je beurt mag je een stap van het verkennen terugnemen, of allemaal, tot er een dobbelsteen gegooid wordt of iemand anders iets heeft gedaan.',
  'p.table': 'Zo kun je spelen',
  'p.table.rule':
    'Ieder op een eigen apparaat, één apparaat dat rondgaat, bots op elke plek. Een spel mag dagen duren: leg het weg en ga later verder. Er gaat niets verloren als een server stopt, en niemand kan een worp van tevoren weten. Wat niet kan, wordt geweigerd, met de reden.',
};
