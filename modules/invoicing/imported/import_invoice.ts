import { DateTime } from 'luxon'
import { type Day, now } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { newId } from '#core/ids'
import { boundInteger } from '#core/money/columns'
import { exponentOf } from '#core/money/currency'
import { DECIMAL_ONE, type Decimal, decimal } from '#core/money/decimal'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { amountForAudit, buyerOf, type TaxCategory } from '#modules/documents/public'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { emptyDraft } from '#modules/invoicing/drafts/empty_draft'
import { rememberWords } from '#modules/invoicing/drafts/remember_words'
import { documentHash } from '#modules/invoicing/issuing/frozen_document'
import { Invoice } from '#modules/invoicing/models/invoice'
import { companyIn, readCompanySettings } from '#modules/settings/public'

/** The particulars of an invoice issued by another system. */
export interface InvoiceElsewhere {
  number: string
  dateOn: Day
  dueOn: Day | null
  clientId: string | null
  clientName: string
  currency: string
  notes: string
  /** Net and VAT of each rate, as they stand on it. */
  taxes: { rate: Decimal; category: TaxCategory; net: Minor; tax: Minor }[]
  paid: Minor
  paidOn: Day
}

/**
 * Imports an invoice issued by another system: with its own number and amounts, one line for each rate, and frozen
 * like Kontor's own invoices. Sends no notification of an issue. Only inside inTx.
 * @returns its id
 */
export async function importInvoice(
  company: CompanyScope,
  details: InvoiceElsewhere
): Promise<string> {
  const { paid, clientId, clientName } = details
  // As they are read again.
  const taxes = details.taxes.toSorted((a, b) => Number(b.rate - a.rate))
  const net = sum(taxes.map((tax) => tax.net))
  const tax = sum(taxes.map((one) => one.tax))
  const total = minor(net + tax)
  const issuedAt = DateTime.fromISO(details.dateOn, { zone: company.timeZone }).toMillis()
  const settings = await readCompanySettings(company)
  const invoice = Invoice.for(company)
  invoice.merge({
    ...emptyDraft(),
    kind: 'invoice',
    isImported: true,
    status: paid === total ? 'Paid' : paid === NOTHING ? 'Unpaid' : 'Partially Paid',
    number: details.number,
    clientId,
    clientName,
    customClient: clientId === null ? unknownClient(clientName) : null,
    dateOn: details.dateOn,
    dueOn: details.dueOn,
    serviceOn: details.dateOn,
    currency: details.currency,
    notes: details.notes,
    lineSum: net,
    net,
    tax,
    total,
    paid,
    // Lists are ordered by the time of creation, here the time at which the invoice was sent.
    createdAt: issuedAt,
    issuedAt,
    sentAt: issuedAt,
    handedOutAt: issuedAt,
    copiedAt: issuedAt,
  })
  const { buyer, language } = await buyerOf(invoice)
  const printedIn = language ?? settings.documentLanguage
  invoice.merge({ seller: companyIn(printedIn, settings), buyer, language: printedIn })
  const description = translate(printedIn, 'invoicing:documents.imported_line', {
    number: details.number,
  })

  const lines = taxes.map((one, index) =>
    lineRow(invoice, one, { position: index + 1, description })
  )
  const taxRows = taxes.map((one) => taxRow(one))
  invoice.documentHash = documentHash(invoice, {
    lines,
    taxes: taxRows,
    deductions: [],
    attachments: [],
    credited: [],
  })
  await invoice.save()
  const owner = { company_id: company.id, invoice_id: invoice.id }
  await insertRows(
    'invoice_lines',
    lines.map((line) => ({ ...owner, ...line }))
  )
  await insertRows(
    'invoice_taxes',
    taxRows.map((row) => ({ ...owner, id: newId(), ...row }))
  )
  await rememberWords(invoice)
  if (paid !== NOTHING) await storePayment(invoice, details)
  await recordChange(invoice, 'invoice.imported', {
    number: details.number,
    sha256: invoice.documentHash,
    ...amountForAudit(total, details.currency),
  })
  return invoice.id
}

const unknownClient = (name: string) => ({
  name,
  email: '',
  vatId: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
  language: null,
})

/** One line for all that was sold at a rate, by the order of the rates on the document. */
function lineRow(
  { currency }: Invoice,
  { rate, category, net }: InvoiceElsewhere['taxes'][number],
  { position, description }: { position: number; description: string }
) {
  const unit = 10n ** BigInt(6 - exponentOf(currency))
  const amount = boundInteger(net)
  return {
    id: newId(),
    position,
    item_id: null,
    kind: 'item' as const,
    description,
    quantity: boundInteger(DECIMAL_ONE),
    unit: '',
    unit_price: boundInteger(decimal(net * unit)),
    discount: 0,
    discount_amount: null,
    tax_rate: boundInteger(rate),
    tax_category: category,
    service_on: null,
    service_until: null,
    is_optional: false,
    alternative_of: null,
    amount,
    reduction: 0,
    net: amount,
  }
}

const taxRow = ({ rate, category, net, tax }: InvoiceElsewhere['taxes'][number]) => ({
  category,
  rate: boundInteger(rate),
  discount: 0,
  base: boundInteger(net),
  tax: boundInteger(tax),
})

/** Settled without an audit row: nothing happened now. */
async function storePayment(
  { companyId, id, clientId, clientName, currency }: Invoice,
  { paid, paidOn }: Pick<InvoiceElsewhere, 'paid' | 'paidOn'>
) {
  const common = { company_id: companyId, currency, amount: boundInteger(paid), created_at: now() }
  const payment = {
    ...common,
    id: newId(),
    client_id: clientId,
    client_name: clientName,
    paid_on: paidOn,
    method: 'bankTransfer',
    note: '',
    reference: '',
  }
  await insertRows('payments', [payment])
  await insertRows('settlements', [
    {
      ...common,
      id: newId(),
      invoice_id: id,
      kind: 'payment',
      settled_on: paidOn,
      payment_id: payment.id,
      reason: '',
    },
  ])
}

/** Which of these numbers are already taken by invoices. */
export async function takenInvoiceNumbers(company: CompanyReference, numbers: string[]) {
  const rows: { number: string }[] = await reader()
    .from('invoices')
    .where({ company_id: company.id, kind: 'invoice' })
    .whereIn('number', numbers)
    .select('number')
  return new Set(rows.map(({ number }) => number))
}
