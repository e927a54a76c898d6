import { today } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { moneyFromRow } from '#core/money/columns'
import { type Decimal, decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import {
  type Minor,
  minor,
  moneyDecimal,
  moneyOf,
  NOTHING,
  percentOf,
  sum,
} from '#core/money/minor'
import { contentOfRow, enteredAmounts, type LineRow } from '#modules/documents/public'
import { copiedHead } from '#modules/invoicing/cancelling/cancel_invoice'
import { wholeOf } from '#modules/invoicing/down_payments/whole'
import { emptyDraft } from '#modules/invoicing/drafts/empty_draft'
import { Invoice } from '#modules/invoicing/models/invoice'
import { partsOf } from '#modules/invoicing/queries/invoice_parts'
import type { CreditNoteInput } from '#modules/invoicing/validators/credit_note'
import { creditedOf } from './credited_lines.js'
import { type CreditableLine, creditedDiscount, creditLine, type Portion } from './line_credit.js'

/** The lines of an invoice that can be credited, with their earlier credits. */
export async function creditableLines(invoice: Invoice) {
  const parts = await partsOf(invoice)
  const credited = await creditedOf(invoice)
  const lines: CreditableLine[] = parts.lines.filter(isCounted).map((row) => ({
    id: row.id,
    content: contentOfRow(row),
    amount: moneyFromRow(row.amount),
    before: credited.lines.get(row.id) ?? { quantity: decimal(0n), amount: NOTHING },
  }))
  const { net, total } = wholeOf(invoice, parts)
  const whole = enteredAmounts({ priceMode: invoice.priceMode, net, total }, parts.lines)
  const before = {
    amount: sum(lines.map((line) => line.before.amount)),
    discount: credited.discount,
  }
  return { lines, whole, before }
}

const isCounted = ({ kind, is_optional }: LineRow) => kind === 'item' && !is_optional

/**
 * The credit note that a request asks for, not saved: the invoice's words, prices, VAT and its share of the
 * discount, with every amount turned.
 * @throws 422 at the line: `credit_line_unknown`, `credit_line_twice`, `credit_line_empty`, `credit_exceeds_line`,
 *   `amount_too_precise`; `credit_before_invoice`
 */
export async function draftCredit(
  company: CompanyScope,
  invoice: Invoice,
  { lines, date, notes }: CreditNoteInput
) {
  const { currency } = invoice
  const dateOn = date ?? today(company.timeZone)
  if (dateOn < invoice.dateOn) throw new FieldError('date', 'invoicing.credit_before_invoice')

  const creditable = await creditableLines(invoice)
  const seen = new Set<string>()
  const credits = lines.flatMap(({ lineId, ...asked }, index) => {
    const field = `lines.${index}`
    const line = creditable.lines.find(({ id }) => id === lineId)
    if (!line) throw new FieldError(`${field}.lineId`, 'invoicing.credit_line_unknown')
    if (seen.has(lineId)) throw new FieldError(`${field}.lineId`, 'invoicing.credit_line_twice')
    seen.add(lineId)
    const portion = portionOf(asked, currency, field)
    return portion ? [creditLine(line, portion, { currency, field })] : []
  })
  if (credits.length === 0) throw new FieldError('lines', 'invoicing.credit_line_empty')
  const amount = sum(credits.map((credit) => credit.amount))
  const discount = creditedDiscount(amount, creditable.before, creditable.whole)

  const note = Invoice.for(company)
  note.merge({
    ...emptyDraft(),
    ...copiedHead(invoice),
    kind: 'creditNote',
    correctsId: invoice.id,
    dateOn,
    dueOn: null,
    notes: notes ?? '',
    ...discountOf(invoice, amount, discount),
  })
  return { note, credits, contents: credits.map(({ content }) => content) }
}

function portionOf(
  { quantity, amount }: { quantity?: Decimal | null; amount?: Decimal | null },
  currency: string,
  field: string
): Portion | undefined {
  if (quantity) return { quantity }
  if (!amount) return undefined
  try {
    return { amount: moneyOf(amount, currency) }
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error
    throw new FieldError(`${field}.amount`, 'invoicing.amount_too_precise', {
      values: { currency },
    })
  }
}

/** In percent as on the invoice where that gives the same, else as the amount that it is. */
function discountOf({ discountPercent, currency }: Invoice, amount: Minor, discount: Minor) {
  if (discountPercent && percentOf(amount, discountPercent) === discount) {
    return { discountPercent, discountAmount: null }
  }
  const turned = discount === 0n ? null : moneyDecimal(minor(-discount), currency)
  return { discountPercent: null, discountAmount: turned }
}
