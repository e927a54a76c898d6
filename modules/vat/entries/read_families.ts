import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { minor } from '#core/money/minor'
import type { Seller, TaxCategory } from '#modules/documents/public'
import type { CorrectingDocument, InvoiceFamily, Settled, TaxedDocument } from './invoice_family.js'
import { readGivenBack, readSettlements } from './read_settlements.js'
import type { TaxGroup } from './vat_entry.js'

interface Head {
  id: string
  client_id: string | null
  kind: 'invoice' | 'cancellation' | 'creditNote'
  stage: string
  status: string
  date_on: Day
  service_on: Day | null
  service_until: Day | null
  currency: string
  paid: StoredInteger
  reduced: StoredInteger
  exchange_rate: StoredInteger | null
  cancels_id: string | null
  corrects_id: string | null
}

const HEAD = [
  'id',
  'client_id',
  'kind',
  'stage',
  'status',
  'date_on',
  'service_on',
  'service_until',
  'currency',
  'paid',
  'reduced',
  'exchange_rate',
  'cancels_id',
  'corrects_id',
]

/**
 * Issued invoices with all that changes their VAT, by their ids; those that were withdrawn or are still written are
 * left out. As few statements as possible, however many there are.
 */
export async function readFamilies(
  companyId: string,
  ids: string[]
): Promise<Map<string, InvoiceFamily>> {
  const heads = (await headsBy(companyId, 'id', ids)).filter(({ kind }) => kind === 'invoice')
  const cancelled = heads.filter(({ status }) => status === 'Cancelled')
  const cancellations = await headsBy(companyId, 'cancels_id', idsOf(cancelled))
  const creditNotes = await headsBy(companyId, 'corrects_id', idsOf(heads))
  const taxes = await taxesOf(companyId, idsOf([...heads, ...cancellations, ...creditNotes]))
  const settled = heads.filter(({ paid, reduced }) => Number(paid) !== 0 || Number(reduced) !== 0)
  const settlements = await readSettlements(companyId, idsOf(settled))
  const givenBack = await readGivenBack(companyId, idsOf([...creditNotes, ...cancellations]))
  const supplies = await finalSupplies(companyId, heads)
  const ownCurrencies = await currenciesOfSellers(companyId, heads)

  const taxed = ({ id, date_on: dateOn }: Head): TaxedDocument => ({
    id,
    dateOn,
    taxes: taxes.get(id) ?? [],
  })
  const correcting = (head: Head): CorrectingDocument => ({
    ...taxed(head),
    givenBack: givenBack.get(head.id) ?? [],
  })
  const family = (head: Head): InvoiceFamily => {
    const cancellation = cancellations.find(({ cancels_id }) => cancels_id === head.id)
    return {
      clientId: head.client_id,
      invoice: taxed(head),
      suppliedOn: head.stage === 'downPayment' ? (supplies.get(head.id) ?? null) : suppliedOn(head),
      settlements: settlements.get(head.id) ?? ([] satisfies Settled[]),
      creditNotes: creditNotes.filter(({ corrects_id }) => corrects_id === head.id).map(correcting),
      cancellation: cancellation ? correcting(cancellation) : null,
      currency: head.currency,
      exchange: exchangeOf(head, ownCurrencies.get(head.id)),
    }
  }
  return new Map(heads.map((head) => [head.id, family(head)]))
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** The last day of the supply; without one it is the day of the invoice. */
const suppliedOn = ({ service_until, service_on, date_on }: Omit<Head, 'id'> | Head): Day =>
  service_until ?? service_on ?? date_on

function exchangeOf({ exchange_rate: rate, currency }: Head, ownCurrency = currency) {
  if (rate === null || ownCurrency === currency) return null
  return { rate: decimalFromRow(rate), ownCurrency }
}

async function headsBy(
  companyId: string,
  column: 'id' | 'cancels_id' | 'corrects_id',
  ids: string[]
): Promise<Head[]> {
  if (ids.length === 0) return []
  return await reader()
    .from('invoices')
    .where('company_id', companyId)
    .whereIn(column, ids)
    .whereNotIn('status', ['Draft', 'Void'])
    .select(HEAD)
}

interface StoredGroup {
  invoice_id: string
  category: TaxCategory
  rate: StoredInteger
  base: StoredInteger
  tax: StoredInteger
}

async function taxesOf(companyId: string, ids: string[]) {
  const rows: StoredGroup[] = await reader()
    .from('invoice_taxes')
    .where('company_id', companyId)
    .whereIn('invoice_id', ids)
    .orderBy([{ column: 'rate', order: 'desc' }, { column: 'category' }])
    .select('invoice_id', 'category', 'rate', 'base', 'tax')
  return Map.groupBy(rows.map(groupOf), ({ owner }) => owner)
}

const groupOf = ({
  invoice_id: owner,
  category,
  rate,
  base,
  tax,
}: StoredGroup): TaxGroup & { owner: string } => ({
  owner,
  category,
  rate: decimalFromRow(rate),
  net: moneyFromRow(base),
  tax: minor(BigInt(tax)),
})

/** The day of the supply that each down payment was for, where a final invoice takes it off. */
async function finalSupplies(companyId: string, heads: Head[]) {
  const ids = idsOf(heads.filter(({ stage }) => stage === 'downPayment'))
  if (ids.length === 0) return new Map<string, Day>()
  const rows: (Omit<Head, 'id'> & { held_id: string })[] = await reader()
    .from('deducted_down_payments as deducted')
    .join('invoices', (on) => {
      on.on('invoices.company_id', 'deducted.company_id').on('invoices.id', 'deducted.invoice_id')
    })
    .where('deducted.company_id', companyId)
    .whereIn('deducted.held_id', ids)
    .whereNotIn('invoices.status', ['Draft', 'Void'])
    .select('deducted.held_id', 'service_until', 'service_on', 'invoices.date_on')
  return new Map(rows.map((row) => [row.held_id, suppliedOn(row)]))
}

/** The company's own currency, as each document that has a rate of exchange was issued with. */
async function currenciesOfSellers(companyId: string, heads: Head[]) {
  const ids = idsOf(heads.filter(({ exchange_rate }) => exchange_rate !== null))
  if (ids.length === 0) return new Map<string, string>()
  const rows: { id: string; seller: string }[] = await reader()
    .from('invoices')
    .where('company_id', companyId)
    .whereIn('id', ids)
    .select('id', 'seller')
  return new Map(rows.map(({ id, seller }) => [id, (JSON.parse(seller) as Seller).currency]))
}
