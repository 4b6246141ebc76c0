import type { TempleRulesTexts } from './en.ts';

/** Dutch. Same keys and the same names in braces as English. */
export const nl: TempleRulesTexts = {
  'chapter.start': 'Voor je begint',
  'chapter.dice': 'Je dobbelstenen',
  'chapter.rooms': 'Kamers en edelstenen',
  'chapter.clock': 'De klok en de uitgang',
  'chapter.curses': 'Vloeken',
  'chapter.treasures': 'Schatten',
  'chapter.illusions': 'Illusies',
  'chapter.special': 'Speciale kamers',
  'chapter.extras': 'Extra’s: nog twee kaarten',
  'chapter.quests': 'Opdrachten',
  'chapter.characters': 'Personages',
  'chapter.promos': 'Kuil, fontein en verdoemd',
  'chapter.challenges': 'Uitdagingen',
  'chapter.screen': 'Spelen op een scherm',

  'p.goal': 'Wat jullie willen',
  'p.goal.rule':
    'Jullie zijn samen in de tempel, en over tien minuten stort hij in. Vind de uitgang, activeer edelstenen en zorg dat iedereen eruit komt. Ontsnapt iedereen, dan winnen jullie meteen. Blijft er één achter, dan verliezen jullie allemaal.',
  'p.setup': 'Zo begint de tempel',
  'p.setup.rule':
    'De startkamer ligt in het midden, met links en rechts een kamer. Iedereen begint daar met vijf dobbelstenen, allemaal leeg; alleen heb je er zeven. De uitgang zit verstopt in de stapel: bij de laatste vijf kamers met drie of meer spelers, in het midden met één of twee. Een paars masker op de eerste twee kamers doet niets; een kist daar krijgt wel haar schat, een schatkamer haar kelk.',
  'p.depot': 'Edelstenen in het depot',
  'p.depot.rule':
    'De edelstenen in het depot houden de uitgang dicht. Bij het begin zijn het er 7 voor één of twee spelers, 11 voor drie, 14 voor vier, 16 voor vijf, 18 voor zes. Er liggen twee reserve-edelstenen naast: daarmee tart je het lot.',
  'p.level': 'Hoe moeilijk het is',
  'p.level.rule':
    'Gevorderd: drie edelstenen meer in het depot. Expert: zes meer, en jullie kunnen het lot niet tarten. Met zes spelers op expert komen er ook twee grote edelsteenkamers bij, anders waren er te weinig edelstenen om te activeren.',
  'p.practice': 'Oefenen',
  'p.practice.rule':
    'Een eerste spel kan zonder klok: geen gongs, geen dichtslaande deur, en de tempel blijft staan. Het is klaar als iedereen buiten is, of als jullie stoppen.',

  'p.symbols': 'Zes kanten',
  'p.symbols.rule':
    'Een dobbelsteen heeft twee avonturiers, een sleutel, een fakkel, een gouden masker en een zwart masker. Er zijn geen beurten: gooi met zoveel dobbelstenen als je wilt, wanneer je wilt, en bewaar de rest.',
  'p.blackMask': 'Zwart masker',
  'p.blackMask.rule':
    'Een dobbelsteen met een zwart masker zit vast. Je kunt hem niet gooien of gebruiken tot hij bevrijd wordt.',
  'p.goldMask': 'Gouden masker',
  'p.goldMask.rule':
    'Een gouden masker bevrijdt één of twee zwarte dobbelstenen: die van jou, of die van één vriend in je kamer, nooit allebei. De gouden dobbelsteen en de bevrijde worden leeg. Een vriend mag ook zelf hulp van jouw gouden masker nemen, tenzij je delen hebt uitgezet.',
  'p.paying': 'Betalen',
  'p.paying.rule':
    'Je betaalt met je eigen dobbelstenen. Die worden daarna leeg: ze tonen niets tot je ze weer gooit. De andere blijven zoals ze zijn.',
  'p.pace': 'Hoe snel je kunt gooien',
  'p.pace.rule':
    'Na een gooi is de kant even later te zien; vanaf dan telt hij. Nog even wachten, en je kunt weer gooien. De tafel kiest het tempo: vlot, normaal of rustig. Alleen gooien moet wachten, al het andere gebeurt meteen. Niemand kan een worp van tevoren weten.',

  'p.doorways': 'Doorgangen',
  'p.doorways.rule':
    'Elke kant van een kamer is een doorgang of een muur. Alleen waar twee doorgangen tegen elkaar liggen kun je erdoor. Een doorgang tegen een muur is dicht. Een doorgang naar het donker leidt naar een kamer die nog niemand heeft gevonden.',
  'p.enter': 'Een kamer in gaan',
  'p.enter.rule':
    'Betaal de symbolen in de hoek van een aangrenzende kamer en ga door een doorgang naar binnen. Alleen je eigen avonturier gaat mee. In een kamer passen jullie allemaal.',
  'p.discover': 'Een kamer ontdekken',
  'p.discover.rule':
    'Betaal in een kamer met een doorgang naar het donker twee avonturiers. De bovenste kamer van de stapel komt daar te liggen, met haar trap naar jou toe. Jij blijft staan. De nieuwe kamer kan andere doorgangen afsluiten. Is de stapel leeg, dan valt er niets meer te ontdekken.',
  'p.lastDoorway': 'De laatste doorgang',
  'p.lastDoorway.rule':
    'Zou een kamer de laatste open doorgang sluiten terwijl de uitgang of een opdracht nog verborgen is, dan gaat ze onder de stapel en komt de volgende. Past er geen, dan gaat de kamer die jullie nodig hebben voor. Sluiten jullie de tempel toch, dan vervallen de opdrachten die nog in de stapel zitten, en iedereen hoort dat.',
  'p.gems': 'Edelstenen activeren',
  'p.gems.rule':
    'Betaal in een edelsteenkamer de fakkels of sleutels die er staan. Zoveel edelstenen gaan uit het depot naar de kamer: ze zijn geactiveerd. Elke kamer geeft haar edelstenen maar één keer. Meer dan er in het depot liggen kun je nooit activeren.',
  'p.together': 'Samen betalen',
  'p.together.rule':
    'Edelstenen mag je betalen met iedereen die in de kamer is. Eerst tellen jouw dobbelstenen, dan die van je vrienden daar, op volgorde van plek; van wie niet deelt, wordt niets gebruikt. Is het nog te weinig, dan betaalt niemand iets. Wie genoeg heeft, mag het alleen doen.',
  'p.greatGems': 'Grote edelsteenkamers',
  'p.greatGems.rule':
    'Vier kamers bieden meer: één edelsteen voor vier symbolen, twee voor zeven, drie voor tien. Jullie kiezen maar één keer, dus roep eerst je vrienden.',

  'p.clock': 'Tien minuten',
  'p.clock.rule':
    'Het spel duurt tien minuten vanaf de startroep. Op 3:00 klinkt één gong, op 6:30 twee, op 9:30 drie. Na elke gong heb je dertig seconden; de derde keer stort de tempel in. Een tafel mag andere tijden kiezen. Alles wat je hoort, zie je ook, en er zijn stille en zachte soundtracks.',
  'p.slam': 'Als de deur dichtslaat',
  'p.slam.rule':
    'Op 3:30 en op 7:00 slaat de deur dicht. Wie in de tempel is maar niet in de startkamer, verliest één dobbelsteen voor de rest van het spel: liefst een zwarte, anders een lege, anders de dobbelsteen die je hebt aangewezen. Daarna gaat het spel door.',
  'p.noDice': 'Geen dobbelstenen meer',
  'p.noDice.rule': 'Zonder dobbelstenen doe je nog mee. Een vriend die al buiten is, kan je er een geven.',
  'p.fate': 'Het lot tarten',
  'p.fate.rule':
    'Zijn jullie het allemaal eens, dan gaat één reserve-edelsteen het depot in en worden alle zwarte dobbelstenen van iedereen leeg. Twee keer per spel, niet op expert, en alleen als iemand een zwarte dobbelsteen heeft. Wie buiten of weg is, telt als ja. Na tien seconden vervalt de vraag.',
  'p.escape': 'Ontsnappen',
  'p.escape.rule':
    'Betaal in de uitgang zoveel sleutels als er edelstenen in het depot liggen, plus één. Alleen je eigen dobbelstenen tellen. Elke geactiveerde edelsteen maakt het dus voor iedereen makkelijker.',
  'p.gift': 'Een dobbelsteen als afscheid',
  'p.gift.rule':
    'Ben je buiten, dan mag je één van je dobbelstenen geven aan iemand die nog binnen is. Hij komt leeg aan en mag meteen gegooid worden. Je kunt kiezen tot het einde van het spel.',
  'p.outside': 'Buiten',
  'p.outside.rule':
    'Wie buiten is, heeft geen dobbelstenen, doet niets meer en verliest niets meer. Vloeken raken je niet meer. Met het team praten mag nog.',

  'p.curse': 'Paarse maskers',
  'p.curse.rule':
    'Ontdek je een kamer met een paars masker, dan trek je een vloek. Die ligt voor je tot je betaalt wat op de kaart staat, alleen en met je eigen dobbelstenen. Een vloek die je al hebt, gaat weg. Zijn de kaarten op, dan trek je niets.',
  'p.trap': 'Val',
  'p.trap.rule':
    'Je kunt geen kamers in gaan of ontdekken, niet rennen en niet door muren lopen. Een teleport werkt nog, net als de weg van de priester of de monteur naar een vriend.',
  'p.brokenDie': 'Gebroken dobbelsteen',
  'p.brokenDie.rule':
    'Een van je dobbelstenen ligt op de kaart, gekozen zoals wanneer de deur dichtslaat. Hef de vloek op en hij komt leeg terug. Heb je er nog maar één, dan gaat de kaart weg.',
  'p.maskCurse': 'Masker',
  'p.maskCurse.rule': 'Elk gouden masker van jou bevrijdt maar één dobbelsteen, ook als je de doc bent.',
  'p.silence': 'Stilte',
  'p.silence.rule': 'Niet chatten, niet roepen, niet wijzen, niet praten. Luisteren mag, en stemmen ook.',
  'p.lostDice': 'Verloren dobbelstenen',
  'p.lostDice.rule':
    'Gooi rustig. Gooi je meteen zodra het weer kan, dan kan er een dobbelsteen van tafel vallen, en die ben je de rest van het spel kwijt.',
  'p.cursedHand': 'Vervloekte hand',
  'p.cursedHand.rule':
    'Houd de hand op het scherm, of haar toets, ingedrukt om te kunnen gooien. Met de hulp voor de handen aan duurt gooien in plaats daarvan twee keer zo lang.',

  'p.treasure': 'Kisten',
  'p.treasure.rule':
    'In een kamer met een kist ligt een schat, met de kant naar beneden. Ben je daar, betaal dan twee sleutels en hij is van jou; dan ziet iedereen wat het is. Je houdt hem tot je hem gebruikt. Wie ontsnapt, neemt zijn schatten mee: dan helpen ze niet meer.',
  'p.doubles': 'Dubbele fakkel en dubbele sleutel',
  'p.doubles.rule':
    'Telt één keer als twee fakkels of twee sleutels: voor edelstenen, kamers, vloeken en ook om te ontsnappen. Jij kiest wanneer, ook als je dobbelstenen genoeg zijn. Alleen die van jezelf, nooit die van een vriend en nooit ver weg. Wat te veel is, ben je kwijt.',
  'p.healingMask': 'Genezend masker',
  'p.healingMask.rule': 'Alle zwarte dobbelstenen van iedereen worden leeg. Eén keer.',
  'p.teleport': 'Teleport',
  'p.teleport.rule': 'Ga naar een andere kamer waar een vriend is. Eén keer. De kelk gaat nooit mee.',
  'p.extraGem': 'Extra edelsteen',
  'p.extraGem.rule': 'Eén edelsteen gaat uit het depot naar de kaart en telt als geactiveerd. De kaart blijft bij jou.',
  'p.secretPassage': 'Geheime gang',
  'p.secretPassage.rule':
    'Breekt een doorgang tussen twee aangrenzende kamers, waar je ook bent. Hij blijft tot het einde open voor iedereen.',

  'p.illusions': 'Illusiekamers',
  'p.illusions.rule':
    'Zes illusiekamers komen in plaats van de zes kamers met één edelsteen. Hun paarse maskers tellen alleen als je met vloeken speelt.',
  'p.vanish': 'Ze verdwijnen',
  'p.vanish.rule':
    'Telkens als de deur dichtslaat, gaan alle illusiekamers van tafel en onder de stapel. Wie erin is, wordt wakker in de startkamer, één dobbelsteen armer en niet meer. Edelstenen die daar geactiveerd zijn, blijven dat. Het gat kan opnieuw ontdekt worden; de kamer telt dan als nieuw. Een kelk of spook gaat naar de startkamer; een geheime gang wacht aan de rand.',

  'p.special': 'Welke het zijn',
  'p.special.rule':
    'Drie tweelingkamers, twee dubbele kamers en de schatkamer gaan door de stapel. Met opdrachten is de schatkamer een van de opdrachten.',
  'p.twins': 'Tweelingkamers',
  'p.twins.rule':
    'Zolang er in twee tweelingkamers iemand staat, kunnen allen in die twee samen drie sleutels en drie fakkels betalen. Dan wordt in beide een edelsteen geactiveerd. Eén keer per spel: aan de derde heb je dan niets meer.',
  'p.double': 'Dubbele kamers',
  'p.double.rule':
    'Een muur deelt de kamer in tweeën. De trap komt uit in het voorste deel; de edelstenen liggen achterin, achter de andere doorgang. Voor en achter zijn twee kamers: niets gaat door die muur, geen hulp, geen dobbelstenen, geen geheime gang.',
  'p.chalice': 'De kelk',
  'p.chalice.rule':
    'Is de schatkamer gevonden, dan winnen jullie alleen als de kelk in de uitgang komt. Wie erbij staat, mag hem meenemen naar de volgende kamer voor één fakkel extra. Hij gaat niet mee met een teleport, bij het rennen, met een sprong naar een vriend of door een muur. De laatste kan niet ontsnappen voor hij veilig is.',

  'p.soulSwap': 'Zielenruil',
  'p.soulSwap.rule':
    'Door deze vloek ruil je van pion met een vriend in de tempel. Dobbelstenen, kaarten en schatten blijven bij hun speler. Je hebt vijf seconden om de vriend te kiezen, anders wordt het de volgende plek. Hef je hem op, dan ruilen jullie terug. Speel je alleen, dan gaat de kaart weg.',
  'p.greatTorch': 'Grote fakkel',
  'p.greatTorch.rule':
    'Zet deze schat neer waar je staat. De volgende keer dat de deur dichtslaat, is die kamer zo veilig als de startkamer. Daarna is de fakkel op. Een illusie verdwijnt toch, maar je houdt je dobbelsteen.',

  'p.quests': 'Opdrachten',
  'p.quests.rule':
    'Eén tot drie opdrachtkamers zitten in de stapel, nooit bij de laatste vijf kamers. Voor elke ligt er een fiche in het depot. Is een opdracht klaar, dan gaat het fiche naar de kamer. Zolang er nog één ligt, kan niemand ontsnappen.',
  'p.altar': 'Altaar',
  'p.altar.rule':
    'Hier moeten twee dobbelstenen geofferd worden, door één of twee van jullie, samen of na elkaar. Zwarte tellen ook, en zelfs je laatste: dan wordt het je twee keer gevraagd. Ze komen nooit terug.',
  'p.trials': 'Proeven',
  'p.trials.rule':
    'Hier liggen vier proeven, met de kant naar beneden. Gaat er iemand naar binnen, dan zie je de bovenste. Wie er is, betaalt haar samen; dan komt de volgende. Het hoeft niet in één keer.',
  'p.ghost': 'Spook',
  'p.ghost.rule':
    'Is de spookkamer gevonden, dan verschijnt het spook in de startkamer. Ben je erbij, dan duwen twee fakkels het door een doorgang naar de volgende kamer. In de spookkamer is de opdracht klaar. Niemand gaat de spookkamer in.',
  'p.tree': 'Levensboom',
  'p.tree.rule': 'Wie in de kamer is, betaalt samen gouden maskers: twee voor elke speler van het spel.',
  'p.obelisk': 'Obelisk',
  'p.obelisk.rule':
    'De opdracht is klaar zodra jullie hem vinden, maar er komen drie edelsteentegels in het depot. Elke telt als edelsteen bij het ontsnappen. Elke kamer tegen een van zijn drie vrije muren haalt er een weg; edelstenen activeren helpt daar niet. Niemand gaat de obelisk in.',

  'p.characters': 'Personages',
  'p.characters.rule':
    'Iedereen kiest een personage, nooit twee keer hetzelfde, en één van de twee krachten. De ene werkt altijd. De andere betaal je; dan ligt de kaart omgedraaid tot de deur dichtslaat. Bij het oefenen zonder klok komt ze na een minuut terug.',
  'p.explorer': 'Verkenner',
  'p.explorer.rule':
    'Altijd: bevalt de getrokken kamer je niet, leg haar dan binnen drie seconden onder de stapel; de volgende ligt vast. Betaald: voor drie avonturiers ren je tot drie kamers ver door doorgangen, zonder verder te betalen.',
  'p.doc': 'Doc',
  'p.doc.rule':
    'Altijd: elk gouden masker van jou bevrijdt tot drie zwarte dobbelstenen, ook bij anderen. Betaald: twee gouden maskers bevrijden alle zwarte dobbelstenen van één vriend, waar dan ook.',
  'p.colossus': 'Kolos',
  'p.colossus.rule':
    'Altijd: elke fakkel van jou telt als twee. Betaald: voor twee fakkels draai je een kamer, behalve de startkamer. Wat erin is, blijft erin. Je trekt er geen vloek voor.',
  'p.priest': 'Priester',
  'p.priest.rule':
    'Altijd: zijn al je dobbelstenen zwart, dan mag je naar een kamer waar een vriend is. Betaald: drie zwarte maskers geven drie sleutels of drie fakkels voor edelstenen in elke kamer waar iemand van jullie is. Of je bevrijdt er gewoon die drie dobbelstenen mee.',
  'p.mechanic': 'Monteur',
  'p.mechanic.rule':
    'Altijd: je gouden maskers mogen als sleutels tellen; zo’n dobbelsteen wordt meteen opnieuw gegooid. Betaald: voor twee sleutels ga je naar een kamer waar een vriend is.',
  'p.magician': 'Magiër',
  'p.magician.rule':
    'Altijd: ga door een doorgang elke aangrenzende kamer in voor twee avonturiers, wat ze ook kost. Betaald: voor twee avonturiers loop je door een muur naar de kamer erachter, maar niet binnen een dubbele kamer en niet de spookkamer of de obelisk in.',

  'p.pit': 'De kuil',
  'p.pit.rule':
    'Toon hier in je eentje vijf zwarte maskers, en twee edelstenen worden geactiveerd. De dobbelstenen blijven zwart.',
  'p.lostTreasure': 'Verloren schat',
  'p.lostTreasure.rule':
    'Leg een van je schatten af, en daarna deze kaart. Heb je er verschillende, dan heb je vijf seconden om te kiezen, en tot dan gebruik je er geen. Een extra edelsteen die al gebruikt is, telt niet mee.',
  'p.trulyCursed': 'Echt vervloekt',
  'p.trulyCursed.rule': 'Telkens als je een vloek trekt, trek je er twee.',
  'p.doomed': 'Verdoemd, en de tegenspreuk',
  'p.doomed.rule':
    'Met de vloek Verdoemd kun je niet ontsnappen tot je hem opheft. De schat Tegenspreuk haalt één keer een van je vloeken weg.',
  'p.onYourFeet': 'Overeind',
  'p.onYourFeet.rule':
    'Na tien seconden gaat je avonturier zitten en kun je niet gooien. Eén druk, en je staat weer. Met de hulp voor de handen aan duurt gooien in plaats daarvan anderhalf keer zo lang.',
  'p.fountain': 'Fontein',
  'p.fountain.rule':
    'Twee gouden maskers van jezelf geven je één verloren dobbelsteen terug, leeg. Eén keer per speler. Dobbelstenen die geofferd of weggegeven zijn, of op een kaart liggen, komen niet terug.',
  'p.poisoned': 'Vergiftigd',
  'p.poisoned.rule': 'Als de deur dichtslaat, verlies je een dobbelsteen, ook in de startkamer; elders twee.',
  'p.vines': 'Ranken',
  'p.vines.rule': 'Je avonturiersymbolen betalen niets. Zulke dobbelstenen gaan altijd mee met je volgende worp.',

  'p.challenges': 'De 26 uitdagingen',
  'p.challenges.rule':
    'Van 1a tot de ultieme uitdaging. Elke zegt hoeveel edelstenen er bij het depot komen, hoeveel opdrachten er zijn en waarmee je speelt. De uitgang en de opdrachtkamers gaan door de volgende twaalf kamers. Het lot tarten mag altijd twee keer. Gevorderd en expert zijn er hier niet. Tweelingkamers, dubbele kamers, kuil en fontein mogen erbij.',

  'p.lateTaps': 'Net op tijd',
  'p.lateTaps.rule':
    'Wat telt is het moment waarop je tikte, niet wanneer het bericht aankwam. Een tik voordat de deur dichtslaat telt, ook als hij tot een kwart seconde later aankomt. Op het moment zelf is te laat.',
  'p.pause': 'Pauze en stemmen',
  'p.pause.rule':
    'De klok stopt voor niemand, behalve als jullie allemaal pauze willen. Dan kan er niets tot jullie verdergaan. Een stemming vervalt na tien seconden. Ook bij Stilte mag je stemmen.',
  'p.away': 'Als iemand weg is',
  'p.away.rule':
    'Na vijftien seconden speelt een bot voor wie weg is, als de tafel dat wil, en geeft de plek terug bij de eerste tik. Wie met opzet weggaat, wordt meteen vervangen.',
  'p.refusals': 'Verborgen en geweigerd',
  'p.refusals.rule':
    'Niemand weet wat er komt, geen scherm en geen bot. Wat niet kan, verandert niets, en je hoort waarom.',
  'p.record': 'Alles staat geschreven',
  'p.record.rule':
    'Elk spel wordt onderweg opgeschreven: er gaat niets verloren als een server stopt, en je kunt het terugkijken. Is een spel niet meer te winnen, dan krijgen jullie dat te horen. Stoppen mag, doorgaan ook.',
};
