import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import type { Basis, Frame } from '#modules/analytics/reports/report'
import { indexOf, type Period, PREFIX, stepsOf } from '#modules/analytics/reports/steps'
import type { VatBasis } from '#modules/vat/public'

/** VAT and revenue count on the same days: § 16 and § 20 UStG. */
export const VAT_BASIS: Record<Basis, VatBasis> = { invoiced: 'accrual', received: 'cash' }

const WITHIN =
  'where vat_entries.company_id = ? and vat_entries.basis = ? and vat_entries.day_on between ? and ? and vat_entries.currency = ?'
const DAYS_WITHIN = 'where company_id = ? and basis = ? and day_on between ? and ? and currency = ?'
const within = ({ company, basis, currency }: Frame, { from, to }: Period) => [
  company.id,
  VAT_BASIS[basis],
  from,
  to,
  currency,
]

const BY_PART = `
  select substr(day_on, 1, ?) as part, cast(sum(net) as signed) as net
  from vat_sums ${DAYS_WITHIN} group by part`

/**
 * Net revenue of each step, in minor units: what issued documents add to the taxable amounts of their days. Skonto,
 * write-offs, credit notes and cancellations lower it on their own day. A down payment counts when it is paid, and its
 * final invoice adds the rest only. The same entries make up the VAT page.
 */
export async function revenueBySteps(frame: Frame, period: Period): Promise<Minor[]> {
  const values = [PREFIX[frame.step], ...within(frame, period)]
  const rows = await readRows<{ part: string; net: StoredInteger }>(BY_PART, values)
  return sumsOfSteps(
    rows.map(({ part, net }) => ({ part, amount: moneyFromRow(net) })),
    stepsOf(period, frame.step)
  )
}

/** Adds amounts of days or months up by the step that each lies in. */
export function sumsOfSteps(
  parts: readonly { part: string; amount: Minor }[],
  steps: readonly Period[]
): Minor[] {
  const sums = steps.map(() => NOTHING)
  for (const { part, amount } of parts) {
    const index = indexOf(steps, part)
    if (index >= 0) sums[index] = minor((sums[index] ?? NOTHING) + amount)
  }
  return sums
}

/** The sources of revenue, in the order of the table. */
export const SOURCES = [
  'invoices',
  'advances',
  'skonto',
  'writeOffs',
  'creditNotes',
  'cancellations',
] as const
export type Source = (typeof SOURCES)[number]

/** Net and VAT in minor units. */
export interface Amounts {
  net: Minor
  tax: Minor
}

interface CauseRow {
  cause: string
  entries: StoredInteger
  net: StoredInteger
  tax: StoredInteger
}

interface CorrectionRow extends CauseRow {
  kind: 'cancellation' | 'creditNote'
}

const SUMS = `vat_entries.cause, cast(sum(vat_entries.net) as signed) as net,
    cast(sum(vat_entries.tax) as signed) as tax, count(*) as entries`
const BY_CAUSE = `
  select cause, cast(sum(net) as signed) as net, cast(sum(tax) as signed) as tax,
    cast(sum(entries) as signed) as entries
  from vat_sums ${DAYS_WITHIN} group by cause`

/** From the few documents that correct others to their entries, which belong to the invoice that is corrected. */
const CORRECTED = `
  select invoices.kind, ${SUMS}
  from invoices cross join vat_entries on vat_entries.company_id = invoices.company_id
    and vat_entries.invoice_id = coalesce(invoices.cancels_id, invoices.corrects_id)
    and vat_entries.document_id = invoices.id
  ${WITHIN.replaceAll('vat_entries.basis', "coalesce(vat_entries.basis, '')")}
    and invoices.company_id = ? and invoices.kind in ('cancellation', 'creditNote')
  group by invoices.kind, vat_entries.cause`

/**
 * Revenue by source; the sources add up to the net revenue. On received amounts, `advances` is the money
 * that came, and credit notes and cancellations are the money that went back.
 */
export async function revenueBySource(frame: Frame, period: Period): Promise<Map<Source, Amounts>> {
  const values = within(frame, period)
  const [all, corrections] = await Promise.all([
    readRows<CauseRow>(BY_CAUSE, values),
    readRows<CorrectionRow>(CORRECTED, [...values, frame.company.id]),
  ])
  const sums = new Map<Source, Amounts & { entries: number }>()
  const add = (source: Source, row: CauseRow, sign: 1 | -1) => {
    const before = sums.get(source) ?? { net: NOTHING, tax: NOTHING, entries: 0 }
    sums.set(source, {
      net: minor(before.net + BigInt(sign) * moneyFromRow(row.net)),
      tax: minor(before.tax + BigInt(sign) * moneyFromRow(row.tax)),
      entries: before.entries + sign * Number(row.entries),
    })
  }
  for (const row of all) add(sourceOf(row), row, 1)
  for (const row of corrections) {
    add(sourceOf(row), row, -1)
    add(row.kind === 'creditNote' ? 'creditNotes' : 'cancellations', row, 1)
  }
  return new Map([...sums].filter(([, { entries }]) => entries > 0))
}

function sourceOf({ cause }: CauseRow): Source {
  if (cause === 'skonto') return 'skonto'
  if (cause === 'writeOff') return 'writeOffs'
  return cause === 'document' ? 'invoices' : 'advances'
}

/** The entries behind a source, as the filter of their list. */
export const FILTER_OF_SOURCE: Record<Source, Record<string, string>> = {
  invoices: { kind: 'invoice', cause: 'document' },
  advances: { kind: 'invoice', cause: 'payment,credit' },
  skonto: { kind: 'invoice', cause: 'skonto' },
  writeOffs: { kind: 'invoice', cause: 'writeOff' },
  creditNotes: { kind: 'creditNote' },
  cancellations: { kind: 'cancellation' },
}

interface ClientRow {
  client_id: string | null
  client_name: string
  net: StoredInteger
  net_before: StoredInteger
  first_on: string
}

/** Revenue of one client; `firstOn` is the day of its first revenue ever. */
export interface ClientRevenue {
  clientId: string | null
  name: string
  net: Minor
  before: Minor
  firstOn: string
}

const CLIENT_SUMS = `sum(case when day_on >= ? then vat_entries.net else 0 end) as net,
    sum(case when day_on between ? and ? then vat_entries.net else 0 end) as net_before,
    min(day_on) as first_on`

/** An index adds up the entries of each client in its order; only typed names are read from the documents. */
const BY_CLIENT = `
  select sums.client_id, clients.name as client_name, cast(sums.net as signed) as net,
    cast(sums.net_before as signed) as net_before, sums.first_on
  from (
    select vat_entries.client_id, ${CLIENT_SUMS}
    from vat_entries ${WITHIN} and vat_entries.client_id is not null group by vat_entries.client_id
  ) as sums
  cross join clients on clients.company_id = ? and clients.id = sums.client_id
  union all
  select null as client_id, invoices.client_name, cast(sum(sums.net) as signed) as net,
    cast(sum(sums.net_before) as signed) as net_before, min(sums.first_on) as first_on
  from (
    select vat_entries.document_id, ${CLIENT_SUMS}
    from vat_entries ${WITHIN} and vat_entries.client_id is null group by vat_entries.document_id
  ) as sums
  cross join invoices on invoices.company_id = ? and invoices.id = sums.document_id
  group by invoices.client_name`

/** Net revenue by client, the largest first; clients without any in both periods are left out. */
export async function revenueByClient(frame: Frame): Promise<ClientRevenue[]> {
  const { period, before, company } = frame
  const earlier = before ?? { from: '9999-12-31', to: '0001-01-01' }
  const values = [
    period.from,
    earlier.from,
    earlier.to,
    ...within(frame, { from: '0001-01-01', to: period.to }),
    company.id,
  ]
  const rows = await readRows<ClientRow>(BY_CLIENT, [...values, ...values])
  return rows
    .map((row) => ({
      clientId: row.client_id,
      name: row.client_name,
      net: moneyFromRow(row.net),
      before: moneyFromRow(row.net_before),
      firstOn: row.first_on,
    }))
    .filter(({ net, before: earlierNet }) => net !== 0n || earlierNet !== 0n)
    .sort((one, other) => Number(other.net - one.net) || one.name.localeCompare(other.name))
}
