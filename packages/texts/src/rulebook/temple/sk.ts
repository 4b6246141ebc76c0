import type { TempleRulesTexts } from './en.ts';

/** Slovak. Same keys and the same names in braces as English. */
export const sk: TempleRulesTexts = {
  'chapter.start': 'Skôr než začnete',
  'chapter.dice': 'Tvoje kocky',
  'chapter.rooms': 'Komnaty a drahokamy',
  'chapter.clock': 'Čas a cesta von',
  'chapter.curses': 'Kliatby',
  'chapter.treasures': 'Poklady',
  'chapter.illusions': 'Ilúzie',
  'chapter.special': 'Špeciálne komnaty',
  'chapter.extras': 'Doplnky: ďalšie dve karty',
  'chapter.quests': 'Úlohy',
  'chapter.characters': 'Postavy',
  'chapter.promos': 'Jama, fontána a zatratenie',
  'chapter.challenges': 'Výzvy',
  'chapter.screen': 'Hra na obrazovke',

  'p.goal': 'O čo vám ide',
  'p.goal.rule':
    'Všetci ste v tom istom chráme a o desať minút sa zrúti. Nájdite východ, rozsvieťte drahokamy a dostaňte von každého. Ak uniknú všetci, hneď ste vyhrali. Ak niekto zostane dnu, prehrali všetci.',
  'p.setup': 'Ako sa chrám začína',
  'p.setup.rule':
    'Štart leží uprostred, vľavo a vpravo od neho po jednej komnate. Každý tam začína s piatimi kockami, všetky sú prázdne; keď hráš bez ostatných, máš ich sedem. Východ je ukrytý v balíčku: pri troch a viacerých hráčoch medzi poslednými piatimi komnatami, pri jednom alebo dvoch v strede. Fialová maska na prvých dvoch komnatách nič nerobí; truhlica tam svoj poklad má, klenotnica svoj kalich tiež.',
  'p.depot': 'Drahokamy v zásobe',
  'p.depot.rule':
    'Drahokamy v zásobe držia východ. Na začiatku ich je 7 pre jedného alebo dvoch hráčov, 11 pre troch, 14 pre štyroch, 16 pre piatich, 18 pre šiestich. Vedľa ležia dva náhradné: tými sa platí, keď pokúšate osud.',
  'p.level': 'Aké je to ťažké',
  'p.level.rule':
    'Pokročilá: o tri drahokamy v zásobe viac. Expertná: o šesť viac a osud sa pokúšať nedá. Šiesti hráči majú na expertnej aj dve veľké komnaty s drahokamami navyše, inak by nebolo dosť drahokamov na rozsvietenie.',
  'p.practice': 'Cvičenie',
  'p.practice.rule':
    'Prvú hru môžete hrať bez času: bez gongov, dvere sa nezabuchnú a chrám sa nezrúti. Skončí sa, keď sú všetci vonku alebo keď prestanete.',

  'p.symbols': 'Šesť strán',
  'p.symbols.rule':
    'Na kocke sú dvaja dobrodruhovia, kľúč, fakľa, zlatá maska a čierna maska. Nehrá sa na ťahy: hádž toľkými kockami, koľkými chceš, kedy chceš, a ostatné si nechaj.',
  'p.blackMask': 'Čierna maska',
  'p.blackMask.rule':
    'Kocka s čiernou maskou je zablokovaná. Nemôžeš ňou hádzať ani ju použiť, kým ju niekto neoslobodí.',
  'p.goldMask': 'Zlatá maska',
  'p.goldMask.rule':
    'Zlatá maska oslobodí jednu alebo dve čierne kocky: tvoje, alebo jedného kamaráta v tvojej komnate, nikdy oboje. Zlatá kocka aj oslobodené kocky budú prázdne. Kamarát si môže pomoc z tvojej zlatej masky vziať aj sám, ak máš zapnuté požičiavanie.',
  'p.paying': 'Platenie',
  'p.paying.rule':
    'Platíš vlastnými kockami. Kocky, ktorými platíš, budú prázdne: neukazujú nič, kým nimi znova nehodíš. Ostatné zostanú, ako sú.',
  'p.pace': 'Ako rýchlo možno hádzať',
  'p.pace.rule':
    'Hodená kocka o chvíľku ukáže stranu a odvtedy platí. Ešte chvíľka a môžeš hádzať znova. Tempo si volí stôl: svižné, bežné alebo pokojné. Čakať musí len hádzanie, všetko ostatné je hneď. Hod nikto nepozná vopred.',

  'p.doorways': 'Priechody',
  'p.doorways.rule':
    'Každá strana komnaty je priechod alebo stena. Prejsť sa dá tam, kde sú dva priechody oproti sebe. Priechod oproti stene je zatarasený. Priechod do tmy vedie do komnaty, ktorú ešte nikto nenašiel.',
  'p.enter': 'Vstup do komnaty',
  'p.enter.rule':
    'Zaplať symboly v rohu susednej komnaty a vojdi cez priechod. Pohne sa len tvoj dobrodruh. Do komnaty sa zmestíte všetci.',
  'p.discover': 'Objavenie komnaty',
  'p.discover.rule':
    'V komnate s priechodom do tmy zaplať dvoch dobrodruhov. Položí sa tam vrchná komnata z balíčka, schodmi k tebe. Ty ostávaš stáť. Nová komnata môže zatarasiť iné priechody. Keď je balíček prázdny, už niet čo objavovať.',
  'p.lastDoorway': 'Posledný priechod',
  'p.lastDoorway.rule':
    'Keby komnata uzavrela posledný voľný priechod a východ alebo nejaká úloha ešte nie je na stole, ide pod balíček a skúsi sa ďalšia. Ak nesedí žiadna, prednosť má komnata, ktorú potrebujete. Ak chrám predsa uzavriete, úlohy, čo ostali v balíčku, odpadajú a každý sa to dozvie.',
  'p.gems': 'Rozsvietenie drahokamov',
  'p.gems.rule':
    'V komnate s drahokamami zaplaťte fakle alebo kľúče, ktoré ukazuje. Toľko drahokamov odíde zo zásoby do komnaty: sú rozsvietené. Každá komnata dá svoje drahokamy len raz. Viac, než je v zásobe, rozsvietiť nemožno.',
  'p.together': 'Platenie spolu',
  'p.together.rule':
    'Drahokamy môžu platiť spolu všetci, čo sú v komnate. Najprv tvoje kocky, potom kocky kamarátov, čo sú tam, podľa miest; kto nepožičiava, toho kociek sa nikto nedotkne. Ak to nestačí, neplatí nikto. Kto má kociek dosť, zvládne to aj bez pomoci.',
  'p.greatGems': 'Veľké komnaty s drahokamami',
  'p.greatGems.rule':
    'Štyri komnaty ponúkajú viac: jeden drahokam za štyri symboly, dva za sedem, tri za desať. Vyberáte len raz, tak sa najprv zíďte.',

  'p.clock': 'Desať minút',
  'p.clock.rule':
    'Hra trvá desať minút od úvodného výkriku. O 3:00 zaznie jeden gong, o 6:30 dva, o 9:30 tri. Po každom gongu máte tridsať sekúnd; na tretí raz sa chrám zrúti. Stôl si môže zvoliť iné časy. Čo počuť, to aj vidno, a sú aj tiché a jemné zvukové stopy.',
  'p.slam': 'Keď sa dvere zabuchnú',
  'p.slam.rule':
    'O 3:30 a o 7:00 sa dvere zabuchnú. Kto je v chráme, ale nie na štarte, príde do konca hry o jednu kocku: najskôr o čiernu, inak o prázdnu, inak o tú, ktorú máš označenú. Potom sa hrá ďalej.',
  'p.noDice': 'Bez kociek',
  'p.noDice.rule': 'Aj bez kociek si v hre. Kamarát, ktorý už unikol, ti môže jednu dať.',
  'p.fate': 'Pokúšanie osudu',
  'p.fate.rule':
    'Ak súhlasíte všetci, jeden náhradný drahokam ide do zásoby a všetky čierne kocky všetkých hráčov budú prázdne. Dvakrát za hru, nie na expertnej, a len ak má niekto čiernu kocku. Kto je vonku alebo preč, akoby súhlasil. Po desiatich sekundách otázka prepadne.',
  'p.escape': 'Únik',
  'p.escape.rule':
    'V komnate s východom zaplať toľko kľúčov, koľko je drahokamov v zásobe, a jeden navyše. Rátajú sa len tvoje kocky. Každý rozsvietený drahokam to teda uľahčí všetkým.',
  'p.gift': 'Kocka na rozlúčku',
  'p.gift.rule':
    'Keď si vonku, môžeš jednu svoju kocku dať niekomu, kto je ešte dnu. Príde k nemu prázdna a hneď sa ňou dá hádzať. Na výber máš čas do konca hry.',
  'p.outside': 'Vonku',
  'p.outside.rule':
    'Kto je vonku, nemá kocky, nič viac nerobí a nič viac nestratí. Kliatby na teba už nedosiahnu. S tímom sa rozprávať môžeš.',

  'p.curse': 'Fialové masky',
  'p.curse.rule':
    'Ak objavíš komnatu s fialovou maskou, ťaháš kliatbu. Leží pred tebou, kým nezaplatíš, čo karta pýta, bez pomoci a vlastnými kockami. Kliatba, ktorú už máš, sa odhodí. Keď sa karty minú, neťahá sa nič.',
  'p.trap': 'Pasca',
  'p.trap.rule':
    'Nemôžeš vchádzať ani objavovať, bežať ani prechádzať stenami. Teleport funguje, aj cesta kňaza či mechanika ku kamarátovi.',
  'p.brokenDie': 'Rozbitá kocka',
  'p.brokenDie.rule':
    'Jedna tvoja kocka leží na karte; vyberá sa tak, ako keď sa dvere zabuchnú. Zruš kliatbu a vráti sa prázdna. Ak máš už len jednu, karta sa odhodí.',
  'p.maskCurse': 'Maska',
  'p.maskCurse.rule': 'Každá tvoja zlatá maska oslobodí len jednu kocku, aj keď si doktor.',
  'p.silence': 'Mlčanie',
  'p.silence.rule': 'Nepíš, nevolaj, neukazuj, nehovor. Počúvať môžeš a hlasovať tiež.',
  'p.lostDice': 'Stratené kocky',
  'p.lostDice.rule':
    'Hádž pokojne. Ak hodíš znova hneď, ako sa dá, jedna z kociek môže spadnúť zo stola a do konca hry je preč.',
  'p.cursedHand': 'Prekliata ruka',
  'p.cursedHand.rule':
    'Ak chceš hádzať, drž prst na ruke na obrazovke alebo na jej klávese. So zapnutou pomocou pre ruky namiesto toho trvá hod dvakrát tak dlho.',

  'p.treasure': 'Truhlice',
  'p.treasure.rule':
    'V komnate s truhlicou leží poklad, lícom dole. Ak si tam, zaplať dva kľúče a je tvoj; vtedy všetci uvidia, čo to je. Nechávaš si ho, kým ho nepoužiješ. Kto unikne, vezme si poklady so sebou: už nepomôžu.',
  'p.doubles': 'Dvojitá fakľa a dvojitý kľúč',
  'p.doubles.rule':
    'Raz platí za dve fakle alebo dva kľúče: na drahokamy, komnaty, kliatby aj únik. Kedy, to určíš ty, aj keby kocky stačili. Len tvoj, nikdy kamarátov, a nikdy na diaľku. Symbol navyše prepadne.',
  'p.healingMask': 'Liečivá maska',
  'p.healingMask.rule': 'Všetky čierne kocky všetkých hráčov budú prázdne. Raz.',
  'p.teleport': 'Teleport',
  'p.teleport.rule': 'Prejdi do inej komnaty, kde je kamarát. Raz. Kalich nejde nikdy s tebou.',
  'p.extraGem': 'Drahokam navyše',
  'p.extraGem.rule': 'Jeden drahokam ide zo zásoby na kartu a ráta sa ako rozsvietený. Karta ostáva tebe.',
  'p.secretPassage': 'Tajná chodba',
  'p.secretPassage.rule':
    'Prerazí priechod medzi dvoma susednými komnatami, nech si kdekoľvek. Do konca hry je otvorený všetkým.',

  'p.illusions': 'Komnaty ilúzií',
  'p.illusions.rule':
    'Šesť komnát ilúzií nahradí šesť komnát s jedným drahokamom. Ich fialové masky platia, len keď hráte s kliatbami.',
  'p.vanish': 'Zmiznú',
  'p.vanish.rule':
    'Vždy keď sa dvere zabuchnú, všetky komnaty ilúzií idú zo stola pod balíček. Kto je v nich, prebudí sa na štarte o jednu kocku chudobnejší, viac nie. Drahokamy, čo sa tam rozsvietili, ostávajú rozsvietené. Dieru možno objaviť znova a komnata je potom ako nová. Kalich či duch ide na štart; tajná chodba počká na kraji.',

  'p.special': 'Ktoré to sú',
  'p.special.rule':
    'Do balíčka sa zamiešajú tri dvojičky, dve dvojité komnaty a klenotnica. Keď hráte s úlohami, klenotnica je jednou z úloh.',
  'p.twins': 'Dvojičky',
  'p.twins.rule':
    'Kým niekto stojí v každej z dvoch dvojičiek, všetci v oboch môžu spolu zaplatiť tri kľúče a tri fakle. V oboch sa rozsvieti drahokam. Raz za hru: tretia dvojička už nie je na nič.',
  'p.double': 'Dvojité komnaty',
  'p.double.rule':
    'Komnatu delí stena. Schody vedú do prednej časti; drahokamy sú vzadu, za druhým priechodom. Predná a zadná časť sú dve komnaty: cez tú stenu nejde nič, pomoc, kocky ani tajná chodba.',
  'p.chalice': 'Kalich',
  'p.chalice.rule':
    'Keď sa nájde klenotnica, vyhráte len vtedy, ak sa kalich dostane k východu. Kto je pri ňom, môže ho vziať do ďalšej komnaty za jednu fakľu navyše. Nejde s teleportom, s behom, so skokom ku kamarátovi ani cez stenu. Posledný z vás neunikne, kým nie je v bezpečí.',

  'p.soulSwap': 'Výmena duší',
  'p.soulSwap.rule':
    'S touto kliatbou si vymeníš figúrku s kamarátom v chráme. Kocky, karty a poklady ostávajú svojim hráčom. Na výber kamaráta máš päť sekúnd, inak je to ďalšie miesto. Keď ju zrušíš, vymeníte si ich späť. Keď hráš bez ostatných, karta sa odhodí.',
  'p.greatTorch': 'Veľká fakľa',
  'p.greatTorch.rule':
    'Polož tento poklad tam, kde stojíš. Keď sa dvere nabudúce zabuchnú, komnata je bezpečná ako štart. Potom fakľa zhasne. Ilúzia zmizne aj tak, ale o kocku neprídeš.',

  'p.quests': 'Úlohy',
  'p.quests.rule':
    'V balíčku je jedna až tri komnaty s úlohou, nikdy medzi poslednými piatimi. Za každú leží v zásobe žetón. Splnená úloha si svoj žetón vezme. Kým tam jeden ostáva, nikto neunikne.',
  'p.altar': 'Oltár',
  'p.altar.rule':
    'Tu treba obetovať dve kocky, jeden alebo dvaja z vás, naraz či po jednej. Platia aj čierne a aj tvoja posledná: na tú sa ťa hra spýta dvakrát. Nikdy sa nevrátia.',
  'p.trials': 'Skúšky',
  'p.trials.rule':
    'Ležia tu štyri skúšky, lícom dole. Keď niekto vojde, ukáže sa vrchná. Kto je v komnate, platí ju spolu s ostatnými; potom sa ukáže ďalšia. Nemusí to byť naraz.',
  'p.ghost': 'Duch',
  'p.ghost.rule':
    'Keď sa nájde komnata ducha, duch sa zjaví na štarte. Ak si pri ňom, dve fakle ho dotlačia cez priechod do ďalšej komnaty. V komnate ducha je úloha splnená. Do komnaty ducha nikto nevojde.',
  'p.tree': 'Strom života',
  'p.tree.rule': 'Kto je v komnate, platí spolu s ostatnými zlaté masky: dve za každého hráča hry.',
  'p.obelisk': 'Obelisk',
  'p.obelisk.rule':
    'Úloha je splnená hneď, ako ho nájdete, ale do zásoby pribudnú tri dieliky s drahokamom. Pri úniku sa každý ráta ako drahokam. Každá komnata pri jednej z jeho troch voľných stien jeden odstráni; rozsvietením zmiznúť nemôžu. Do obelisku nikto nevojde.',

  'p.characters': 'Postavy',
  'p.characters.rule':
    'Každý si vyberie postavu, nikdy nie tú istú ako iný, a jednu z jej dvoch schopností. Jedna platí stále. Za druhú sa platí; potom je karta otočená, kým sa dvere nezabuchnú. Pri cvičení bez času sa vráti po minúte.',
  'p.explorer': 'Prieskumník',
  'p.explorer.rule':
    'Stále: ak sa ti vytiahnutá komnata nepáči, do troch sekúnd ju daj pod balíček; ďalšia už platí. Za symboly: traja dobrodruhovia, a prebehneš až tri komnaty cez priechody bez ďalšieho platenia.',
  'p.doc': 'Doktor',
  'p.doc.rule':
    'Stále: každá tvoja zlatá maska oslobodí až tri čierne kocky, aj iným. Za symboly: dve zlaté masky oslobodia všetky čierne kocky jedného kamaráta kdekoľvek.',
  'p.colossus': 'Kolos',
  'p.colossus.rule':
    'Stále: každá tvoja fakľa platí za dve. Za symboly: dve fakle otočia ktorúkoľvek komnatu okrem štartu. Čo je v nej, tam ostáva. Kliatba sa preto neťahá.',
  'p.priest': 'Kňaz',
  'p.priest.rule':
    'Stále: keď sú všetky tvoje kocky čierne, môžeš ísť do komnaty, kde je kamarát. Za symboly: tri čierne masky dajú tri kľúče alebo tri fakle na drahokamy v komnate, kde niekto z vás je. Alebo nimi len oslobodíš tie tri kocky.',
  'p.mechanic': 'Mechanik',
  'p.mechanic.rule':
    'Stále: tvoje zlaté masky môžu platiť ako kľúče; takou kockou sa hneď hodí znova. Za symboly: dva kľúče ťa prenesú do komnaty, kde je kamarát.',
  'p.magician': 'Mág',
  'p.magician.rule':
    'Stále: cez priechod vojdeš do každej susednej komnaty za dvoch dobrodruhov, nech stojí čokoľvek. Za symboly: dvaja dobrodruhovia, a prejdeš stenou do komnaty za ňou, ale nie vnútri dvojitej komnaty ani do komnaty ducha či obelisku.',

  'p.pit': 'Jama',
  'p.pit.rule': 'Ukáž tu bez pomoci päť čiernych masiek a rozsvietia sa dva drahokamy. Kocky ostanú čierne.',
  'p.lostTreasure': 'Stratený poklad',
  'p.lostTreasure.rule':
    'Odhoď jeden svoj poklad a potom túto kartu. Ak ich máš viac druhov, na výber máš päť sekúnd a dovtedy nepoužiješ žiadny. Použitý drahokam navyše sa neráta.',
  'p.trulyCursed': 'Naozaj prekliaty',
  'p.trulyCursed.rule': 'Vždy keď ťaháš kliatbu, ťaháš dve.',
  'p.doomed': 'Zatratený a protikúzlo',
  'p.doomed.rule':
    'S kliatbou Zatratený nemôžeš uniknúť, kým ju nezrušíš. Poklad Protikúzlo raz odhodí jednu tvoju kliatbu.',
  'p.onYourFeet': 'Na nohy',
  'p.onYourFeet.rule':
    'Po desiatich sekundách si tvoj dobrodruh sadne a hádzať nemôžeš. Jedno ťuknutie a znova stojíš. So zapnutou pomocou pre ruky namiesto toho trvá hod o polovicu dlhšie.',
  'p.fountain': 'Fontána',
  'p.fountain.rule':
    'Dve tvoje zlaté masky ti vrátia jednu stratenú kocku, prázdnu. Každému hráčovi raz. Kocky obetované, darované alebo ležiace na karte sa nevrátia.',
  'p.poisoned': 'Otrávený',
  'p.poisoned.rule': 'Keď sa dvere zabuchnú, prídeš o kocku aj na štarte, inde o dve.',
  'p.vines': 'Liany',
  'p.vines.rule': 'Tvoje symboly dobrodruha neplatia za nič. Takými kockami sa vždy hádže pri ďalšom hode.',

  'p.challenges': '26 výziev',
  'p.challenges.rule':
    'Od 1a po najťažšiu výzvu. Každá hovorí, koľko drahokamov pribudne do zásoby, koľko je úloh a s čím sa hrá. Východ a komnaty s úlohou sa zamiešajú do ďalších dvanástich komnát. Osud možno vždy pokúšať dvakrát. Pokročilá a expertná tu nie sú. Pridať možno dvojičky, dvojité komnaty, jamu a fontánu.',

  'p.lateTaps': 'V poslednej chvíli',
  'p.lateTaps.rule':
    'Platí chvíľa, keď ťukneš, nie keď správa príde. Ťuknutie skôr, než sa dvere zabuchnú, platí, aj keď príde o štvrť sekundy neskôr. V tej istej chvíli je už neskoro.',
  'p.pause': 'Prestávka a hlasovanie',
  'p.pause.rule':
    'Čas sa nezastaví pre nikoho, len ak sa všetci dohodnete na prestávke. Potom sa nedá robiť nič, kým nepokračujete. Hlasovanie po desiatich sekundách prepadne. Hlasovať možno aj s kliatbou Mlčanie.',
  'p.away': 'Keď je niekto preč',
  'p.away.rule':
    'Po pätnástich sekundách hrá za toho, kto je preč, bot, ak si to stôl želá, a pri prvom dotyku miesto vráti. Kto odíde zámerne, toho bot nahradí hneď.',
  'p.refusals': 'Skryté a odmietnuté',
  'p.refusals.rule': 'Nikto nevie, čo príde, žiadna obrazovka ani bot. Čo sa nedá, nič nezmení, a dozvieš sa prečo.',
  'p.record': 'Všetko je zapísané',
  'p.record.rule':
    'Každá hra sa priebežne zapisuje: nič sa nestratí, keď server zastane, a môžete si ju pozrieť znova. Ak sa hra už nedá vyhrať, dozviete sa to. Môžete ju ukončiť alebo hrať ďalej.',
};
