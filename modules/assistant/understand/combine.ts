import type { Concept } from './concepts.js'

/** A word of a question that no idea has, or an idea. */
export type Token = { word: string } | { concept: Concept }

/** The idea that "not" turns another one into: "not paid" is open. An idea that is missing here stays denied, and no question has that. */
const DENIED: Partial<Record<Concept, Concept>> = {
  paid: 'open',
  paidOut: 'bill',
  pay: 'open',
  billed: 'unbilled',
  accepted: 'waiting',
  declined: 'waiting',
  answered: 'waiting',
  match: 'match',
  matched: 'match',
  finished: 'unfinished',
  sent: 'unsent',
  invoice: 'uninvoiced',
  uninvoiced: 'uninvoiced',
}

/** Ideas between "not" and what it denies: "not charged to clients", "not by the client paid" in German order. */
const PASSED: readonly Concept[] = ['client', 'who', 'money', 'team', 'bank']

/** Ideas that together mean another one. */
const UNIONS: [all: readonly Concept[], ...becomes: Concept[]][] = [
  [['missing', 'invoice'], 'uninvoiced'],
  [['missing', 'unbilled'], 'unbilled'],
  [['late', 'habit'], 'slow'],
  [['client', 'invoice', 'bill', 'soon'], 'due', 'client', 'invoice', 'soon'],
  [['late', 'finished'], 'task', 'late'],
  [['task', 'draft'], 'task', 'unfinished'],
  [['valid', 'soon'], 'expiring'],
  [['bank', 'open'], 'match'],
  [['bank', 'uninvoiced', 'matched'], 'match'],
  [['bank', 'uninvoiced'], 'match'],
  [['receipt', 'open'], 'bill'],
  [['waiting', 'money'], 'open'],
  [['valid', 'ends'], 'expiring'],
  [['received', 'spent', 'minus'], 'profit'],
  [['revenue', 'spent', 'minus'], 'profit'],
  [['profit', 'spent', 'minus'], 'profit'],
  [['profit', 'minus'], 'profit'],
  [['toBePaid', 'bill'], 'bill'],
  [['toBePaid', 'client'], 'due'],
  [['bank', 'matched', 'waiting'], 'match'],
  [['due', 'expired'], 'late'],
  [['expired', 'soon'], 'expiring'],
  [['expiring', 'invoice'], 'due', 'invoice'],
  [['missing', 'answered'], 'waiting'],
  [['uninvoiced', 'hours'], 'unbilled'],
  [['hours', 'unbilled', 'finished'], 'unbilled'],
]

/** The ideas of a question, with denied ones and those that belong together read as one. */
export function combine(tokens: readonly Token[], isFiller: (word: string) => boolean) {
  const concepts = new Set(deny(tokens, isFiller))
  for (const [all, ...becomes] of UNIONS) {
    if (!all.every((concept) => concepts.has(concept))) continue
    for (const concept of all) concepts.delete(concept)
    for (const concept of becomes) concepts.add(concept)
  }
  // A habit alone changes no question: "What do we usually spend?"
  concepts.delete('habit')
  if (concepts.has('accepted') && concepts.has('unbilled')) concepts.add('estimate')
  return concepts
}

function deny(tokens: readonly Token[], isFiller: (word: string) => boolean): Concept[] {
  const read: Concept[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token || 'word' in token) continue
    const denied = token.concept === 'negation' ? deniedAfter(tokens, at + 1, isFiller) : null
    read.push(...(denied ? denied.concepts : [token.concept]))
    if (denied) at = denied.end
  }
  return read
}

/** The ideas that a "not" denies: the next one, and those joined to it ("neither accepted nor declined"). */
function deniedAfter(tokens: readonly Token[], start: number, isFiller: (word: string) => boolean) {
  let outcome: { concepts: Concept[]; end: number } | null = null
  const passed: Concept[] = []
  let meaning: Concept | undefined
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    if ('word' in token) {
      if (isFiller(token.word)) continue
      break
    }
    const becomes = DENIED[token.concept]
    if (becomes && (!meaning || meaning === becomes)) {
      meaning = becomes
      outcome = { concepts: [...passed, becomes], end: at }
    } else if (meaning && token.concept === 'negation') {
    } else if (!meaning && PASSED.includes(token.concept)) {
      passed.push(token.concept)
    } else break
  }
  return outcome
}
