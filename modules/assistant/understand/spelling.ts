type Rule = [pattern: RegExp, becomes: string]

/** English contractions that are typed without their apostrophe. */
const ENGLISH: Rule[] = [
  [/\b(what|who|where|how|that)s\b/g, '$1 s'],
  [/\b(have|has|had|did|do|does|is|are|was|were|could|should|would)nt\b/g, '$1n t'],
]

/** German as it was written before 1996, and as it is spoken in the south. */
const GERMAN: Rule[] = [
  [/\bwievie(l|le|len|ler)\b/g, 'wie vie$1'],
  [/\b(?:hama|hamma|hend mir)\b/g, 'haben wir'],
  [/\bheut\b/g, 'heute'],
  // Beside words that only German has, "no" is "noch" and denies nothing.
  [/(?<=\b(?:wer|wem|wie|welche\w*|muss|mussen|wir|ich)\b.*)\bno\b/g, 'noch'],
]

/** A folded English or German text with its words written out, as the phrases of ideas are. */
export function withWholeWords(text: string) {
  return [...ENGLISH, ...GERMAN].reduce((read, [from, to]) => read.replace(from, to), text)
}
