/** Words that carry no meaning of their own in a question: articles, pronouns, auxiliaries, politeness. Folded. */
export const FILLERS = new Set(
  `a an the is are was were be been being am do does did done have has had having i we me us my our mine ours you your it its
  this that these those there here of in on at to for from by with about as and or but if so any some all each every
  how much many what which when where show me tell give list see know find get please can could would should shall may might
  right now currently today still yet already just only up out more than worth value altogether overall far ever left
  long need want like let lets hello hi hey thanks thank ok okay
  der die das den dem des ein eine einen einem einer eines ist sind war waren sein bin habe hat haben hatte hatten hab ich wir mir uns
  mein meine meinem meinen meiner unser unsere unserem unseren unserer es sie er du ihr ihre ihren von vom im in am an auf zu zum zur
  fur fuer aus bei mit uber ueber als und oder aber wenn so alle allen alles jede jeder jedes wie viel viele vieles was welche welcher
  welches welchen wann wo zeig zeige zeigen mir sag sage sagen gib geben liste auflisten sehen wissen bitte kann konnen koennen konnte
  soll sollen sollte muss mussen muessen mochte darf derzeit gerade aktuell momentan jetzt noch schon bereits nur gibt es denn eigentlich
  mal heute bisher zurzeit hallo danke hoch gross lang lange wert steht stehen liegt liegen machen macht gemacht haben wurde wurden werden
  worden sich nach um man dieses diesen dieser diese diesem da dort davon dafur hoehe hohe stand
  nje e i te se ne nga me per ka kane kam kemi jam jemi eshte jane ishte ishin une ne na me mua tone tona tonat tane im ime imja mia ketu ky
  kjo keto keta ai ajo ata ato qe dhe ose por nese si sa cfare cila kur ku trego tregoj trego me jep liste shih di ju lutem mund duhet
  duhen tani ende akoma tashme vetem deri sot gjithe te gjitha gjitha cdo derisa pra faleminderit pershendetje tij saj tyre tona
  jone mi ti ja u s t cilat cilen tij dergohet dergohen dergohej behet behen kemi janë vjen vijne bere beri mban
  really please comes happen happened got go goes going since until during within per each made makes
  wirklich eigentlich kommt kommen herum rum noch eben etwa ungefahr genau bisschen denn doch ja nein
  their theirs them they he she his her him must also too into onto under between past lately recently become becomes became
  brought bring brings bringing make making get gets got give given take taken turn turned use used look looks see seen
  anyone anybody someone somebody anything something everything nothing everyone date dates net
  display recorded logged log tracked entered booked running active current created accounts entry entries transaction transactions
  transfer transfers overall exactly roughly about around another own new such same other others few bit lot quite either
  been being were supposed able say says said put comes gone down off again once ever
  jemand jemanden jemandem irgendwer irgendetwas irgendwas etwas anzeigen zeigt angezeigt auflistung liste listen bringen bringt
  gebracht gibt gegeben nimmt genommen nehmen aktive aktiven aktiv aktueller laufen lauft erstellt erzeugt angelegt
  erfasst gebucht gebuchte gebuchten aufgeschrieben notiert eingetragen ans beim durch gegen seit zwischen wegen ohnehin weiterhin
  netto unserer seiner seine ihrer ihrem sollten wollen will wurden hatten waren sei seien wessen jener jene deren dessen
  einige einiger anderen andere selbst steckt stecken sieht sehen aussehen ausschaut uberhaupt insgesamt jeweils zuletzt
  dikush dikujt dike dicka ndonje ndonjeri ndonjerit yne jone tane sone tuaj saj tyre atyre ketyre keta asaj atij
  po apo ose qofte as edhe poashtu lista listen neto sipas aktive aktiv aktivet krijohen krijohet krijuar behet bejne bejme bere
  sjellin sjell solli sollen shenuar regjistruar regjistruara shenuara shfaq shfaqi trego me thuaj duken duket vlen vlejne vlera
  kane mbetur mbetet ndodhen ndodhet gjenden duhej duhet lidh jemi kemi mbi nen ndermjet gjate pas para qysh prej
  takojne takon kthyer gjeneruar aktualisht momentalisht kohet kohen fundit koheve gehort gehoren belong belongs bleibt bleiben remain remains high big small name names two three four five ten set setup lying
  nenne nennen funf drei vier zehn zwei sofort gleich denen geht ging gehen gingen raus drauf bekommt geblieben bekommen fallt pese tre kater dhjete
  pasur secili secila secilit del dalin merr marrin mbeti vendosur larta presin`.split(/\s+/)
)
