import { isValidIBAN } from 'ibantools'
import type { Amount, Fault } from '#modules/einvoices/check/fault'
import { checkLineAmounts, checkSums } from '#modules/einvoices/check/figures'
import { checkGroups } from '#modules/einvoices/check/vat_groups'
import type { EInvoice } from '#modules/einvoices/model/einvoice'

/** Profiles of Factur-X that are no invoices in the sense of § 14 UStG, because they have no lines. */
const WITHOUT_LINES = /:(minimum|basicwl)$/i

/** Warnings for the receiver before paying: sums that differ, an invalid account. */
export function checkReceived(received: EInvoice, profile: string): Fault[] {
  // Groups repeat the sums of the lines below them.
  const lines = received.lines.filter(({ role }) => role === undefined)
  const invoice = { ...received, lines }
  const { number, issuedOn, seller, buyer } = invoice
  const demands = [
    { rule: 'BR-02', term: 'BT-1', value: number },
    { rule: 'BR-03', term: 'BT-2', value: issuedOn },
    { rule: 'BR-06', term: 'seller', value: seller.name },
    { rule: 'BR-07', term: 'buyer', value: buyer.name },
  ]
  return [
    ...demands
      .filter(({ value }) => !value)
      .map(({ rule, term }): Fault => ({ rule, term, field: '', text: 'not_in_file' })),
    ...(lines.length === 0 || WITHOUT_LINES.test(profile)
      ? [
          {
            rule: 'BR-16',
            term: 'BG-25',
            field: '',
            severity: 'warning',
            text: 'no_lines',
          } as const,
        ]
      : [...figureFaults(invoice), ...checkGroups(invoice)]),
    ...accountFaults(invoice),
  ]
}

/**
 * A line may come from a price with more places than it shows, or without any price (ZUGFeRD 1 BASIC): only its sum is
 * binding, so a difference is only a warning.
 */
function figureFaults(invoice: EInvoice) {
  const priced = invoice.lines.filter(({ price, quantity }) => price !== 0n && quantity !== 0n)
  const ofLines = checkLineAmounts({ ...invoice, lines: priced }).filter(isVisible)
  return [
    ...ofLines.map((fault): Fault => ({ ...fault, severity: 'warning' })),
    ...checkSums(invoice),
  ]
}

/** Whether the two amounts of a fault still differ when they are rounded to the currency. */
const isVisible = ({ values = {} }: Fault) => amountOf(values.found) !== amountOf(values.expected)

const amountOf = (value: string | number | Amount | undefined) =>
  typeof value === 'object' ? value.amount : undefined

const accountFaults = ({ payment }: EInvoice): Fault[] =>
  (payment?.accounts ?? [])
    .filter(({ iban }) => /^[A-Z]{2}\d{2}/.test(iban) && !isValidIBAN(iban.replace(/\s/g, '')))
    .map(({ iban }) => ({
      rule: 'BR-DE-19',
      term: 'BT-84',
      field: '',
      severity: 'warning',
      text: 'iban_in_file',
      values: { iban },
    }))
