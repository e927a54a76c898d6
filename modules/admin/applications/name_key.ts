import { foldText } from '#core/database/search'

/** Forms of enterprises in Germany, Austria, Switzerland, Albania and Kosovo, and common ones elsewhere; folded, without dots. */
const LEGAL_FORMS =
  'ag bi co doo eg ek ekfm ekfr eu ev gbr ggmbh gmbh haftungsbeschrankt inc kg kgaa limited llc ltd mbh nt ntp ntsh og ohg partg partgmbb sa sarl se sha shpk ug'
const LEFT_OUT = new Set([...LEGAL_FORMS.split(' '), 'und', 'and', 'dhe'])

/** Words of a form that is written apart, as in `Sh. p. k.` */
const MOST_PARTS = 3
const LONGEST_PART = 2

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u
/** `Mueller` is `Müller`, whose dots are folded already. */
const UMLAUT = /(?<=[aou])e/g

/**
 * The name of a company as duplicates are looked for: without case, accents, umlauts, signs, blanks and its legal form.
 * A name of nothing but a legal form keeps it; one without letters is ''.
 */
export function nameKey(name: string) {
  const words = foldText(name).replaceAll('.', '').split(BETWEEN_WORDS)
  const kept: string[] = []
  for (let at = 0; at < words.length; ) {
    const parts = leftOutAt(words, at)
    if (parts === 0) kept.push(words[at] ?? '')
    at += parts || 1
  }
  return (kept.join('') || words.join('')).replace(UMLAUT, '')
}

/** How many words from here on are a legal form or join names. */
function leftOutAt(words: string[], at: number) {
  for (let parts = MOST_PARTS; parts > 1; parts--) {
    const form = words.slice(at, at + parts)
    if (form.every(({ length }) => length <= LONGEST_PART) && LEFT_OUT.has(form.join(''))) {
      return parts
    }
  }
  return LEFT_OUT.has(words[at] ?? '') ? 1 : 0
}
