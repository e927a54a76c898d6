import type { Language } from '#core/i18n/languages'
import { DECIMAL_ONE, decimal, decimalNumber } from '#core/money/decimal'
import { type Minor, minor, moneyNumber } from '#core/money/minor'
import type { Attachment, EInvoice } from '#modules/einvoices/model/einvoice'
import type { Adjustment, DocumentAdjustment, EInvoiceLine } from '#modules/einvoices/model/line'
import type { EInvoiceReading } from '#modules/einvoices/read/read_einvoice'
import { printedUnit } from '#modules/settings/public'
import { fileName } from './file_name.js'
import { transformParty } from './party_transformer.js'

/** A received e-invoice for people: amounts in major units, units as words, missing texts empty. */
export function transformReading(reading: EInvoiceReading, language: Language) {
  const { syntax, profile, isHybrid, findings, invoice } = reading
  const { totals, currency, references, payment, delivery } = invoice
  const money = (amount: Minor) => moneyNumber(amount, currency)
  return {
    format: { syntax, profile, isHybrid },
    number: invoice.number,
    type: invoice.type,
    date: invoice.issuedOn,
    dueDate: invoice.dueOn ?? '',
    currency,
    buyerReference: references.buyer ?? '',
    orderReference: references.order ?? '',
    contractReference: references.contract ?? '',
    notes: invoice.notes.map(({ text }) => text),
    preceding: invoice.preceding.map(({ number, issuedOn = '' }) => ({ number, date: issuedOn })),
    seller: { ...transformParty(invoice.seller), taxNumber: invoice.seller.taxNumber ?? '' },
    buyer: transformParty(invoice.buyer),
    delivery: {
      date: delivery?.on ?? '',
      from: invoice.period?.from ?? '',
      to: invoice.period?.to ?? '',
    },
    lines: invoice.lines.map((line) => transformLine(line, currency, language)),
    adjustments: [
      ...invoice.allowances.map((one) => transformAdjustment(one, -1n, currency)),
      ...invoice.charges.map((one) => transformAdjustment(one, 1n, currency)),
    ],
    vat: invoice.vat.map(({ category, rate, base, tax, reason = '' }) => ({
      category,
      rate: decimalNumber(rate),
      base: money(base),
      tax: money(tax),
      reason,
    })),
    totals: {
      lines: money(totals.lines),
      net: money(totals.net),
      tax: money(totals.tax),
      gross: money(totals.gross),
      prepaid: money(totals.prepaid),
      rounding: money(totals.rounding),
      due: money(totals.due),
    },
    payment: {
      means: payment?.means ?? '',
      terms: invoice.paymentTerms ?? '',
      remittance: payment?.remittance ?? '',
      accounts: (payment?.accounts ?? []).map(({ iban, holder = '', bic = '' }) => ({
        iban,
        holder,
        bic,
      })),
      debitedIban: payment?.directDebit?.iban ?? '',
      skonto: transformSkonto(invoice),
    },
    attachments: invoice.attachments.map(transformAttachment),
    findings: findings.map(({ rule, severity, message }) => ({ rule, severity, message })),
  }
}

function transformLine(line: EInvoiceLine, currency: string, language: Language) {
  const adjustments = [
    ...line.allowances.map((one) => transformReduction(one, -1n, currency)),
    ...line.charges.map((one) => transformReduction(one, 1n, currency)),
  ]
  return {
    id: line.id,
    name: line.name,
    description: line.description ?? '',
    note: line.note ?? '',
    item: line.sellerItem ?? '',
    quantity: decimalNumber(line.quantity),
    unit: printedUnit(line.unit, line.quantity, language),
    price: decimalNumber(line.price),
    priceQuantity: decimalNumber(line.priceQuantity ?? decimal(DECIMAL_ONE)),
    category: line.vat.category,
    rate: decimalNumber(line.vat.rate),
    adjustments,
    net: moneyNumber(line.net, currency),
    /** Whether the totals include it: groups and information lines of ZUGFeRD EXTENDED are only displayed. */
    isCounted: line.role === undefined,
  }
}

/** Signed by its effect on the sum: a reduction is negative. */
const transformReduction = (
  { amount, reason = '' }: Adjustment,
  sign: bigint,
  currency: string
) => ({
  reason,
  amount: moneyNumber(minor(sign * amount), currency),
})

const transformAdjustment = (one: DocumentAdjustment, sign: bigint, currency: string) => ({
  ...transformReduction(one, sign, currency),
  rate: decimalNumber(one.vat.rate),
})

const transformSkonto = ({ skonto }: EInvoice) =>
  skonto.map(({ days, percent }) => ({ days, percent: decimalNumber(percent) }))

/** The content is base64 text; it is only opened after the user saves it. */
const transformAttachment = ({ id, description = '', url = '', file }: Attachment) => ({
  id,
  description,
  url: /^https?:\/\//i.test(url) ? url : '',
  name: file ? fileName(file.name || id, file.mimeType) : '',
  size: file?.content.length ?? 0,
  content: file ? Buffer.from(file.content).toString('base64') : '',
})
