import { dayOf } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import type { Decimal } from '#core/money/decimal'
import type { WantedRounding } from '#modules/hours/rounding'
import { type BilledLine, type LinesBy, type Priced, workLines } from '#modules/hours/work_lines'
import {
  billTime,
  lockTime,
  type UnbilledFilter,
  type UnbilledTime,
  unbilledTime,
} from '#modules/tasks/public'

/** Which hours are collected, and how they become lines. */
export interface HoursWish extends UnbilledFilter {
  by: LinesBy
  rounding: WantedRounding
  /** Of the document. Time with a rate in another currency has no rate on it. */
  currency: string
  /** Of the document. */
  language: Language
  /** Rates for projects whose time has none, in major units per hour, net. */
  rates?: ReadonlyMap<string, Decimal>
}

export interface CollectedHours {
  lines: BilledLine[]
  /** All entries that the wish finds, with or without a rate. */
  entries: UnbilledTime[]
}

/** The unbilled hours of a client as lines. Changes nothing. */
export async function findHours(company: CompanyScope, wish: HoursWish): Promise<CollectedHours> {
  const entries = await unbilledTime(company, wish)
  return { lines: linesOf(company, wish, entries), entries }
}

/**
 * The same, locked until the transaction ends: until then no other request changes or bills these entries. Only inside
 * inTx.
 */
export async function takeHours(company: CompanyScope, wish: HoursWish): Promise<CollectedHours> {
  const ids = new Set((await unbilledTime(company, wish)).map(({ id }) => id))
  await lockTime(company, [...ids])
  // Entries that were changed, billed or deleted before the lock are read again.
  const entries = (await unbilledTime(company, wish)).filter(({ id }) => ids.has(id))
  return { lines: linesOf(company, wish, entries), entries }
}

/** The lines that these entries become. */
export function linesOf(
  company: CompanyScope,
  wish: HoursWish,
  entries: readonly UnbilledTime[]
): BilledLine[] {
  const { by, rounding, language } = wish
  return workLines(
    entries.flatMap((entry) => priced(entry, wish)),
    { by, rounding, language, dayOf: (at) => dayOf(at, company.timeZone) }
  )
}

function priced(entry: UnbilledTime, wish: HoursWish): Priced[] {
  const rate = rateOn(entry, wish)
  return rate === null ? [] : [{ ...entry, rate }]
}

/** The rate of an entry on a document in this currency, null when it has none there. */
export const rateOn = (
  { rate, projectId }: UnbilledTime,
  { currency, rates }: Pick<HoursWish, 'currency' | 'rates'>
): Decimal | null => (rate?.currency === currency ? rate.amount : (rates?.get(projectId) ?? null))

/** Records which line of an invoice bills which entries. @param lineIds of the lines, in their order */
export const billLines = (
  company: CompanyScope,
  invoiceId: string,
  lines: readonly BilledLine[],
  lineIds: readonly string[]
) =>
  billTime(
    company,
    invoiceId,
    lines.flatMap(({ entries }, index) =>
      entries.map((entry) => ({ ...entry, lineId: lineIds[index] ?? '', includedHundredths: 0 }))
    )
  )
