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
  jone mi ti ja u s t cilat cilen gjithmone shpesh tij dergohet dergohen dergohej behet behen kemi janë vjen vijne bere beri mban
  always often usually really please comes happen happened got go goes going since until during within per each made makes
  immer oft meistens wirklich eigentlich kommt kommen herum rum noch eben etwa ungefahr genau bisschen denn doch ja nein`.split(
    /\s+/
  )
)
