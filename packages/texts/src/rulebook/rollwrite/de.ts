import type { RollwriteRulesTexts } from './en.ts';

/** German. Same keys and the same names in braces as English. */
export const de: RollwriteRulesTexts = {
  'chapter.start': 'Bevor ihr anfangt',
  'chapter.turn': 'Ein Zug',
  'chapter.explore': 'Erkunden',
  'chapter.tracks': 'Bonusleisten',
  'chapter.pool': 'Topf und Karten',
  'chapter.variants': 'Varianten',
  'chapter.team': 'Das Team und der Bildschirm',

  'p.goal': 'Was ihr wollt',
  'p.goal.rule':
    'Ihr gewinnt gemeinsam, sobald alle im Ausgang stehen und genug Juwelen angekreuzt sind. Ist das nach dem letzten Zug der letzten Runde nicht so, habt ihr gemeinsam verloren, und ihr seht, was gefehlt hat.',
  'p.setup': 'So fangt ihr an',
  'p.setup.rule':
    'Zwei bis vier Spieler. Jeder hat das gleiche Tempelblatt und füllt es allein aus; das Abenteuerblatt ist für alle. Es gibt acht Würfel. Ihr beginnt draußen, jeder an einer anderen Seite des Tempels. Wer anfängt, wird ausgelost.',
  'p.rounds': 'Runden',
  'p.rounds.rule':
    'Zu zweit habt ihr 8 Runden, zu dritt 7, zu viert 6. In einer Runde hat jeder einen Zug, im Uhrzeigersinn. Die nächste Runde wird markiert, wenn der Startspieler wieder am Zug ist.',
  'p.gems': 'Juwelen',
  'p.gems.rule':
    'Ein Raum mit Juwel, eine volle Karte, eine Bonusleiste oder ein Paar Geheimräume lässt euch Juwelen ankreuzen. Nötig sind zu zweit, zu dritt oder zu viert: 14, 20 oder 22 auf leicht, 15, 23 oder 25 auf normal, 16, 25 oder 28 auf schwer.',

  'p.course': 'Eins nach dem anderen',
  'p.course.rule':
    'Die verfluchten Würfel rücken. Dann heilen, paarweise würfeln, erkunden, den Topf teilen und Karten streichen. Am Ende sind alle Würfel außer den verfluchten wieder im Vorrat, und der nächste Spieler ist am Zug.',
  'p.curses': 'Verfluchte Würfel',
  'p.curses.rule':
    'Zu Beginn jedes Zugs rückt jeder verfluchte Würfel ein Feld nach rechts. Wer das dritte Feld verlässt, ist frei und wird in diesem Zug geworfen.',
  'p.heal': 'Heilung',
  'p.heal.rule':
    'Vor deinem ersten Wurf darfst du Heilungsfelder nutzen: Für jedes kommen alle Würfel eines Fluchfelds zurück in den Vorrat.',
  'p.pairs': 'Paarweise würfeln',
  'p.pairs.rule': 'Du wirfst alle Würfel aus dem Vorrat, immer zwei. Bleibt einer übrig, wird er allein geworfen.',
  'p.place': 'Behalten oder Topf',
  'p.place.rule':
    'Eine schwarze Maske kommt auf das erste Fluchfeld. Jeden anderen Würfel behältst du, oder du legst ihn für die anderen in den Topf. Entscheide, bevor du das nächste Paar wirfst.',
  'p.reroll': 'Neu würfeln',
  'p.reroll.rule':
    'Bevor du ein Paar verteilst, darfst du für ein Feld „neu würfeln“ beide noch einmal werfen, auch schwarze Masken. Mehrmals geht auch, ebenso bei einem letzten einzelnen Würfel. Die Extrawürfel einer Variante werden nie noch einmal geworfen.',
  'p.endTurn': 'Wenn du fertig bist',
  'p.endTurn.rule':
    'Kannst oder willst du nichts mehr benutzen, sind behaltene, unbenutzte Würfel für diesen Zug weg. Dann wird der Topf geteilt. Von selbst geht es nur weiter, wo nichts zu entscheiden ist, für dich und für alle, die eine Karte einlösen könnten.',

  'p.enter': 'Einen Raum betreten',
  'p.enter.rule':
    'Betritt einen Nachbarraum mit zwei behaltenen Würfeln, die seine zwei Symbole zeigen. Kein Würfel zahlt zweimal. Du darfst in einem Zug mehrere Räume betreten.',
  'p.outside': 'Von draußen',
  'p.outside.rule':
    'Solange du draußen bist, darfst du jeden Raum auf deiner Seite des Tempels betreten. Zurück nach draußen geht niemand.',
  'p.firstVisit': 'Erster Besuch',
  'p.firstVisit.rule':
    'Betrittst du einen Raum zum ersten Mal, bekommst du sofort, was er zeigt, und streichst es auf deinem Blatt. Du darfst wiederkommen, aber er gibt nichts mehr.',
  'p.rewards': 'Was Räume geben',
  'p.rewards.rule':
    'Neu würfeln, Heilung, Schlüssel, Fackel, Goldmaske: Kreise das nächste Feld dieser Bonusleiste ein. Ein Juwel: Kreuze eines für das Team an. Ist die Leiste voll, verfällt der Gewinn.',
  'p.joker': 'Joker',
  'p.joker.rule':
    'Kreise das nächste Feld von neu würfeln, Schlüssel, Fackel oder Goldmaske ein, wie du willst. Wenn euer Tisch es so möchte, auch Heilung. Ohne freies Feld verfällt der Joker.',
  'p.secrets': 'Geheimräume',
  'p.secrets.rule':
    'Es gibt vier Farben, jede mit einer oberen und einer unteren Hälfte in zwei Räumen. Stehen zwei von euch gleichzeitig in beiden Räumen einer Farbe, bekommt das Team zwei Juwelen. Dann ist diese Farbe für alle vorbei.',
  'p.rush': 'Sprint',
  'p.rush.rule':
    'Jederzeit in deinem Zug, bis du fertig erkundet hast, bringt dich ein Sprintfeld ohne zu zahlen in einen Nachbarraum; von draußen in jeden Raum deiner Seite. Er gibt, was er zeigt. Durch einen geschlossenen Durchgang geht es nicht. Sprint bekommst du nur aus Karten.',
  'p.exit': 'Der Ausgang',
  'p.exit.rule':
    'Der Ausgang kostet seine zwei Symbole wie jeder Raum. Du darfst früher kommen und wieder gehen; auch dort hast du Züge und nimmst Würfel aus dem Topf.',

  'p.tracks': 'Felder benutzen',
  'p.tracks.rule':
    'Es gibt sechs Leisten: Sprint, Heilung, neu würfeln, Schlüssel, Fackel und Goldmaske. Sie gehören dem Team, aber nur wer am Zug ist, benutzt Felder, so viele er will, auch ganz neue. Ein benutztes Feld ist für immer gestrichen.',
  'p.trackGem': 'Das Juwel einer Leiste',
  'p.trackGem.rule':
    'Erreicht eine Leiste ihr markiertes Feld, bekommt das Team ein Juwel, einmal je Leiste. Zu zweit ist es Feld 4, zu dritt Feld 6, zu viert Feld 7. Weiter einkreisen könnt ihr bis zum Ende.',
  'p.boxSymbols': 'Schlüssel, Fackel, Goldmaske',
  'p.boxSymbols.rule':
    'Beim Erkunden ist so ein Feld ein Würfel mit diesem Symbol, für diesen Zug. In den Topf kommt er nie.',

  'p.pool': 'Den Topf teilen',
  'p.pool.rule':
    'Im Uhrzeigersinn nimmt jeder der anderen einen oder zwei Würfel aus dem Topf. Solange einer da ist, musst du einen nehmen. Zwei nur, wenn für alle nach dir noch einer übrig bleibt.',
  'p.cross': 'Auf Karten streichen',
  'p.cross.rule':
    'Für jeden genommenen Würfel streichst du ein passendes Symbol auf einer deiner sechs Karten. Zwei Würfel dürfen auf zwei Karten. Ein Würfel, der nirgends passt, bewirkt nichts.',
  'p.cashIn': 'Einlösen',
  'p.cashIn.rule':
    'Ist die Bonusseite einer Karte voll, darfst du sie einlösen, wann du willst, auch im Zug eines anderen: Kreise ihre Belohnung ein. Dann ist die Karte fertig. Sind beide Seiten voll, wird sie von selbst eingelöst.',
  'p.gemSide': 'Die Juwelenseite',
  'p.gemSide.rule':
    'Ist beim Einlösen auch die Juwelenseite voll, bekommt das Team ein Juwel. Löst du vorher ein, ist dieses Juwel weg. Die Juwelenseite allein bringt nichts.',

  'p.variants': 'Immer nur eine',
  'p.variants.rule':
    'Ihr spielt mit einer Variante oder mit keiner, auf dem Variantenblatt und mit zwei Extrawürfeln: zusammen zehn. Ein Fragezeichen auf diesem Blatt ist ein gewöhnlicher Joker, außer in der Jokerlotterie. Joker aus Karten sind immer gewöhnlich.',
  'p.blocked': 'Versperrte Durchgänge',
  'p.blocked.rule':
    'Vor deinem Wurf werden die zwei Extrawürfel der Reihe nach geworfen. Du und der nächste Spieler schließt je einen Durchgang in einen Raum mit genau diesen zwei Symbolen in dieser Reihenfolge, auf dem eigenen Blatt, für immer und in beide Richtungen. Wege von draußen bleiben offen. Für jede schwarze Maske wird kein Durchgang geschlossen, sondern ein Würfel aus dem Vorrat verflucht.',
  'p.lottery': 'Jokerlotterie',
  'p.lottery.rule':
    'In jedem Zug des Startspielers werden die zwei Extrawürfel geworfen. In dieser Runde gibt ein Jokerraum, was einer davon zeigt, du wählst welcher: Schlüssel, Fackel oder Goldmaske. Ein Abenteurer gibt nichts. Eine schwarze Maske rückt alle verfluchten Würfel ein Feld weiter; befreite gelten ab dem nächsten Zug.',
  'p.diceRooms': 'Würfelräume',
  'p.diceRooms.rule':
    'Für jedes Paar Geheimräume stimmt das Team ab: zwei Juwelen oder einer der Extrawürfel für den Vorrat, vom nächsten Zug bis zum Ende. Seid ihr uneins, entscheidet, wer am Zug ist. An einem Tisch, an dem alle da sind, habt ihr fünfzehn Sekunden. Sind beide Würfel weg, gibt es immer Juwelen.',

  'p.talk': 'Reden und vorschlagen',
  'p.talk.rule':
    'Ihr dürft reden, auf alles zeigen und vorschlagen; nur wer am Zug ist, entscheidet. Der Tisch wählt: Vorschläge jederzeit, nur auf Nachfrage und dann zusammen gezeigt, oder gar keine.',
  'p.wishes': 'Wünsche an den Topf',
  'p.wishes.rule':
    'Schreib auf, welche Symbole du dir wünschst und für welche Karte. Bist du dran, wird dein erster erfüllbarer Wunsch von selbst genommen und gestrichen, und ein zweiter, wo du zwei nehmen darfst. Du kannst das zurücknehmen, bis gewürfelt wird oder jemand etwas tut; dann ruhen deine Wünsche bis zum nächsten Zug.',
  'p.notes': 'Notizen',
  'p.notes.rule':
    'Hefte eine kurze Notiz an alles, worauf man zeigen kann, eine je Spieler und Stelle. Abnehmen dürfen sie alle. Von mehr als vierzig fallen die ältesten ab.',
  'p.undo': 'Zurücknehmen',
  'p.undo.rule':
    'In deinem Zug darfst du einen Schritt beim Erkunden zurücknehmen, oder alle, bis gewürfelt wird oder jemand anders etwas getan hat.',
  'p.table': 'Wie ihr spielen könnt',
  'p.table.rule':
    'Jeder am eigenen Gerät, ein Gerät reihum, Bots auf jedem Platz. Ein Spiel darf Tage dauern: Legt es weg und macht später weiter. Nichts geht verloren, wenn ein Server ausfällt, und niemand kann einen Wurf vorher kennen. Was nicht geht, wird abgelehnt, mit dem Grund.',
};
