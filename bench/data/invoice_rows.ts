import { v7 as uuidv7 } from 'uuid'
import { addDays } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Buyer } from '#modules/documents/public'
import { amountForAudit, lineValues, taxValues } from '#modules/documents/public'
import { emptyDraft } from '#modules/invoicing/drafts/empty_draft'
import { documentHash } from '#modules/invoicing/issuing/frozen_document'
import { Invoice } from '#modules/invoicing/models/invoice'
import { wordsOf } from '#modules/invoicing/words_of'
import type { CompanyOnPaper } from '#modules/settings/public'
import type { AuditChain } from './audit_chain.js'
import type { Basket } from './baskets.js'
import type { Bulk } from './bulk.js'
import { paymentsFor } from './payments.js'

/** A draft of that day with the lines and totals of a basket. */
export function draftFrom(
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

/** All rows of an invoice: its parts, payments, words and audit log; issued ones are frozen and hashed first. */
export function addInvoice(
  { bulk, chain }: { bulk: Bulk; chain: AuditChain },
  invoice: Invoice,
  basket: Basket,
  parties: { seller: CompanyOnPaper; buyer: Buyer }
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
    invoice.documentHash = documentHash(invoice, {
      lines,
      taxes,
      deductions: [],
      attachments: [],
      credited: [],
    })
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
    handed_out_at: invoice.sentAt,
    copied_at: invoice.sentAt,
  })
  for (const line of lines) bulk.add('invoice_lines', line)
  for (const tax of taxes) bulk.add('invoice_taxes', tax)
  for (const word of wordsOf(`${number ?? ''} ${invoice.clientName}`)) {
    bulk.add('invoice_words', { company_id: companyId, word, invoice_id: id })
  }
  for (const payment of payments) {
    bulk.add('payments', payment)
    bulk.add('settlements', {
      company_id: companyId,
      id: payment.id,
      invoice_id: id,
      kind: 'payment',
      currency,
      amount: payment.amount,
      settled_on: payment.paid_on,
      payment_id: payment.id,
      created_at: payment.created_at,
    })
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
