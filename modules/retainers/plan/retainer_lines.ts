import { dayOf, formatDay } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { decimal } from '#core/money/decimal'
import { hundredthsOf, type Priced, rateOn, workLines } from '#modules/hours/public'
import type { RetainerLine, RetainerTerms } from '#modules/recurring/public'
import type { Counted, Pool } from './allocate.js'
import { formatHours } from './format_hours.js'
import type { Plan, PlannedWork } from './plan_periods.js'

/** Of an hour, in millionths: finer parts are not billed. */
const HUNDREDTH = 10_000n
/** Longest description of a line. */
const LONGEST = 2000

/** A line with its share of each entry, in hundredths of an hour. */
export interface SettledLine extends RetainerLine {
  periodId: string
  shares: { id: string; hundredths: number }[]
}

export interface LineWish {
  currency: string
  language: Language
  terms: Pick<RetainerTerms, 'overage'>
  /** Most lines of one period before its overage is put on one line for each rate. */
  most: number
}

/**
 * The lines of planned hours, period by period: included hours at no price, then those beyond them by task and rate, or at
 * no price when they are not charged. An entry that exceeds the included hours has a share in two lines.
 */
export function retainerLines(company: CompanyScope, plan: Plan, wish: LineWish): SettledLine[] {
  const byPeriod = Map.groupBy(plan.counted, ({ periodId }) => periodId)
  return plan.pools.flatMap((pool) => {
    const counted = byPeriod.get(pool.id) ?? []
    return [
      ...includedLine(pool, counted, wish),
      ...(wish.terms.overage === 'free'
        ? freeLine(pool, counted, wish)
        : overLines(company, pool, counted, wish)),
    ]
  })
}

type Share = Counted<PlannedWork>
const overOf = ({ seconds, includedSeconds }: Share) => seconds - includedSeconds

function includedLine(pool: Pool, counted: readonly Share[], { language }: LineWish) {
  const included = counted.filter((share) => share.includedSeconds > 0 || overOf(share) === 0)
  const has = pool.includedSeconds + pool.carriedSeconds
  return unpricedLine(
    pool,
    included.map((share) => ({ share, seconds: share.includedSeconds })),
    'included',
    language,
    translate(language, 'retainers:lines.used', {
      used: formatHours(Math.min(pool.spentSeconds, has)),
      included: formatHours(has),
    })
  )
}

function freeLine(pool: Pool, counted: readonly Share[], { language }: LineWish) {
  const beyond = counted.filter((share) => overOf(share) > 0)
  return unpricedLine(
    pool,
    beyond.map((share) => ({ share, seconds: overOf(share) })),
    'free',
    language
  )
}

function unpricedLine(
  { id, from, until }: Pool,
  parts: readonly { share: Share; seconds: number }[],
  kind: 'included' | 'free',
  language: Language,
  about?: string
): SettledLine[] {
  const hundredths = hundredthsOf(parts)
  const sum = hundredths.reduce((all, one) => all + one, 0)
  if (sum === 0) return []
  const days = `${formatDay(from)} – ${formatDay(until)}`
  return [
    {
      periodId: id,
      description: [translate(language, `retainers:lines.${kind}`), days, about]
        .filter(Boolean)
        .join('\n'),
      quantity: decimal(BigInt(sum) * HUNDREDTH),
      unit: translate(language, 'hours:lines.hours'),
      unitPrice: decimal(0n),
      shares: parts.map(({ share }, index) => ({
        id: share.entry.time.id,
        hundredths: hundredths[index] ?? 0,
      })),
    },
  ]
}

function overLines(
  { timeZone }: CompanyScope,
  pool: Pool,
  counted: readonly Share[],
  { currency, language, most }: LineWish
): SettledLine[] {
  const priced = counted.flatMap((share) => pricedOver(share, currency))
  const linesBy = (by: 'task' | 'all') =>
    workLines(priced, { by, rounding: null, language, dayOf: (at) => dayOf(at, timeZone) })
  const byTask = linesBy('task')
  const lines = byTask.length < most ? byTask : linesBy('all')
  const about = `\n${translate(language, 'retainers:lines.over')}`
  return lines.map(({ entries, ...line }) => ({
    ...line,
    periodId: pool.id,
    description: line.description.slice(0, LONGEST - about.length) + about,
    shares: entries.map(({ id, hundredths }) => ({ id, hundredths })),
  }))
}

/** The part of an entry beyond the included hours; it is rounded already. */
function pricedOver(share: Share, currency: string): Priced[] {
  const { time } = share.entry
  const rate = rateOn(time, { currency })
  return overOf(share) > 0 && rate !== null ? [{ ...time, seconds: overOf(share), rate }] : []
}
