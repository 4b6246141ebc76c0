import type { RollwriteRulesTexts } from './en.ts';

/** Slovak. Same keys and the same names in braces as English. */
export const sk: RollwriteRulesTexts = {
  'chapter.start': 'Skôr než začnete',
  'chapter.turn': 'Ťah',
  'chapter.explore': 'Prieskum',
  'chapter.tracks': 'Bonusové stupnice',
  'chapter.pool': 'Spoločná ponuka a mapy',
  'chapter.variants': 'Varianty',
  'chapter.team': 'Tím a obrazovka',

  'p.goal': 'O čo vám ide',
  'p.goal.rule':
    'Vyhráte spolu, len čo všetci stoja pri východe a je zaznačených dosť drahokamov. Ak to po poslednom ťahu posledného kola neplatí, spolu ste prehrali a uvidíte, čo chýbalo.',
  'p.setup': 'Ako začať',
  'p.setup.rule':
    'Dvaja až štyria hráči. Každý má rovnaký list chrámu a vypĺňa ho sám za seba; list výpravy je pre všetkých. Kociek je osem. Začínate vonku, každý na inej strane chrámu. Kto začne, určí žreb.',
  'p.rounds': 'Kolá',
  'p.rounds.rule':
    'Dvaja hráči majú 8 kôl, traja 7, štyria 6. V kole má každý jeden ťah, v smere hodinových ručičiek. Ďalšie kolo sa zaznačí, keď je opäť na ťahu začínajúci hráč.',
  'p.gems': 'Drahokamy',
  'p.gems.rule':
    'Drahokamy zaznačíte za komnatu s drahokamom, za plnú mapu, za bonusovú stupnicu alebo za dvojicu tajných komnát. Pri dvoch, troch alebo štyroch hráčoch ich treba: 14, 20 alebo 22 na ľahkej, 15, 23 alebo 25 na normálnej, 16, 25 alebo 28 na ťažkej náročnosti.',

  'p.course': 'Jedno po druhom',
  'p.course.rule':
    'Prekliate kocky sa posunú. Potom liečba, hádzanie po dvojiciach, prieskum, delenie spoločnej ponuky a škrtanie na mapách. Na konci sú všetky kocky okrem prekliatych späť v zásobe a na ťahu je ďalší hráč.',
  'p.curses': 'Prekliate kocky',
  'p.curses.rule':
    'Na začiatku každého ťahu sa každá prekliata kocka posunie o jedno pole doprava. Kocky, čo opustia tretie pole, sú voľné a hádže sa nimi v tomto ťahu.',
  'p.heal': 'Liečba',
  'p.heal.rule':
    'Pred prvým hodom môžeš použiť políčka liečby: za každé sa všetky kocky z jedného prekliateho poľa vrátia do zásoby.',
  'p.pairs': 'Hádzanie po dvojiciach',
  'p.pairs.rule': 'Hádžeš všetkými kockami zo zásoby, vždy dvoma. Ak jedna zvýši, hodíš ňou samou.',
  'p.place': 'Nechať si, alebo ponúknuť',
  'p.place.rule':
    'Čierna maska ide na prvé prekliate pole. Každú inú kocku si necháš, alebo ju dáš do spoločnej ponuky pre ostatných. Rozhodni sa pred ďalšou dvojicou.',
  'p.reroll': 'Prehodenie',
  'p.reroll.rule':
    'Skôr než dvojicu rozdelíš, za políčko prehodenia hodíš obe kocky znova, aj čierne masky. Môžeš ich použiť viac, aj pri poslednej samotnej kocke. Kocky navyše z variantu sa nikdy neprehadzujú.',
  'p.endTurn': 'Keď skončíš',
  'p.endTurn.rule':
    'Keď už nič použiť nemôžeš alebo nechceš, nepoužité kocky sú v tomto ťahu mimo hry. Potom sa delí spoločná ponuka. Hra pokračuje sama len tam, kde netreba nič rozhodnúť, tebe ani nikomu, kto by mohol uplatniť mapu.',

  'p.enter': 'Vstup do komnaty',
  'p.enter.rule':
    'Do susednej komnaty vojdi s dvoma kockami, ktoré máš nechané a ukazujú jej dva symboly. Žiadna kocka neplatí dvakrát. V jednom ťahu môžeš vojsť do viacerých komnát.',
  'p.outside': 'Zvonku',
  'p.outside.rule':
    'Kým si vonku, môžeš vojsť do ktorejkoľvek komnaty na svojej strane chrámu. Von sa už nikto nevracia.',
  'p.firstVisit': 'Prvá návšteva',
  'p.firstVisit.rule':
    'Keď do komnaty vojdeš prvý raz, hneď dostaneš, čo ukazuje, a škrtneš to na svojom liste. Prísť môžeš znova, ale nič viac nedá.',
  'p.rewards': 'Čo komnaty dávajú',
  'p.rewards.rule':
    'Prehodenie, liečba, kľúč, fakľa, zlatá maska: zakrúžkuj ďalšie políčko tejto bonusovej stupnice. Drahokam: zaznač jeden tímu. Ak je stupnica plná, zisk prepadne.',
  'p.joker': 'Žolík',
  'p.joker.rule':
    'Zakrúžkuj ďalšie políčko podľa výberu: prehodenie, kľúč, fakľa alebo zlatá maska. Ak to tak váš stôl chce, aj liečba. Bez voľného políčka žolík prepadne.',
  'p.secrets': 'Tajné komnaty',
  'p.secrets.rule':
    'Sú štyri farby, každá má hornú a dolnú polovicu v dvoch komnatách. Keď dvaja z vás stoja naraz v oboch komnatách jednej farby, tím dostane dva drahokamy. Potom je tá farba pre všetkých vybavená.',
  'p.rush': 'Beh',
  'p.rush.rule':
    'Kedykoľvek v tvojom ťahu, kým neskončíš prieskum, ťa políčko behu prenesie do susednej komnaty bez platenia; zvonku do ktorejkoľvek na tvojej strane. Dá, čo ukazuje. Cez uzatvorený priechod sa nedá. Beh dávajú len mapy.',
  'p.exit': 'Východ',
  'p.exit.rule':
    'Východ stojí svoje dva symboly ako každá komnata. Prísť môžeš skôr a zase odísť; aj tam máš ťahy a berieš kocky zo spoločnej ponuky.',

  'p.tracks': 'Používanie políčok',
  'p.tracks.rule':
    'Stupníc je šesť: beh, liečba, prehodenie, kľúč, fakľa a zlatá maska. Patria tímu, ale políčka používa len ten, kto je na ťahu, koľko chce, aj celkom nové. Použité políčko je navždy škrtnuté.',
  'p.trackGem': 'Drahokam stupnice',
  'p.trackGem.rule':
    'Keď stupnica dosiahne označené políčko, tím dostane drahokam, raz za stupnicu. Pri dvoch hráčoch je to políčko 4, pri troch 6, pri štyroch 7. Krúžkovať možno ďalej až do konca.',
  'p.boxSymbols': 'Kľúč, fakľa, zlatá maska',
  'p.boxSymbols.rule':
    'Pri prieskume je také políčko kockou s týmto symbolom, na tento ťah. Do spoločnej ponuky nejde nikdy.',

  'p.pool': 'Delenie spoločnej ponuky',
  'p.pool.rule':
    'V smere hodinových ručičiek si každý z ostatných vezme jednu alebo dve kocky zo spoločnej ponuky. Kým tam nejaká je, jednu vziať musíš. Dve len vtedy, ak zostane po jednej pre všetkých po tebe.',
  'p.cross': 'Škrtanie na mapách',
  'p.cross.rule':
    'Za každú vzatú kocku škrtni jeden zhodný symbol na jednej zo svojich šiestich máp. Dve kocky môžu ísť na dve mapy. Kocka, čo sa nikam nehodí, neurobí nič.',
  'p.cashIn': 'Uplatnenie mapy',
  'p.cashIn.rule':
    'Keď je bonusová strana mapy plná, môžeš ju uplatniť, kedy chceš, aj v ťahu iného: zakrúžkuj jej odmenu. Tým je mapa uzavretá. Ak sú plné obe strany, uplatní sa sama.',
  'p.gemSide': 'Strana s drahokamom',
  'p.gemSide.rule':
    'Ak je pri uplatnení plná aj strana s drahokamom, tím dostane drahokam. Ak mapu uplatníš skôr, ten drahokam je preč. Sama strana s drahokamom nedá nič.',

  'p.variants': 'Vždy len jeden',
  'p.variants.rule':
    'Hráte s jedným variantom alebo so žiadnym, na liste variantov a s dvoma kockami navyše: spolu desať. Otáznik na tom liste je obyčajný žolík, okrem žolíkovej lotérie. Žolíky z máp sú vždy obyčajné.',
  'p.blocked': 'Uzatvorené priechody',
  'p.blocked.rule':
    'Pred tvojím hodom sa po poradí hodia dve kocky navyše. Ty aj ďalší hráč uzatvoríte po jednom priechode do komnaty práve s týmito dvoma symbolmi v tomto poradí, na svojom liste, navždy a oboma smermi. Cesty zvonku ostávajú voľné. Za čiernu masku sa priechod neuzatvára, ale jedna kocka zo zásoby je prekliata.',
  'p.lottery': 'Žolíková lotéria',
  'p.lottery.rule':
    'V každom ťahu začínajúceho hráča sa hodia dve kocky navyše. V tom kole dá komnata so žolíkom, čo ukazuje jedna z nich, podľa tvojho výberu: kľúč, fakľu alebo zlatú masku. Dobrodruh nedá nič. Čierna maska posunie všetky prekliate kocky o pole; oslobodené platia od ďalšieho ťahu.',
  'p.diceRooms': 'Kockové komnaty',
  'p.diceRooms.rule':
    'Za každú dvojicu tajných komnát tím hlasuje: dva drahokamy, alebo jedna z kociek navyše do zásoby, od ďalšieho ťahu do konca. Ak sa nezhodnete, rozhodne ten, kto je na ťahu. Pri stole, kde sú všetci naraz, máte pätnásť sekúnd. Keď sú obe kocky preč, sú to vždy drahokamy.',

  'p.talk': 'Rozhovory a návrhy',
  'p.talk.rule':
    'Môžete sa rozprávať, na všetko ukazovať a navrhovať; rozhoduje len ten, kto je na ťahu. Stôl si vyberie: návrhy kedykoľvek, len na požiadanie a potom ukázané naraz, alebo žiadne.',
  'p.wishes': 'Želania pre spoločnú ponuku',
  'p.wishes.rule':
    'Zapíš si, aké symboly si želáš a na ktorú mapu. Keď vyberáš ty, prvé splniteľné želanie sa vezme a škrtne samo, a druhé tam, kde smieš vziať dve. Môžeš to vziať späť, kým sa nehodí alebo niekto niečo neurobí; potom želania odpočívajú do ďalšieho ťahu.',
  'p.notes': 'Lístočky',
  'p.notes.rule':
    'Krátky lístoček pripni na čokoľvek, na čo sa dá ukázať, jeden na hráča a miesto. Zložiť ho môže ktokoľvek. Nad štyridsať najstaršie odpadnú.',
  'p.undo': 'Vrátiť späť',
  'p.undo.rule':
    'V svojom ťahu môžeš vrátiť krok prieskumu, alebo všetky, kým sa nehodí kocka alebo niečo neurobí niekto iný.',
  'p.table': 'Ako sa dá hrať',
  'p.table.rule':
    'Každý na svojom zariadení, jedno zariadenie dokola, boti na ktoromkoľvek mieste. Hra môže trvať aj dni: odložte ju a pokračujte neskôr. Nič sa nestratí, keď server zastane, a hod nikto nepozná vopred. Čo sa nedá, je odmietnuté, aj s dôvodom.',
};
