import type { Reading } from './read_text.js'

/** "How much", and "what", but not "when" and "how". */
const AMOUNT = new Set('much what viel was sa'.split(' '))
/** Money with one of these is yet to come in. */
const YET = new Set('still yet noch ende akoma'.split(' '))
/** Money that clients should pay has not come in. */
const MODALS = new Set(
  'must should supposed mussen muss sollen sollten mussten duhet duhen'.split(' ')
)
const TO_US = new Set(['us', 'uns', 'na'])
const WE = new Set('we us our i wir uns unser ich kemi na kam'.split(' '))
/** "Who was paid" is somebody else's money. */
const PASSIVE = new Set('were been being wurde wurden wird werden worden'.split(' '))

/** Money that clients have to pay in a period is due. */
export const isExpected = ({ concepts, words }: Reading) =>
  concepts.has('client') && words.some((word) => MODALS.has(word))

/** "Paid" says neither by whom nor to whom: only by a name, or by clients to us, it is money that came in. */
export function isReceived({ concepts, words, names, period }: Reading) {
  const hasPeriod = period !== null
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word))
  if (concepts.has('received')) return !has(YET) && (!concepts.has('who') || has(WE))
  if (concepts.has('paid') && names.length > 0) return true
  if (has(MODALS) || has(YET)) return false
  if (concepts.has('who') && concepts.has('paid')) return (hasPeriod || has(TO_US)) && !has(PASSIVE)
  if (!concepts.has('client') || !has(AMOUNT)) return false
  return has(TO_US) || (hasPeriod && concepts.has('paid') && !has(PASSIVE))
}

/** Albanian has "we" in the verb. */
const WE_EARN = /\b(?:fitojme|fituam)\b/

/** "Who earned the most?" asks for people, "Who earns us the most?" for clients. */
export const isOthersProfit = ({ concepts, plain, words }: Reading) =>
  concepts.has('profit') &&
  concepts.has('who') &&
  !concepts.has('client') &&
  !words.some((word) => WE.has(word)) &&
  !WE_EARN.test(plain)
