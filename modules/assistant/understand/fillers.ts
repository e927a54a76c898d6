/**
 * Words that carry no meaning of their own in a question: articles, pronouns, auxiliaries, politeness. Folded. A word that
 * narrows a question ("since", "until", "other", "without") is never among them: leaving it out would answer something else.
 */
export const FILLERS = new Set(
  `pruf five funf pese shiko vendosura cili cilin cilen ciles cilit a an the is are was were be been being am do does did done have has had having i we me us my our mine ours you your it its
  this that these those there here of in on at to for from by with about as and or but if so any some all each every how much
  many what which when where show tell give list see know find get please can could would should shall may might right now
  currently today still yet already just only up out more worth value altogether overall far ever left long need want like let
  lets hello hi hey thanks thank ok okay der die das den dem des ein eine einen einem einer eines ist sind war waren sein bin
  habe hat haben hatte hatten hab ich wir mir uns mein meine meinem meinen meiner unser unsere unserem unseren unserer es sie
  er du ihr ihre ihren von vom im auf zu zum zur fur fuer aus bei mit uber ueber als und oder aber wenn alle allen alles jede
  jeder jedes wie viel viele vieles welche welcher welches welchen wann wo zeig zeige zeigen sag sage sagen gib geben liste
  auflisten sehen wissen bitte kann konnen koennen konnte soll sollen sollte muss mussen muessen mochte darf derzeit gerade
  aktuell momentan jetzt noch schon bereits nur gibt denn eigentlich mal heute bisher zurzeit hallo danke hoch gross lang
  lange steht stehen liegt liegen machen macht gemacht wurde wurden werden worden sich nach um man dieses diesen dieser diese
  diesem da dort davon dafur hoehe hohe stand nje e te se ne nga per ka kane kam kemi jam jemi eshte jane ishte ishin une na
  mua tone tona tonat tane ime imja mia ketu ky kjo keto keta ai ajo ata ato qe dhe ose por nese si sa cfare cila kur ku trego
  tregoj jep shih di ju lutem mund duhet duhen tani ende akoma tashme vetem deri sot gjithe gjitha cdo derisa pra faleminderit
  pershendetje tij saj tyre jone mi ti ja u s t cilat cilen dergohet dergohen dergohej behet behen vjen vijne bere beri mban
  really comes happen happened got go goes going during within made makes wirklich kommt kommen herum rum eben etwa ungefahr
  genau bisschen doch nein their theirs them they he she his her him must also too into onto under lately recently become
  becomes became brought bring brings bringing make making gets given take taken turn turned use used look looks seen anyone
  anybody someone somebody anything something everything nothing everyone date dates net display recorded logged log tracked
  entered booked running active current created accounts entry entries transaction transactions transfer transfers exactly
  roughly around own such bit lot quite either supposed able say says said put gone down again once jemand
  jemanden jemandem irgendwer irgendetwas irgendwas etwas anzeigen zeigt angezeigt auflistung listen bringen bringt gebracht
  gegeben nimmt genommen nehmen aktive aktiven aktiv aktueller laufen lauft erstellt erzeugt angelegt erfasst gebucht gebuchte
  gebuchten aufgeschrieben notiert eingetragen ans beim durch wegen ohnehin weiterhin netto seiner seine ihrer ihrem sollten
  wollen will sei seien wessen jener jene deren dessen einige einiger selbst steckt stecken sieht aussehen ausschaut uberhaupt
  insgesamt jeweils zuletzt dikush dikujt dike dicka ndonje ndonjeri ndonjerit yne sone tuaj atyre ketyre asaj atij po apo
  qofte edhe poashtu lista neto sipas aktivet krijohen krijohet krijuar bejne bejme sjellin sjell solli shenuar regjistruar
  regjistruara shenuara shfaq shfaqi thuaj duken duket vlen vlejne vlera mbetur mbetet ndodhen ndodhet gjenden duhej lidh mbi
  nen gjate pas para qysh takojne takon kthyer gjeneruar aktualisht momentalisht kohet kohen fundit koheve gehort gehoren
  belong belongs bleibt bleiben remain remains names set setup lying nenne nennen 
  sofort gleich denen geht ging gehen gingen raus drauf bekommt geblieben bekommen fallt 
  pasur secili secila secilit del dalin merr marrin mbeti vendosur larta presin check whether spot rank even though
  although calculate compute work needs needed ready schedule account kindly ve ll re d m isn quick quickly summary summarise
  summarize overview report breakdown pull fetch print present provide outline detail details detailed figure total away
  across whole entire complete actual actually actualy simply basically maybe perhaps curious wondering wonder
  interested question help think feel seem seems appear appears exist exists existing sort sorted side sides hand hands note
  notice moment time presently nowadays point along together ones one thing things stuff kind sorts piece pieces line lines
  row rows posting postings company firm ourselves myself yours owns gotten ought owed love wish reach reaches hit hits rather
  very pretty several because then therefore whose whom wherever back hear heard lose identify review looking search seek
  lists listing named call called mention period periods span available possible remaining rest remainder over coming run runs
  start doing don doesn sit sitting sits lie lies wait ask asked answer expected meanwhile sum summed prufen prufe uberprufen
  ob ihnen ihn ihm posten kriegt kriegen berechnen ermitteln ermittle berechne aufzeigen auffuhren aufstellung ubersicht
  uberblick bericht auswertung gesamte gesamten gesamter gesamtes gesamt ganze ganzen ganzer ganzes komplett komplette
  kompletten aller welcherlei irgend irgendein irgendeine irgendwelche irgendeinen gern gerne einmal kurz schnell nun dann
  dabei dazu daran darauf dran darum darin jenen solche solchen solcher manche mancher vielleicht wohl rund circa ca sodass
  damit weil obwohl falls anhand laut gemass hinsichtlich bezuglich betreffend geworden wird seid gewesen hatt wollte mochten
  brauche brauchen brauchst benotige benotigt interessiert interessieren weiss kenne schaue schauen schau nachschauen finde
  finden findet gefunden suche suchen anschauen ansehen liefern liefere stelle stellen firma betrieb unternehmen buro geschaft
  geschafte geschaftlich zeitraum zeit dauer herein hinein heraus ab zusammengerechnet derart moglich moglicherweise vorhanden
  vorhandene existieren existiert bestehen besteht fallen anfallen zahlen liegend blieb hangen denkt selber eigene eigenen
  eigener unsererseits meinerseits ins aufs furs ubers dich dir euch euer eure ihres unseres meines seinem keiner drin drunter
  weg mitteilen mitgeteilt verraten verrate geliefert seh kamen nimm bilde bilden tregoni listoni listo shfaqni llogaritni
  llogarit mblidhni kontrolloni kontrollo verifiko verifikoni gjej gjeni ndaj ndani nda nxirr nxirrni jepni jepmi jepe thuajme
  thoni tregojme tregome tregomi kerkoj dua doja desha duam deshironi deshiroj mundeni mundesh mundem munden mundesi dini mos
  diku dikund shume pak teper dolem dola doli bie bien rreshta rreshti zerat zeri posta pranaj nderkohe tashti tanime mbase
  ndoshta krejt krejte tere tersi gjithcka gjithkush gjithsecili cdonje cdonjera ndonjera ndonjerin asnjeri kush cka cfaredo
  sado sesi lidhur lidhje rreth perreth nder krahas bashke brenda mbrapa prapa ty neve juve yt jote juaj juaja tuaja ua ia
  ma ta tua c qene qenka ishim ishit je jeni ke keni kisha kishim kishin kishte pata patem pati paten behem behesh beja benim
  bente bej beni beje bera beme bene bem vije erdhi shkon shkojne shkoj shkuar dal dale mbetem mbeten mbete mbetura mbesin
  mbese duheshin dukej sasia menyre menyren menyra kohe dite informacion informacione permbledhje pamje
  raport raportin raporti liston tabele kompani kompania kompanise firmes biznes biznesi biznesit ndermarrje ndermarrja
  aktuale aktual tanishme tanishem tanishmet momentin momenti jepet jepen merret merren mbahet mbajne pikerisht saktesisht
  saktesi afersisht perafersisht fillim fund fundi fundin ndodh ndodhi ndodhur hedhur vene shkruar mjaft aq kaq keshtu ashtu
  aty andej kendej mire lutemi tungjatjeta mirdita gjithsej totalisht sende gjera gjerat gje gjerave
  tregosh tregon tregojne tregoje tregohen shfaqsh shfaqje shfaqim shfaqen listosh listohen listoje thuash thua thote
  thone shoh shohim shohesh paraqit paraqitni paraqite kallxo kallxom kalloj numero numeroni numeroj nxjerr nxjerrim
  shkruaj shkruajme shkruajne terheq terheqim terheqe kapin arrin arrijne arrij deklaroj deklarojme deklaruar
  deklarohet siper tash hala ndokush ndokujt disa kalon kalojne kalojme leshohen leshohet
  leshojme leshoj leshohej sherben nesh jush detyruar kryej kryejme nisim coj cojme teksti pershembull dmth meqe
  tek ngase arritur nxjerre paskemi paska keshilla luteni detyrohem sidomos vetvete
  gjati
  llogarite llogaritur afrohet afrohen kuptoj mesoj pyes pyetje intereson
  hej
  name rumliegen rumliegt herumliegen mussten
  druber status lasst nachsehen nachschauen ausrechnen warn samtliche samtlicher
  wich came
  plote
  erreicht zusammengebracht zusammengekommen wise shihja thene drejt sinjalizo llogarisesh llogaris llogarisni dorezoj dorezojme point`.split(
    /\s+/
  )
)
