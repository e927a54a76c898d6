import type { CompanyScope } from '#core/http/caller'
import { type Decimal, decimal, decimalNumber } from '#core/money/decimal'
import { previewDocument } from '#modules/documents/public'
import { secondsOf } from '#modules/hours/actions/add_hours'
import { findHours, type HoursWish, linesOf, rateOn } from '#modules/hours/actions/collect_hours'
import { fingerprintOf } from '#modules/hours/fingerprint'
import {
  type HoursTarget,
  hoursTarget,
  lineBodies,
  type WantedTarget,
} from '#modules/hours/hours_target'
import type { HoursInput } from '#modules/hours/validators/hours'
import type { BilledLine } from '#modules/hours/work_lines'
import { type HourlyRate, type UnbilledTime, unbilledTime } from '#modules/tasks/public'

/**
 * The lines of unbilled hours with their prices, and the rate that applies to each project.
 * @throws 422 as hoursTarget
 */
export async function previewHours(company: CompanyScope, input: HoursInput & WantedTarget) {
  const target = await hoursTarget(company, input, input)
  const { currency, priceMode, wish } = target
  const { lines, entries } = await findHours(company, wish)
  // Projects that were not chosen are listed too, so that they can be.
  const all = await unbilledTime(company, {
    ...wish,
    projectIds: undefined,
    includesCovered: true,
  })
  const offered = all.filter(({ isCovered }) => wish.includesCovered || !isCovered)
  const { bodies, figures } = await priced(company, target, lines)
  const exact = linesOf(company, { ...wish, rounding: null }, entries)
  return {
    currency,
    priceMode,
    lines: bodies.map(({ description, quantity, unit, unitPrice }, index) => ({
      description,
      /** Hours. */
      quantity: decimalNumber(quantity),
      unit,
      unitPrice: decimalNumber(unitPrice),
      amount: figures.lines[index]?.amount ?? 0,
      entries: lines[index]?.entries.length ?? 0,
      /** Worked time, before any rounding. */
      seconds: secondsOf(lines.slice(index, index + 1)),
    })),
    /** Worked time on these lines, before any rounding. */
    seconds: secondsOf(lines),
    /** A request that bills these lines repeats it, and is refused when it would bill others. */
    fingerprint: fingerprintOf(lines, target),
    /** The hours of these lines together. */
    hours: hoursOf(lines),
    /** The same without any rounding; null where rounding changes nothing. */
    withoutRounding: isSame(lines, exact) ? null : await unrounded(company, target, exact),
    /** Worked time that an order pays for, whether or not it is on these lines. */
    coveredSeconds: all.reduce((sum, { isCovered, seconds }) => sum + (isCovered ? seconds : 0), 0),
    net: figures.net,
    tax: figures.tax,
    total: figures.total,
    /** All projects of the client with unbilled hours on these days, chosen or not. */
    projects: [...Map.groupBy(offered, ({ projectId }) => projectId).values()].map((group) =>
      projectOf(group, wish)
    ),
  }
}

/** The lines as the invoice has them, and their amounts. */
async function priced(company: CompanyScope, target: HoursTarget, lines: readonly BilledLine[]) {
  const { clientId, currency, priceMode } = target
  const bodies = lineBodies(lines, target)
  const figures = await previewDocument(company, { clientId, currency, priceMode, lines: bodies })
  return { bodies, figures }
}

async function unrounded(company: CompanyScope, target: HoursTarget, exact: readonly BilledLine[]) {
  const { net, total } = (await priced(company, target, exact)).figures
  return { hours: hoursOf(exact), net, total }
}

const hoursOf = (lines: readonly BilledLine[]) =>
  decimalNumber(lines.reduce((sum, { quantity }) => decimal(sum + quantity), decimal(0n)))

const isSame = (lines: readonly BilledLine[], others: readonly BilledLine[]) =>
  lines.length === others.length &&
  lines.every(({ quantity }, index) => quantity === others[index]?.quantity)

/** A project whose entries all have the same rate shows it; different rates are seen on the lines. */
function projectOf(entries: UnbilledTime[], wish: HoursWish) {
  const [first] = entries as [UnbilledTime, ...UnbilledTime[]]
  const unrated = entries.find(({ rate }) => rate?.currency !== wish.currency)
  const [shown, ...others] = unrated
    ? [unrated]
    : new Map(entries.map((entry) => [`${entry.rate?.of} ${entry.rate?.amount}`, entry])).values()
  const { rate: own } = shown ?? first
  const rate = others.length > 0 ? null : rateOn(shown ?? first, wish)
  return {
    _id: first.projectId,
    name: first.projectName,
    seconds: entries.reduce((sum, { seconds }) => sum + seconds, 0),
    /** The rule that applies to it: its own, or that of the company. */
    timeRounding: first.timeRounding,
    /** Net per hour, in major units of the invoice's currency; without one the time stays unbilled. */
    rate: rate && decimalNumber(rate),
    /** The level of the rate; `given` by the request, `several` for time at different rates. */
    rateOf: rateSource(unrated ? null : own, { rate, isMixed: others.length > 0 }),
    /** The currency of a rate that is not the invoice's. */
    otherCurrency: unrated?.rate?.currency ?? null,
  }
}

function rateSource(
  own: HourlyRate | null,
  { rate, isMixed }: { rate: Decimal | null; isMixed: boolean }
) {
  if (isMixed) return 'several' as const
  if (own) return own.of
  return rate === null ? null : ('given' as const)
}
