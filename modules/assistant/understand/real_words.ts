/**
 * Words that are one letter away from one that a question knows, and mean something else: "Konten" are no "Kosten". Folded.
 * The words of people at work that are near the ideas are here; a word that is missing is read as a slip, and the answer
 * then shows the question that was understood.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `abnehmen abteilung abteilungen aktien alone alte alten alter altes among annehmen anzeige anzeigen arbeiter arme
  artin ausfuhren ausgang ausstellung ausstellungen banesa banke banken banker bankers banking beginnen begonnen
  beitrag beitrage beitragen beitrags beitritt besetzt bessere besseren besserer besseres bestand bestande bestatigen
  bestatigt bestatigung beteiligt beteiligung beteiligungen betragt betrieb betriebe betrug better bezug bilder billig
  billige billigen bitter blerja branche branchen butter caller callers cancer cdogje chance changed changes changing
  chart charts coats comparison competent complete contact contacted contacts contracts customary datum detyroi
  detyron echte einzige einziger einziges eisen employed employer employment entwickeln erlaubt ernte ersatz erteilen
  erteilt expanded expert experte experten expertise experts extended extensive feature features feinde ferma festa
  fewer filma finishes firmen fitore fitues fituesi fondet forma ftuar furniture ganze gebucht gelben geleitet gelten
  gestartet gesucht gewahlt gewicht grosse grossem grossen grosser grossere grosseren grosses ground grupe grupet
  grupi grupin gruppe gruppen hafen halbe handy handys heard heart hetim hetimi increasing kasten kindern kisten
  kleine kleinem kleinen kleiner kleines kochen kodet kommentar kommentare kompanine konten kosmos kosten kujtim
  kujtime kundigen kundigung kundigungen kuptoj kupton kuptoni kuptuar kurve kurven kushte kushtet landen lander large
  laute leading leaking leaving leiten leiter leitung leitungen lending levizja levizje light linke links loading
  lohnt loser lower makina makine makinen maler manche mandat mandatory marked marker market markets markt markte
  marrja matter matters medien meister miete mieten miken minds mjete mjetet momente monkey mungesa mungese mungesen
  namen ndryshim ndryshime ndryshimet ndryshimi neuen neuer neues night nights njoftim notige offnen offnet older
  overtime pagove paint pamja parade paren parent parking perfundoi person persona personal personale personally
  personel personen personliche personlichen personnel persons playing porta posta posted prania pranim pranime
  pranimi prices produce produced producer producers product profil profile profiles projektin projektit pules quota
  raporto receiver receives recept reception rechts recurrent regulation regulations reich reise reisen remote repay
  resort rruge rrugen rruges sache sachen save saves schaden schafe schicht schichten schlau schrank schranke schritte
  seite seiten sende sender sendet sends settling shape share shared shares shendet shendetit shenim shenime shenimet
  shije shites shitesi shitesit shkak short shteti shtetin shtetit silber simple sistem sistemi sistemin small sorte
  sorten speech speed spende spenden spiel spiele spielen spite stacion stacionet stacioni stadt stadte stared started
  starten starter startet stated station stationen stations statistics stock stocks stone storage store stores stories
  storm stormy story strand strong stronger structure summer supplied supplies tables takim takime takimet takimi
  takimin takimit takohem tapes terheqje testi thate token tokens tracks trained trainer treasure tregu tregun tregut
  treni trenin trennen trennung trial trials truck trucks turneu umfang umgang unterscheiden unterschreiben
  unterschrift unterzeichnet vague valve valves vendim vendin vendit vendos vendosi verbrauch verbrauche vergeben
  vergessene verkaufe verkaufen verkaufer verkaufst verlangen verlangt verlauf verlegt verleihen verletzt vermieten
  versuche versuchen versucht verteidigt verwandte verwenden verwendet vleje vlene vorbereiten vorbereitet vorteil
  vorteile wagen wages waiting wanting waren warranty warten wartung wartungen waste wasted wasting weise weisen
  wenigen werke werken wert werte werten white worte worten writing wunden young zahne zahnen zeugen`.split(
    /\s+/
  )
)
