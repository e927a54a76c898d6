import type { CompanyScope } from '#core/http/caller'
import { type Buyer, buyerOf } from '#modules/documents/public'
import type { StoredStatus } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import { companyIn, readCompanySettings } from '#modules/settings/public'
import type { AuditChain } from './audit_chain.js'
import { BASKETS, type Basket } from './baskets.js'
import type { Bulk } from './bulk.js'
import { addInvoice, draftFrom } from './invoice_rows.js'
import { YEARS } from './plan.js'

const DAY = 86_400_000
const BATCH = 1_000

interface Work {
  bulk: Bulk
  chain: AuditChain
  company: CompanyScope
  clientIds: string[]
  itemIds: string[]
  count: number
}

/** Invoices of five years up to now, four lines each, with taxes, payments, words, numbers and audit rows. */
export async function makeInvoices({ bulk, chain, company, clientIds, itemIds, count }: Work) {
  const seller = companyIn('de', await readCompanySettings(company))
  const buyers = await readBuyers(company, clientIds)
  const counters = new Map<string, number>()
  const made: { id: string; status: StoredStatus }[] = []
  const begin = Date.now() - YEARS * 365 * DAY
  const step = (Date.now() - 60_000 - begin) / count

  for (let at = 0; at < count; at++) {
    const createdAt = Math.floor(begin + at * step)
    const client = (at * 7919) % clientIds.length
    const status = statusOf(at, count)
    const basket = BASKETS[at % BASKETS.length]
    const dateOn = new Date(createdAt).toISOString().slice(0, 10)
    const number = status === 'Draft' ? null : nextNumber(counters, dateOn)
    const invoice = draftFrom(company, { createdAt, dateOn, basket })
    invoice.merge({ clientId: clientIds[client], clientName: buyers[client].name, status, number })
    const parties = { seller, buyer: buyers[client] }
    addInvoice({ bulk, chain }, invoice, withItems(basket, itemIds, at), parties)
    made.push({ id: invoice.id, status })
    if (at % BATCH === BATCH - 1) await bulk.flush()
  }
  addCounters(bulk, company, counters)
  await bulk.flush()
  return made
}

/** Three lines of four are made from an item. */
const withItems = ({ lines, totals }: Basket, itemIds: string[], at: number): Basket => ({
  lines: lines.map((line, position) => {
    const itemId = position < 3 ? itemIds[(at * 3 + position) % itemIds.length] : null
    return { ...line, itemId }
  }),
  totals,
})

/** Most are paid; the last three in a hundred are on their way, one in a hundred never was paid. */
function statusOf(at: number, count: number): StoredStatus {
  if (at > count * 0.97) return (['Unpaid', 'Draft', 'Partially Paid', 'Unpaid'] as const)[at % 4]
  return ({ 7: 'Unpaid', 31: 'Partially Paid', 63: 'Void' } as const)[at % 100] ?? 'Paid'
}

/** Like `RE-2026-0042`, the product's own pattern; the count restarts each year. */
function nextNumber(counters: Map<string, number>, day: string) {
  const year = day.slice(0, 4)
  const sequence = (counters.get(year) ?? 0) + 1
  counters.set(year, sequence)
  return `RE-${year}-${String(sequence).padStart(4, '0')}`
}

/** The range of invoice numbers and, by year, the last one given. */
export function addCounters(bulk: Bulk, company: CompanyScope, counters: Map<string, number>) {
  const range = { company_id: company.id, kind: 'invoice' }
  bulk.add('number_ranges', { ...range, pattern: 'RE-{YYYY}-{####}', resets_yearly: 1 })
  for (const [period, last] of counters) {
    bulk.add('number_counters', { ...range, period, next_sequence: last + 1, last_given: last })
  }
}

async function readBuyers(company: CompanyScope, clientIds: string[]) {
  const buyers: Buyer[] = []
  for (const clientId of clientIds) {
    const draft = Invoice.for(company)
    draft.clientId = clientId
    buyers.push((await buyerOf(draft)).buyer)
  }
  return buyers
}
