import type { TempleRulesTexts } from './en.ts';

/** German. Same keys and the same names in braces as English. */
export const de: TempleRulesTexts = {
  'chapter.start': 'Bevor ihr anfangt',
  'chapter.dice': 'Deine Würfel',
  'chapter.rooms': 'Räume und Juwelen',
  'chapter.clock': 'Die Uhr und der Weg hinaus',
  'chapter.curses': 'Flüche',
  'chapter.treasures': 'Schätze',
  'chapter.illusions': 'Illusionen',
  'chapter.special': 'Besondere Räume',
  'chapter.extras': 'Zugaben: zwei weitere Karten',
  'chapter.quests': 'Aufträge',
  'chapter.characters': 'Charaktere',
  'chapter.promos': 'Grube, Brunnen und Verdammnis',
  'chapter.challenges': 'Aufgaben',
  'chapter.screen': 'Spielen am Bildschirm',

  'p.goal': 'Was ihr wollt',
  'p.goal.rule':
    'Ihr seid alle im selben Tempel, und in zehn Minuten stürzt er ein. Findet den Ausgang, aktiviert Juwelen und bringt alle hinaus. Entkommen alle, habt ihr sofort gewonnen. Bleibt jemand drin, verliert ihr alle.',
  'p.setup': 'So beginnt der Tempel',
  'p.setup.rule':
    'Der Startraum liegt in der Mitte, links und rechts davon je ein Raum. Alle beginnen dort mit fünf Würfeln, alle leer; allein hast du sieben. Der Ausgang steckt im Stapel: ab drei Spielern unter den letzten fünf Räumen, zu zweit oder allein in der Mitte. Eine violette Maske auf den ersten zwei Räumen bewirkt nichts; eine Truhe dort bekommt ihren Schatz, eine Schatzkammer ihren Kelch.',
  'p.depot': 'Juwelen im Depot',
  'p.depot.rule':
    'Die Juwelen im Depot halten den Ausgang zu. Am Anfang sind es 7 für einen oder zwei Spieler, 11 für drei, 14 für vier, 16 für fünf, 18 für sechs. Zwei Reservejuwelen liegen daneben: Damit fordert ihr das Schicksal heraus.',
  'p.level': 'Wie schwer es ist',
  'p.level.rule':
    'Fortgeschritten: drei Juwelen mehr im Depot. Experte: sechs mehr, und ihr könnt das Schicksal nicht herausfordern. Zu sechst kommen auf Experte auch zwei große Juwelenräume dazu, sonst gäbe es nicht genug zu aktivieren.',
  'p.practice': 'Üben',
  'p.practice.rule':
    'Ein erstes Spiel geht auch ohne Uhr: kein Gong, keine zuschlagende Tür, und der Tempel bleibt stehen. Es ist aus, wenn alle draußen sind oder ihr aufhört.',

  'p.symbols': 'Sechs Seiten',
  'p.symbols.rule':
    'Ein Würfel hat zwei Abenteurer, einen Schlüssel, eine Fackel, eine Goldmaske und eine schwarze Maske. Züge gibt es nicht: Wirf so viele deiner Würfel, wie du willst, wann du willst, und behalte die anderen.',
  'p.blackMask': 'Schwarze Maske',
  'p.blackMask.rule':
    'Ein Würfel mit schwarzer Maske ist gesperrt. Du kannst ihn weder werfen noch benutzen, bis er befreit wird.',
  'p.goldMask': 'Goldmaske',
  'p.goldMask.rule':
    'Eine Goldmaske befreit einen oder zwei schwarze Würfel: deine oder die eines Freundes in deinem Raum, nie beides. Der goldene und die befreiten Würfel werden leer. Ein Freund darf sich die Hilfe deiner Goldmaske auch selbst nehmen, außer du hast das Teilen ausgeschaltet.',
  'p.paying': 'Bezahlen',
  'p.paying.rule':
    'Du zahlst mit deinen eigenen Würfeln. Womit du zahlst, wird leer: Der Würfel zeigt nichts, bis du ihn wieder wirfst. Die anderen bleiben, wie sie sind.',
  'p.pace': 'Wie schnell man würfelt',
  'p.pace.rule':
    'Ein Würfel zeigt kurz nach dem Wurf seine Seite und zählt ab dann. Noch ein Augenblick, und du kannst wieder werfen. Das Tempo wählt der Tisch: flott, normal oder ruhig. Nur das Werfen muss warten, alles andere geht sofort. Niemand kann einen Wurf vorher kennen.',

  'p.doorways': 'Durchgänge',
  'p.doorways.rule':
    'Jede Seite eines Raums ist ein Durchgang oder eine Wand. Nur wo zwei Durchgänge aneinanderliegen, kommst du hindurch. Ein Durchgang vor einer Wand ist verschüttet. Ein Durchgang ins Dunkel führt in einen Raum, den noch niemand gefunden hat.',
  'p.enter': 'Einen Raum betreten',
  'p.enter.rule':
    'Zahle die Symbole in der Ecke eines Nachbarraums und geh durch einen Durchgang hinein. Nur dein eigener Abenteurer bewegt sich. In einem Raum haben alle Platz.',
  'p.discover': 'Einen Raum entdecken',
  'p.discover.rule':
    'Zahle in einem Raum mit Durchgang ins Dunkel zwei Abenteurer. Der oberste Raum vom Stapel wird dort angelegt, die Treppe zu dir. Du bleibst, wo du bist. Der neue Raum darf andere Durchgänge verschließen. Ist der Stapel leer, gibt es nichts mehr zu entdecken.',
  'p.lastDoorway': 'Der letzte Durchgang',
  'p.lastDoorway.rule':
    'Würde ein Raum den letzten offenen Durchgang schließen, während der Ausgang oder ein offener Auftrag noch verborgen ist, kommt er unter den Stapel und der nächste wird versucht. Passt keiner, geht der Raum vor, den ihr braucht. Verschließt ihr den Tempel trotzdem, entfallen die Aufträge, die noch im Stapel sind, und alle erfahren es.',
  'p.gems': 'Juwelen aktivieren',
  'p.gems.rule':
    'Zahlt in einem Juwelenraum die Fackeln oder Schlüssel, die er zeigt. So viele Juwelen wandern aus dem Depot in den Raum: Sie sind aktiviert. Jeder Raum gibt seine Juwelen nur einmal. Mehr, als im Depot liegen, könnt ihr nie aktivieren.',
  'p.together': 'Zusammen bezahlen',
  'p.together.rule':
    'Juwelen dürfen alle im Raum zusammen bezahlen. Zuerst zählen deine Würfel, dann die deiner Freunde dort in der Reihenfolge der Plätze; wer nicht teilt, dessen Würfel bleiben liegen. Reicht es nicht, zahlt niemand etwas. Wer genug hat, darf es auch allein.',
  'p.greatGems': 'Große Juwelenräume',
  'p.greatGems.rule':
    'Vier Räume bieten mehr: ein Juwel für vier Symbole, zwei für sieben, drei für zehn. Ihr wählt nur einmal, also ruf erst deine Freunde.',

  'p.clock': 'Zehn Minuten',
  'p.clock.rule':
    'Das Spiel dauert zehn Minuten ab dem Ruf am Anfang. Um 3:00 ertönt ein Gong, um 6:30 zwei, um 9:30 drei. Nach jedem Gong bleiben dreißig Sekunden; beim dritten Mal stürzt der Tempel ein. Ein Tisch kann andere Zeiten wählen. Was man hört, sieht man auch, und es gibt leise und sanfte Tonspuren.',
  'p.slam': 'Wenn die Tür zuschlägt',
  'p.slam.rule':
    'Um 3:30 und um 7:00 schlägt die Tür zu. Wer im Tempel ist, aber nicht im Startraum, verliert einen Würfel für den Rest des Spiels: möglichst einen schwarzen, sonst einen leeren, sonst den, den du markiert hast. Dann geht es weiter.',
  'p.noDice': 'Keine Würfel mehr',
  'p.noDice.rule': 'Auch ohne Würfel bist du im Spiel. Ein Freund, der schon draußen ist, kann dir einen geben.',
  'p.fate': 'Das Schicksal herausfordern',
  'p.fate.rule':
    'Sind sich alle einig, kommt ein Reservejuwel ins Depot, und alle schwarzen Würfel von allen werden leer. Zweimal im Spiel, nicht auf Experte, und nur wenn jemand einen schwarzen Würfel hat. Wer draußen oder weg ist, gilt als einverstanden. Nach zehn Sekunden verfällt die Frage.',
  'p.escape': 'Entkommen',
  'p.escape.rule':
    'Zahle im Ausgang so viele Schlüssel, wie Juwelen im Depot liegen, und einen mehr. Nur deine eigenen Würfel zählen. Jedes aktivierte Juwel macht es also für alle leichter.',
  'p.gift': 'Ein Würfel zum Abschied',
  'p.gift.rule':
    'Bist du draußen, darfst du einen deiner Würfel jemandem geben, der noch drin ist. Er kommt leer an und kann sofort geworfen werden. Zum Wählen hast du Zeit bis zum Ende.',
  'p.outside': 'Draußen',
  'p.outside.rule':
    'Wer draußen ist, hat keine Würfel, tut nichts mehr und verliert nichts mehr. Flüche treffen dich nicht mehr. Mit dem Team reden darfst du weiter.',

  'p.curse': 'Violette Masken',
  'p.curse.rule':
    'Entdeckst du einen Raum mit violetter Maske, ziehst du einen Fluch. Er liegt vor dir, bis du zahlst, was die Karte verlangt, allein und mit deinen eigenen Würfeln. Einen Fluch, den du schon hast, legst du ab. Sind keine Karten mehr da, ziehst du nichts.',
  'p.trap': 'Falle',
  'p.trap.rule':
    'Du kannst keine Räume betreten oder entdecken, nicht rennen und nicht durch Wände gehen. Ein Teleport geht noch, ebenso der Weg des Priesters oder des Mechanikers zu einem Freund.',
  'p.brokenDie': 'Zerbrochener Würfel',
  'p.brokenDie.rule':
    'Einer deiner Würfel liegt auf der Karte, gewählt wie wenn die Tür zuschlägt. Brich den Fluch, und er kommt leer zurück. Hast du nur noch einen, wird die Karte abgelegt.',
  'p.maskCurse': 'Maske',
  'p.maskCurse.rule': 'Jede deiner Goldmasken befreit nur einen Würfel, auch wenn du der Doc bist.',
  'p.silence': 'Schweigen',
  'p.silence.rule': 'Kein Chat, keine Rufe, kein Zeigen, keine Stimme. Hören darfst du, und abstimmen auch.',
  'p.lostDice': 'Verlorene Würfel',
  'p.lostDice.rule':
    'Wirf in Ruhe. Wirfst du sofort wieder, sobald es geht, kann ein Würfel vom Tisch fallen, und dann ist er für das ganze Spiel weg.',
  'p.cursedHand': 'Verfluchte Hand',
  'p.cursedHand.rule':
    'Halte die Hand am Bildschirm oder ihre Taste gedrückt, um werfen zu können. Mit der Hilfe für die Hände dauern deine Würfe stattdessen doppelt so lang.',

  'p.treasure': 'Truhen',
  'p.treasure.rule':
    'In einem Raum mit Truhe liegt verdeckt ein Schatz. Bist du dort, zahle zwei Schlüssel, und er gehört dir; dann sehen alle, was es ist. Du behältst ihn, bis du ihn benutzt. Wer entkommt, nimmt seine Schätze mit: Sie nützen dann nichts mehr.',
  'p.doubles': 'Doppelfackel und Doppelschlüssel',
  'p.doubles.rule':
    'Zählt einmal als zwei Fackeln oder zwei Schlüssel: für Juwelen, Räume, Flüche und auch zum Entkommen. Wann, bestimmst du, auch wenn deine Würfel reichen. Nur deine eigenen, nie die eines Freundes und nie in der Ferne. Was zu viel ist, verfällt.',
  'p.healingMask': 'Heilende Maske',
  'p.healingMask.rule': 'Alle schwarzen Würfel von allen werden leer. Einmal.',
  'p.teleport': 'Teleport',
  'p.teleport.rule': 'Geh in einen anderen Raum, in dem ein Freund ist. Einmal. Der Kelch kommt nie mit.',
  'p.extraGem': 'Extrajuwel',
  'p.extraGem.rule': 'Ein Juwel wandert aus dem Depot auf die Karte und gilt als aktiviert. Die Karte bleibt bei dir.',
  'p.secretPassage': 'Geheimgang',
  'p.secretPassage.rule':
    'Bricht einen Durchgang zwischen zwei Nachbarräumen, egal wo du bist. Er bleibt bis zum Ende für alle offen.',

  'p.illusions': 'Illusionsräume',
  'p.illusions.rule':
    'Sechs Illusionsräume ersetzen die sechs Räume mit einem Juwel. Ihre violetten Masken gelten nur, wenn ihr mit Flüchen spielt.',
  'p.vanish': 'Sie verschwinden',
  'p.vanish.rule':
    'Jedes Mal, wenn die Tür zuschlägt, kommen alle Illusionsräume vom Tisch und unter den Stapel. Wer darin ist, wacht im Startraum auf, um einen Würfel ärmer, nicht mehr. Dort aktivierte Juwelen bleiben aktiviert. Das Loch kann neu entdeckt werden; der Raum gilt dann als neu. Ein Kelch oder Geist kommt in den Startraum; ein Geheimgang wartet am Rand.',

  'p.special': 'Welche es sind',
  'p.special.rule':
    'Drei Zwillingsräume, zwei Doppelräume und die Schatzkammer werden in den Stapel gemischt. Mit Aufträgen ist die Schatzkammer einer der Aufträge.',
  'p.twins': 'Zwillingsräume',
  'p.twins.rule':
    'Solange in zwei Zwillingsräumen je jemand steht, können alle in beiden zusammen drei Schlüssel und drei Fackeln zahlen. Dann wird in beiden ein Juwel aktiviert. Einmal im Spiel: Der dritte Zwilling nützt dann nichts mehr.',
  'p.double': 'Doppelräume',
  'p.double.rule':
    'Eine Wand teilt den Raum. Die Treppe führt nach vorn; die Juwelen liegen hinten, hinter dem anderen Durchgang. Vorn und hinten sind zwei Räume: Durch diese Wand geht nichts, keine Hilfe, keine Würfel, kein Geheimgang.',
  'p.chalice': 'Der Kelch',
  'p.chalice.rule':
    'Ist die Schatzkammer gefunden, gewinnt ihr nur, wenn der Kelch in den Ausgang kommt. Wer bei ihm ist, darf ihn für eine Fackel mehr in den nächsten Raum mitnehmen. Er kommt nicht mit beim Teleport, beim Rennen, beim Sprung zu einem Freund oder durch eine Wand. Die Letzten von euch entkommen erst, wenn er sicher ist.',

  'p.soulSwap': 'Seelentausch',
  'p.soulSwap.rule':
    'Mit diesem Fluch tauschst du die Figur mit einem Freund im Tempel. Würfel, Karten und Schätze bleiben bei ihren Spielern. Du hast fünf Sekunden, den Freund zu nennen, sonst ist es der nächste Platz. Brichst du ihn, tauscht ihr zurück. Allein wird die Karte abgelegt.',
  'p.greatTorch': 'Große Fackel',
  'p.greatTorch.rule':
    'Leg diesen Schatz hin, wo du stehst. Wenn die Tür das nächste Mal zuschlägt, ist der Raum so sicher wie der Startraum. Dann ist die Fackel aus. Eine Illusion verschwindet trotzdem, aber du behältst deinen Würfel.',

  'p.quests': 'Aufträge',
  'p.quests.rule':
    'Ein bis drei Auftragsräume sind im Stapel, nie unter den letzten fünf Räumen. Für jeden liegt eine Marke im Depot. Ist ein Auftrag erfüllt, kommt seine Marke in den Raum. Solange eine Marke übrig ist, kann niemand entkommen.',
  'p.altar': 'Altar',
  'p.altar.rule':
    'Hier müssen zwei Würfel geopfert werden, von einem oder zweien von euch, zusammen oder nacheinander. Auch schwarze zählen und sogar dein letzter: Dann wirst du zweimal gefragt. Sie kommen nie zurück.',
  'p.trials': 'Prüfungen',
  'p.trials.rule':
    'Vier Prüfungen liegen hier verdeckt. Kommt jemand herein, zeigt sich die oberste. Wer im Raum ist, zahlt sie gemeinsam; dann zeigt sich die nächste. Es muss nicht auf einmal sein.',
  'p.ghost': 'Geist',
  'p.ghost.rule':
    'Ist der Geisterraum gefunden, erscheint der Geist im Startraum. Bist du bei ihm, schieben zwei Fackeln ihn durch einen Durchgang in den nächsten Raum. Im Geisterraum ist der Auftrag erfüllt. Niemand betritt den Geisterraum.',
  'p.tree': 'Lebensbaum',
  'p.tree.rule': 'Wer im Raum ist, zahlt gemeinsam Goldmasken: zwei für jeden Spieler des Spiels.',
  'p.obelisk': 'Obelisk',
  'p.obelisk.rule':
    'Der Auftrag ist erfüllt, sobald ihr ihn findet, aber drei Juwelenplättchen kommen ins Depot. Beim Entkommen zählt jedes als Juwel. Jeder Raum an einer seiner drei freien Wände nimmt eines weg; Juwelen aktivieren hilft da nicht. Niemand betritt den Obelisken.',

  'p.characters': 'Charaktere',
  'p.characters.rule':
    'Alle wählen einen Charakter, keinen doppelt, und eine seiner zwei Fähigkeiten. Die eine gilt immer. Für die andere zahlst du; dann liegt die Karte verdeckt, bis die Tür zuschlägt. Beim Üben ohne Uhr kommt sie nach einer Minute zurück.',
  'p.explorer': 'Entdecker',
  'p.explorer.rule':
    'Immer: Gefällt dir der gezogene Raum nicht, leg ihn in drei Sekunden unter den Stapel; der nächste gilt. Bezahlt: Für drei Abenteurer rennst du bis zu drei Räume weit durch Durchgänge, ohne sonst zu zahlen.',
  'p.doc': 'Doc',
  'p.doc.rule':
    'Immer: Jede deiner Goldmasken befreit bis zu drei schwarze Würfel, auch bei anderen. Bezahlt: Zwei Goldmasken befreien alle schwarzen Würfel eines Freundes, egal wo.',
  'p.colossus': 'Koloss',
  'p.colossus.rule':
    'Immer: Jede deiner Fackeln zählt zwei. Bezahlt: Für zwei Fackeln drehst du einen Raum, nur nicht den Startraum. Was darin ist, bleibt darin. Ein Fluch wird dafür nicht gezogen.',
  'p.priest': 'Priester',
  'p.priest.rule':
    'Immer: Sind alle deine Würfel schwarz, darfst du in einen Raum gehen, in dem ein Freund ist. Bezahlt: Drei schwarze Masken geben drei Schlüssel oder drei Fackeln für Juwelen in jedem Raum, in dem jemand von euch ist. Oder du befreist damit nur die drei Würfel.',
  'p.mechanic': 'Mechaniker',
  'p.mechanic.rule':
    'Immer: Deine Goldmasken dürfen als Schlüssel zählen; so ein Würfel wird sofort neu geworfen. Bezahlt: Für zwei Schlüssel gehst du in einen Raum, in dem ein Freund ist.',
  'p.magician': 'Magier',
  'p.magician.rule':
    'Immer: Betritt durch einen Durchgang jeden Nachbarraum für zwei Abenteurer, egal was er kostet. Bezahlt: Für zwei Abenteurer gehst du durch eine Wand in den Raum dahinter, aber nicht innerhalb eines Doppelraums und nicht in den Geisterraum oder den Obelisken.',

  'p.pit': 'Die Grube',
  'p.pit.rule': 'Zeig hier allein fünf schwarze Masken, und zwei Juwelen werden aktiviert. Die Würfel bleiben schwarz.',
  'p.lostTreasure': 'Verlorener Schatz',
  'p.lostTreasure.rule':
    'Leg einen deiner Schätze ab, dann diese Karte. Hast du mehrere Arten, hast du fünf Sekunden zum Wählen und benutzt bis dahin keinen. Ein Extrajuwel, das schon benutzt ist, zählt nicht.',
  'p.trulyCursed': 'Wahrlich verflucht',
  'p.trulyCursed.rule': 'Immer wenn du einen Fluch ziehst, ziehst du zwei.',
  'p.doomed': 'Verdammt, und der Gegenzauber',
  'p.doomed.rule':
    'Mit dem Fluch Verdammt kannst du nicht entkommen, bis du ihn brichst. Der Schatz Gegenzauber legt einmal einen deiner Flüche ab.',
  'p.onYourFeet': 'Auf die Beine',
  'p.onYourFeet.rule':
    'Nach zehn Sekunden setzt sich dein Abenteurer hin, und du kannst nicht werfen. Ein Druck, und du stehst wieder. Mit der Hilfe für die Hände dauern deine Würfe stattdessen um die Hälfte länger.',
  'p.fountain': 'Brunnen',
  'p.fountain.rule':
    'Zwei eigene Goldmasken geben dir einen verlorenen Würfel zurück, leer. Einmal je Spieler. Geopferte und verschenkte Würfel und solche auf einer Karte kommen nicht zurück.',
  'p.poisoned': 'Vergiftet',
  'p.poisoned.rule': 'Wenn die Tür zuschlägt, verlierst du sogar im Startraum einen Würfel, anderswo zwei.',
  'p.vines': 'Ranken',
  'p.vines.rule':
    'Mit deinen Abenteurer-Symbolen kannst du nichts bezahlen. Solche Würfel werden beim nächsten Wurf immer mitgeworfen.',

  'p.challenges': 'Die 26 Aufgaben',
  'p.challenges.rule':
    'Von 1a bis zur ultimativen Aufgabe. Jede sagt, wie viele Juwelen ins Depot dazukommen, wie viele Aufträge es gibt und womit ihr spielt. Der Ausgang und die Auftragsräume werden in die nächsten zwölf Räume gemischt. Das Schicksal dürft ihr immer zweimal herausfordern. Fortgeschritten und Experte gibt es hier nicht. Zwillingsräume, Doppelräume, Grube und Brunnen dürfen dazu.',

  'p.lateTaps': 'Gerade noch',
  'p.lateTaps.rule':
    'Es zählt der Augenblick, in dem du tippst, nicht wann die Nachricht ankommt. Wer tippt, bevor die Tür zuschlägt, dem gilt es, auch wenn es bis zu eine Viertelsekunde später ankommt. Im selben Augenblick ist es zu spät.',
  'p.pause': 'Pause und Abstimmungen',
  'p.pause.rule':
    'Die Uhr bleibt für niemanden stehen, außer ihr einigt euch alle auf eine Pause. Dann geht nichts, bis ihr weiterspielt. Abstimmungen verfallen nach zehn Sekunden. Auch unter Schweigen darfst du abstimmen.',
  'p.away': 'Wenn jemand weg ist',
  'p.away.rule':
    'Nach fünfzehn Sekunden spielt ein Bot für den, der weg ist, wenn der Tisch es will, und gibt den Platz bei der ersten Berührung zurück. Wer mit Absicht geht, wird sofort ersetzt.',
  'p.refusals': 'Verborgen und abgelehnt',
  'p.refusals.rule':
    'Niemand weiß, was kommt, kein Bildschirm und kein Bot. Was nicht geht, ändert nichts, und du erfährst, warum.',
  'p.record': 'Alles aufgeschrieben',
  'p.record.rule':
    'Jedes Spiel wird nebenher aufgeschrieben: Nichts geht verloren, wenn ein Server ausfällt, und ihr könnt es wieder ansehen. Ist ein Spiel nicht mehr zu gewinnen, erfahrt ihr es. Ihr dürft aufhören oder weiterspielen.',
};
