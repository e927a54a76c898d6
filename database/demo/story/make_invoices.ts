import { addDays, type Day, today } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { decimalText, parseDecimal } from '#core/money/decimal'
import { minor, moneyText } from '#core/money/minor'
import { netPrice } from '#modules/documents/public'
import { cancelInvoice } from '#modules/invoicing/cancelling/cancel_invoice'
import { voidInvoice } from '#modules/invoicing/cancelling/void_invoice'
import { replaceInvoice } from '#modules/invoicing/drafts/replace_invoice'
import { createDraft } from '#modules/invoicing/drafts/write_draft'
import { issueInvoice } from '#modules/invoicing/issuing/issue_invoice'
import { Invoice } from '#modules/invoicing/models/invoice'
import { sendInvoice } from '#modules/invoicing/sending/send_invoice'
import { recordPayment } from '#modules/invoicing/settlement/record_payment'
import { skontoOffer } from '#modules/invoicing/settlement/skonto_offer'
import { writeOff } from '#modules/invoicing/settlement/write_off'
import { openAmount } from '#modules/invoicing/transformers/invoice_row_transformer'
import { invoiceValidator } from '#modules/invoicing/validators/invoice'
import { paymentValidator } from '#modules/invoicing/validators/payment'
import { workdayFrom } from '../days.js'
import type { Desk } from '../desk.js'
import type { Habit } from '../facts/clients.js'
import {
  DESCRIPTIONS,
  DISCOUNT_REASONS,
  HEADINGS,
  ITEMS,
  WRITE_OFF_REASONS,
} from '../facts/work.js'

/** The recipient of an invoice. */
export interface Recipient {
  address: { clientId: string } | { customClient: { name: string; [field: string]: string } }
  language: Language
  habit: Habit
  taxRate: number
  itemIds: string[]
}

/** The course of an invoice after its issue. */
export type Fate =
  | 'paidAsUsual'
  | 'halfPaid'
  | 'paidTooMuch'
  | 'givenUp'
  | 'unpaid'
  | 'cancelledForAnother'
  | 'withdrawn'

/** Writes an invoice on a day, issues it and lets it meet its fate. */
export function planInvoice(
  desk: Desk,
  recipient: Recipient,
  { day, fate, dueDate }: { day: Day; fate: Fate; dueDate?: Day }
) {
  const { company, timeline, people, chance } = desk
  const by = chance.happens(0.7) ? people.owner : people.member
  timeline.add(timeline.at(day, 9 + chance.fraction() * 8), by.id, async () => {
    const draft = await writeDraft(desk, recipient, dueDate)
    await issueInvoice(company, draft, by.language)
    if (fate === 'withdrawn') return voidInvoice(draft)

    await sendInvoice(draft, { to: recipient.taxRate ? undefined : ['office@client.example'] })
    if (fate === 'paidAsUsual') planPayments(desk, draft, recipient.habit)
    if (fate === 'halfPaid') planPayment(desk, draft, { day: addDays(desk.today, -5), share: 2n })
    if (fate === 'paidTooMuch') planOverpayment(desk, draft, addDays(desk.today, -8))
    if (fate === 'givenUp') planWriteOff(desk, draft, addDays(desk.today, -9))
    if (fate === 'cancelledForAnother') planCorrection(desk, draft, recipient)
  })
}

/** One to three lines that this recipient would buy. */
export async function writeDraft({ company, chance }: Desk, recipient: Recipient, dueDate?: Day) {
  const descriptions = DESCRIPTIONS[recipient.language]
  const first = chance.between(0, ITEMS.length - 1)
  const lines = Array.from({ length: chance.between(1, 3) }, (_, nth) => {
    const at = (first + nth * 2) % ITEMS.length
    const { type, unit, taxRate } = ITEMS[at]
    return {
      description: descriptions[at],
      quantity: unit === 'Std.' ? chance.between(8, 60) / 2 : chance.between(1, 3),
      unit: recipient.language === 'de' ? unit : '',
      unitPrice: netPriceOf(ITEMS[at]),
      discount: chance.happens(0.12) ? 5 : 0,
      taxRate: recipient.taxRate && taxRate,
      itemId: recipient.itemIds[at],
      ...(type === 'product' && { quantity: chance.between(2, 12) }),
    }
  })
  const input = await invoiceValidator.validate({
    ...recipient.address,
    dueDate,
    ...(lines.length < 3 ? { lines } : arranged(lines, recipient.language)),
  })
  return createDraft(company, input)
}

/** Invoices are written without VAT. */
function netPriceOf({ unitPrice, taxRate, ...item }: (typeof ITEMS)[number]) {
  if (!('priceMode' in item)) return unitPrice
  return decimalText(netPrice(parseDecimal(unitPrice), parseDecimal(taxRate)))
}

/** Longer invoices get a heading, a subtotal and a discount on the whole. */
const arranged = (lines: object[], language: Language) => ({
  discountPercent: 3,
  discountReason: DISCOUNT_REASONS[language],
  lines: [{ kind: 'heading', description: HEADINGS[language] }, ...lines, { kind: 'subtotal' }],
})

export function planPayments(desk: Desk, invoice: Invoice, habit: Habit) {
  const { chance } = desk
  const due = invoice.dueOn ?? invoice.dateOn
  const [step] = invoice.skonto ?? []
  if (habit === 'prompt' && step) {
    // An early payment takes the Skonto.
    planPayment(desk, invoice, { day: addDays(invoice.dateOn, step.days - 4), share: 1n })
  } else if (habit === 'prompt') {
    planPayment(desk, invoice, { day: addDays(due, -chance.between(0, 8)), share: 1n })
  } else if (habit === 'late') {
    planPayment(desk, invoice, { day: addDays(due, chance.between(3, 24)), share: 1n })
  } else if (habit === 'forgetful') {
    planPayment(desk, invoice, { day: addDays(due, chance.between(25, 70)), share: 1n })
  } else {
    planPayment(desk, invoice, { day: addDays(due, -2), share: 2n })
    planPayment(desk, invoice, { day: addDays(due, chance.between(10, 30)), share: 1n })
  }
}

/**
 *
 * @param share 1 for the whole open amount, 2 for half
 */
function planPayment(desk: Desk, { id }: Invoice, { day, share }: { day: Day; share: bigint }) {
  const { company, timeline, people, chance } = desk
  const at = timeline.at(workdayFrom(day), 8 + chance.fraction() * 2)
  timeline.add(at, people.owner.id, async () => {
    const invoice = await Invoice.lockIn(company, id)
    const { currency } = invoice
    const term = skontoOffer(invoice, []).find(({ until }) => today(company.timeZone) <= until)
    const isEarly = share === 1n && term !== undefined
    const amount = isEarly ? term.amount : minor(openAmount(invoice) / share)
    const input = await paymentValidator.validate({
      amount: moneyText(amount, currency),
      method: chance.happens(0.9) ? 'bankTransfer' : 'cash',
      ...(isEarly && { skonto: moneyText(term.discount, currency) }),
    })
    await recordPayment(company, invoice, input)
  })
}

/** Somebody rounds up generously: the rest is credit. */
function planOverpayment({ company, timeline, people }: Desk, { id }: Invoice, day: Day) {
  timeline.add(timeline.at(workdayFrom(day), 9), people.owner.id, async () => {
    const invoice = await Invoice.lockIn(company, id)
    const amount = moneyText(minor(openAmount(invoice) + 150_00n), invoice.currency)
    const input = await paymentValidator.validate({ amount, overpayment: 'credit' })
    await recordPayment(company, invoice, input)
  })
}

function planWriteOff({ company, timeline, people }: Desk, { id }: Invoice, day: Day) {
  timeline.add(timeline.at(workdayFrom(day), 10), people.owner.id, async () => {
    const invoice = await Invoice.lockIn(company, id)
    const reason = WRITE_OFF_REASONS[people.owner.language]
    await writeOff(invoice, { on: today(company.timeZone), reason })
  })
}

/** A mistake: two days later it is cancelled, and a corrected invoice replaces it. */
function planCorrection(desk: Desk, { id, dateOn }: Invoice, { habit }: Recipient) {
  const { company, timeline, people } = desk
  const day = workdayFrom(addDays(dateOn, 2))
  timeline.add(timeline.at(day, 11), people.owner.id, async () => {
    await cancelInvoice(company, await Invoice.findIn(company, id))
  })
  timeline.add(timeline.at(day, 11.25), people.owner.id, async () => {
    const invoice = await Invoice.lockIn(company, id)
    const corrected = await replaceInvoice(company, invoice)
    await issueInvoice(company, corrected, people.owner.language)
    planPayments(desk, corrected, habit)
  })
}
