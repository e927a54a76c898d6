import { translate } from '#core/i18n/translate'
import { type Decimal, decimal } from '#core/money/decimal'
import type { UnbilledTime } from '#modules/tasks/public'
import { describeLine, type Wording } from './describe_line.js'
import { hoursOfLine, type WantedRounding } from './rounding.js'

/** How hours become lines: one line for each of these, and `all` one line for everything. */
export const LINES_BY = ['task', 'day', 'person', 'project', 'entry', 'all'] as const
export type LinesBy = (typeof LINES_BY)[number]

/** Of an hour, in millionths: finer parts are not billed. */
const HUNDREDTH = 10_000n

/** Time with the rate at which it is billed, in major units of the invoice's currency per hour, net. */
export interface Priced extends Omit<UnbilledTime, 'rate'> {
  rate: Decimal
}

/** An entry with what it adds to the hours of its line, in hundredths of an hour. */
interface Share extends Priced {
  hundredths: number
  /** The effect of rounding the line; kept with the last entry of the line. */
  roundingHundredths: number
}

/** A line with the entries that it bills. */
export interface BilledLine {
  description: string
  /** Hours. */
  quantity: Decimal
  unit: string
  /** Net, in major units. */
  unitPrice: Decimal
  entries: Share[]
}

export interface LineOptions extends Wording {
  rounding: WantedRounding
}

/**
 * Worked time as lines, in the order in which the work began. A line has one rate, so that time at different rates
 * never shares a line. Time whose line rounds to nothing stays unbilled.
 */
export function workLines(entries: readonly Priced[], options: LineOptions): BilledLine[] {
  const keyOf = keys(options)
  const groups = Map.groupBy(entries, (entry) => `${keyOf(entry)} ${entry.rate}`)
  return [...groups.values()]
    .map((group) => lineOf(group, options))
    .filter(({ quantity }) => quantity > 0n)
}

function keys({ by, dayOf }: LineOptions): (entry: Priced) => string {
  switch (by) {
    case 'task':
      return ({ taskId }) => taskId
    case 'day':
      return ({ startedAt }) => dayOf(startedAt)
    case 'person':
      return ({ userId }) => userId
    case 'project':
      return ({ projectId }) => projectId
    case 'entry':
      return ({ id }) => id
    case 'all':
      return () => ''
  }
}

function lineOf(group: Priced[], options: LineOptions): BilledLine {
  const { shares, rounding } = hoursOfLine(group, options.rounding)
  const last = group.length - 1
  const entries = group.map((entry, index) => ({
    ...entry,
    hundredths: shares[index] ?? 0,
    roundingHundredths: index === last ? rounding : 0,
  }))
  const hundredths = entries.reduce(
    (sum, share) => sum + share.hundredths + share.roundingHundredths,
    0
  )
  return {
    description: describeLine(group, options),
    quantity: decimal(BigInt(hundredths) * HUNDREDTH),
    unit: translate(options.language, 'hours:lines.hours'),
    unitPrice: group[0]?.rate ?? decimal(0n),
    entries,
  }
}
