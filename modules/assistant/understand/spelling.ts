type Rule = [pattern: RegExp, becomes: string]

/** English contractions that are typed without their apostrophe, and short forms. */
const ENGLISH: Rule[] = [
  [/\byr\b/g, 'year'],
  [/\bwk\b/g, 'week'],
  [/\bmth\b/g, 'month'],
  [/\btil\b/g, 'until'],
  [/\b(what|who|where|how|that)s\b/g, '$1 s'],
  [/\b(have|has|had|did|do|does|is|are|was|were|could|should|would)nt\b/g, '$1n t'],
]

/** German as it was written before 1996, and as it is spoken in the south. */
const GERMAN: Rule[] = [
  [/\bwievie(l|le|len|ler)\b/g, 'wie vie$1'],
  [/\b(?:hama|hamma|hend mir)\b/g, 'haben wir'],
  [/\bheut\b/g, 'heute'],
  [/\bham\b/g, 'haben'],
  [/\bmachn\b/g, 'machen'],
  // Beside words that only German has, "no" is "noch" and denies nothing.
  [/(?<=\b(?:wer|wem|wie|welche\w*|muss|mussen|wir|ich)\b.*)\bno\b/g, 'noch'],
]

/** German without umlauts on the keyboard: "ae" is one only in these words, and not in "neue" or "Steuer". */
const SPELLED_OUT: Rule[] = [
  [/\bentwuerf/g, 'entwurf'],
  [/puenktlich/g, 'punktlich'],
  [/vorschlaeg/g, 'vorschlag'],
  [/auftraeg/g, 'auftrag'],
  [/betraeg/g, 'betrag'],
  [/ausstaend/g, 'ausstand'],
  [/\b(wof|daf|f)uer\b/g, '$1ur'],
  [/\buebe/g, 'ube'],
  [/\b(k|m)oenn/g, '$1onn'],
  [/\bmoecht/g, 'mocht'],
  [/\bwuerd/g, 'wurd'],
  [/\bmuess/g, 'muss'],
  [/\bnaech/g, 'nach'],
  [/\b(gr)oe(ss)/g, '$1o$2'],
  [/\bhoech/g, 'hoch'],
  [/\bspaet/g, 'spat'],
  [/\bzaehl/g, 'zahl'],
]

/** A folded English or German text with its words written out, as the phrases of ideas are. */
export function withWholeWords(text: string) {
  return [...ENGLISH, ...SPELLED_OUT, ...GERMAN].reduce(
    (read, [from, to]) => read.replace(from, to),
    text
  )
}
