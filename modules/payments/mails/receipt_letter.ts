import { formatDay } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import type { Words } from '#core/i18n/placeholders'
import { translate } from '#core/i18n/translate'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { formatMoney } from '#core/money/format'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Client, type LetterRecipients } from '#modules/clients/public'
import {
  type DocumentLink,
  fillTexts,
  type Letter,
  letterWords,
  textsFor,
  VARIABLES,
} from '#modules/correspondence/public'
import { letterRecipientsOf } from '#modules/documents/public'
import { Invoice, letterLink, type PaymentRow } from '#modules/invoicing/public'
import { allocationsOf, creditsLeftBy } from '#modules/payments/queries/payment_parts'
import type {
  AllocationRow,
  LeftCreditRow,
} from '#modules/payments/transformers/payment_transformer'
import { knownAs, readCompanySettings } from '#modules/settings/public'

const { client, contact, company, date } = VARIABLES

/** Placeholders of a payment for templates. */
export const RECEIPT_VARIABLES = {
  client,
  contact,
  company,
  date,
  amount: 'payments:receipt.amount',
  number: 'payments:letters.number',
}

/** The use of a payment. */
interface Parts {
  allocations: AllocationRow[]
  credit?: LeftCreditRow
}

interface Reader {
  companyName: string
  language: Language
  /** The person whom it goes to. */
  contact?: string
}

export async function partsOf({ company_id, id }: PaymentRow): Promise<Parts> {
  const [allocations, [credit]] = await Promise.all([
    allocationsOf({ id: company_id }, [id]),
    creditsLeftBy({ id: company_id }, [id]),
  ])
  return { allocations, credit }
}

/** The invoices that it settled. */
const numbersOf = ({ allocations }: Parts) =>
  [...new Set(allocations.map(({ invoice_number }) => invoice_number))].join(', ')

export function wordsOfPayment(
  payment: PaymentRow,
  parts: Parts,
  { companyName, language, contact: person = '' }: Reader
): Words {
  const { amount, currency, client_name, paid_on } = payment
  return letterWords(
    {
      number: numbersOf(parts),
      client: client_name,
      contact: person,
      company: companyName,
      date: paid_on,
      currency,
    },
    language,
    { amount: formatMoney(moneyFromRow(amount), currency, language) }
  )
}

/** Facts below the words of the letter: the settled invoices and the remaining credit. */
export function factsOf(
  { amount, currency, paid_on }: PaymentRow,
  { allocations, credit }: Parts,
  language: Language
): [string, string][] {
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(language, `payments:receipt.${key}`, values)
  const money = (stored: StoredInteger) => formatMoney(moneyFromRow(stored), currency, language)
  const facts: [string, string][] = [
    [say('amount'), money(amount)],
    [say('date'), formatDay(paid_on)],
    ...allocations.map(({ kind, invoice_number, amount: part }): [string, string] => [
      say(kind === 'skonto' ? 'skonto' : 'invoice', { number: invoice_number }),
      money(part),
    ]),
  ]
  if (credit) facts.push([say('credit'), money(credit.amount)])
  return facts
}

/** Thanks a client, in the client's language, for money. */
export async function receiptLetter(
  sender: CompanyReference,
  payment: PaymentRow
): Promise<{ letter: Letter; words: Words }> {
  const { id, client_id: clientId } = payment
  const [settings, parts, receiver] = await Promise.all([
    readCompanySettings(sender),
    partsOf(payment),
    clientId ? Client.one(sender, clientId) : null,
  ])
  const { email, documentLanguage } = settings
  const companyName = knownAs(settings)
  const language = receiver?.language ?? documentLanguage
  const [recipients, template] = await Promise.all([
    payersOf(payment, parts),
    textsFor(sender, 'receipt', language),
  ])
  const contact = recipients.people[0]?.name
  const words = wordsOfPayment(payment, parts, { companyName, language, contact })
  const letter: Letter = {
    mailKind: 'payments.receipt',
    companyId: sender.id,
    clientId,
    about: { type: 'payment', id },
    number: parts.allocations[0]?.invoice_number ?? '',
    language,
    seller: { companyName, email },
    recipients,
    texts: fillTexts(template, words),
    facts: factsOf(payment, parts, language),
    attachments: [],
  }
  return { letter, words }
}

/** Links to the invoices that a payment settled. Only inside inTx. */
export async function receiptLinks(payment: PaymentRow): Promise<DocumentLink[]> {
  const company = { id: payment.company_id }
  const { allocations } = await partsOf(payment)
  const links: DocumentLink[] = []
  for (const id of new Set(allocations.map(({ invoice_id }) => invoice_id))) {
    links.push(await letterLink(await Invoice.findIn(company, id)))
  }
  return links
}

/** Somebody who is not kept as a client gets it at the address of the invoice. */
async function payersOf(
  { company_id: companyId, client_id: clientId, client_name: clientName }: PaymentRow,
  { allocations: [allocation] }: Parts
): Promise<LetterRecipients> {
  if (clientId) return letterRecipientsOf({ companyId, clientId, clientName, customClient: null })
  if (!allocation) return { to: [], cc: [], people: [] }
  return letterRecipientsOf(await Invoice.findIn({ id: companyId }, allocation.invoice_id))
}
