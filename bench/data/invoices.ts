import { v7 as uuidv7 } from 'uuid'
import { addDays } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { lineValues, taxValues } from '#modules/documents/public'
import { buyerOf } from '#modules/invoicing/buyer_of'
import { emptyDraft } from '#modules/invoicing/empty_draft'
import { documentHash } from '#modules/invoicing/frozen_document'
import type { StoredStatus } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import type { Buyer } from '#modules/invoicing/parties'
import { amountForAudit } from '#modules/invoicing/transformers/amounts'
import { wordsOf } from '#modules/invoicing/words_of'
import { type CompanySettings, readCompanySettings } from '#modules/settings/public'
import type { AuditChain } from './audit_chain.js'
import { BASKETS, type Basket } from './baskets.js'
import type { Bulk } from './bulk.js'
import { paymentsFor } from './payments.js'
import { YEARS } from './plan.js'

const DAY = 86_400_000
const BATCH = 1_000

interface Work {
  bulk: Bulk
  chain: AuditChain
  company: CompanyScope
  clientIds: string[]
  count: number
}

/** Invoices of five years up to now, four lines each, with taxes, payments, words, numbers and audit rows. */
export async function makeInvoices({ bulk, chain, company, clientIds, count }: Work) {
  const seller = await readCompanySettings(company)
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
    addInvoice({ bulk, chain }, invoice, basket, { seller, buyer: buyers[client] })
    made.push({ id: invoice.id, status })
    if (at % BATCH === BATCH - 1) await bulk.flush()
  }
  addCounters(bulk, company, counters)
  await bulk.flush()
  return made
}

/** Most are paid; the last three in a hundred are on their way, one in a hundred never was paid. */
function statusOf(at: number, count: number): StoredStatus {
  if (at > count * 0.97) return (['Unpaid', 'Draft', 'Partially Paid', 'Unpaid'] as const)[at % 4]
  return ({ 7: 'Unpaid', 31: 'Partially Paid', 63: 'Void' } as const)[at % 100] ?? 'Paid'
}

function draftFrom(
  company: CompanyScope,
  { createdAt, dateOn, basket }: { createdAt: number; dateOn: string; basket: Basket }
) {
  const invoice = Invoice.for(company)
  return invoice.merge({
    ...emptyDraft(),
    id: uuidv7({ msecs: createdAt }),
    kind: 'invoice',
    customClient: null,
    dateOn,
    dueOn: addDays(dateOn, 14),
    serviceOn: null,
    currency: company.currency,
    lineSum: basket.totals.lineSum,
    net: basket.totals.net,
    tax: basket.totals.tax,
    total: basket.totals.total,
    language: null,
    seller: null,
    buyer: null,
    documentHash: null,
    createdAt,
  })
}

function addInvoice(
  { bulk, chain }: Pick<Work, 'bulk' | 'chain'>,
  invoice: Invoice,
  basket: Basket,
  parties: { seller: CompanySettings; buyer: Buyer }
) {
  const { companyId, id, number, status, createdAt, currency, total } = invoice
  const subject = { type: 'invoice', id }
  const amount = amountForAudit(total, currency)
  const own = () => ({ company_id: companyId, id: uuidv7({ msecs: createdAt }), invoice_id: id })
  const lines = basket.lines.map((line, index) => ({
    ...own(),
    position: index + 1,
    ...lineValues(line, basket.totals.lines[index]),
    is_optional: Number(line.isOptional),
  }))
  const taxes = basket.totals.taxes.map((tax) => ({ ...own(), ...taxValues(tax) }))
  chain.add({
    action: 'invoice.drafted',
    subject,
    details: { client: invoice.clientName, ...amount },
    at: createdAt,
  })
  if (number) {
    const issuedAt = createdAt + 1_000
    invoice.merge({ ...parties, language: 'de', issuedAt, sentAt: issuedAt + 1_000, version: 2 })
    if (status === 'Void') invoice.sentAt = null
    invoice.documentHash = documentHash(invoice, lines, taxes)
    const details = { number, sha256: invoice.documentHash, ...amount }
    chain.add({ action: 'invoice.issued', subject, details, at: issuedAt })
  }
  const payments = paymentsFor(invoice)
  const paid = payments.reduce((sum, payment) => sum + payment.amount, 0n)
  bulk.add('invoices', {
    company_id: companyId,
    id,
    kind: invoice.kind,
    status,
    number,
    client_id: invoice.clientId,
    client_name: invoice.clientName,
    custom_client: null,
    date_on: invoice.dateOn,
    due_on: invoice.dueOn,
    service_on: null,
    currency,
    notes: '',
    line_sum: invoice.lineSum,
    net: invoice.net,
    tax: invoice.tax,
    total,
    paid,
    cancels_id: null,
    language: invoice.language,
    seller: invoice.seller && JSON.stringify(invoice.seller),
    buyer: invoice.buyer && JSON.stringify(invoice.buyer),
    document_hash: invoice.documentHash,
    frozen_version: invoice.frozenVersion,
    version: invoice.version + payments.length,
    created_at: createdAt,
    issued_at: invoice.issuedAt,
    sent_at: invoice.sentAt,
  })
  for (const line of lines) bulk.add('invoice_lines', line)
  for (const tax of taxes) bulk.add('invoice_taxes', tax)
  for (const word of wordsOf(`${number ?? ''} ${invoice.clientName}`)) {
    bulk.add('invoice_words', { company_id: companyId, word, invoice_id: id })
  }
  for (const payment of payments) {
    bulk.add('payments', payment)
    const { id: paymentId, paid_on: date, method, amount: received } = payment
    const details = { paymentId, date, method, ...amountForAudit(received, currency) }
    chain.add({
      action: 'invoice.payment_recorded',
      subject,
      details,
      at: payment.created_at,
    })
  }
}

/** Like `RE-2026-0042`, the product's own pattern; the count begins anew each year. */
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
