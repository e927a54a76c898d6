import { dayOf, formatDay } from '#core/clock'
import { type Decimal, decimal } from '#core/money/decimal'
import type { WorkLine, WorkWish } from '#modules/recurring/public'
import type { UnbilledTime } from '#modules/tasks/public'
import { hundredthsOf } from './hundredths.js'

/** Longest description of a line. */
const LONGEST = 2000
/** Of an hour, in millionths: finer parts are not billed. */
const HUNDREDTH = 10_000n

export interface Priced extends UnbilledTime {
  rate: Decimal
}

/** An entry with what it adds to the hours of its line, in hundredths of an hour. */
interface Share extends Priced {
  hundredths: number
}

/** A line with the entries that it bills. */
export interface BilledLine {
  line: WorkLine
  entries: Share[]
}

interface Words {
  by: WorkWish['by']
  timeZone: string
  /** "hrs" in the language of the document. */
  unit: string
}

/**
 * Worked time as lines, in the order in which the work began. The hours of a line are added up to the second and
 * rounded once, to hundredths; what rounds to nothing stays unbilled.
 */
export function workLines(entries: readonly Priced[], words: Words): BilledLine[] {
  const groups = Map.groupBy(entries, ({ id, taskId, projectId }) =>
    words.by === 'project' ? projectId : words.by === 'task' ? taskId : id
  )
  return [...groups.values()]
    .map((group) => {
      const shares = hundredthsOf(group)
      return group.map((entry, index) => ({ ...entry, hundredths: shares[index] ?? 0 }))
    })
    .map((entries) => ({ line: lineOf(entries, words), entries }))
    .filter(({ line }) => line.quantity > 0n)
}

function lineOf(entries: Share[], words: Words): WorkLine {
  const [first] = entries as [Share, ...Share[]]
  const hundredths = entries.reduce((sum, entry) => sum + entry.hundredths, 0)
  return {
    description: descriptionOf(first, daysOf(entries, words), words).slice(0, LONGEST),
    quantity: decimal(BigInt(hundredths) * HUNDREDTH),
    unit: words.unit,
    unitPrice: first.rate,
  }
}

/** Its name in the first row, below it when it was done and for what. */
function descriptionOf({ projectName, taskTitle, note }: Priced, days: string, { by }: Words) {
  if (by === 'project') return `${projectName}\n${days}`
  const about = by === 'task' ? projectName : note
  return `${taskTitle}\n${[days, about].filter(Boolean).join(', ')}`
}

/** The days on which the first and the last of the entries began. */
function daysOf(entries: Priced[], { timeZone }: Words) {
  const days = entries.map(({ startedAt }) => dayOf(startedAt, timeZone)).sort()
  const [from, until] = [days[0] ?? '', days.at(-1) ?? '']
  return from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`
}
