import { isRecord, type Json } from './tool.js'

/** Characters of one text in an answer. */
const LONGEST_TEXT = 1_000
/** Characters of the JSON of a whole answer, some 15,000 tokens of a model. */
const LONGEST_ANSWER = 60_000

/**
 * An answer that fits into the memory of a model: long texts are cut, and lists lose their last entries. A cut answer
 * says so in `isCut`.
 */
export function bounded(answer: Json): Json {
  let isCut = false
  const cut = (value: unknown): unknown => {
    if (typeof value === 'string' && value.length > LONGEST_TEXT) {
      isCut = true
      return `${value.slice(0, LONGEST_TEXT).toWellFormed()}…`
    }
    if (Array.isArray(value)) return value.map(cut)
    if (isRecord(value)) return mapped(value, cut)
    return value
  }
  const short = mapped(answer, cut)
  while (JSON.stringify(short).length > LONGEST_ANSWER) {
    const longest = longestList(short)
    if (!longest) break
    isCut = true
    short[longest.name] = longest.list.slice(0, Math.floor(longest.list.length / 2))
  }
  return isCut ? { ...short, isCut } : short
}

const mapped = (record: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

function longestList(record: Json) {
  const [longest] = Object.entries(record)
    .flatMap(([name, list]) => (Array.isArray(list) && list.length > 0 ? [{ name, list }] : []))
    .sort((one, other) => other.list.length - one.list.length)
  return longest
}
