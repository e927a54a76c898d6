import { isValidBIC, isValidIBAN } from 'ibantools'
import { CARDS, DIRECT_DEBITS, TRANSFERS } from '#modules/einvoices/model/codes'
import type { EInvoice, Payment } from '#modules/einvoices/model/einvoice'
import { SKONTO_STEP } from '#modules/einvoices/write/payment_terms'
import type { Profile } from '#modules/einvoices/write/profiles'
import type { Fault } from './fault.js'
import { hasGermanRules } from './peppol.js'

/** Means of payment: exactly the group that fits them. */
export function checkPayment(invoice: EInvoice, profile: Profile): Fault[] {
  const { payment } = invoice
  const isStrict = hasGermanRules(invoice, profile)
  return [
    ...(payment ? accountFaults(payment) : []),
    ...(payment && isStrict ? groupFaults(payment) : []),
    ...(isStrict ? skontoFaults(invoice) : []),
  ]
}

function accountFaults({ means, accounts, card }: Payment): Fault[] {
  const isTransfer = TRANSFERS.includes(means)
  const field = 'company.iban'
  return [
    ...(isTransfer && !accounts.some(({ iban }) => iban.trim())
      ? [{ rule: 'BR-61', term: 'BT-84', field, text: 'missing' }]
      : []),
    ...accounts.flatMap(({ iban, bic }): Fault[] => [
      ...(means === '58' && iban.trim() && !isValidIBAN(iban.replace(/\s/g, ''))
        ? [{ rule: 'BR-DE-19', term: 'BT-84', field, text: 'not_an_iban' }]
        : []),
      ...(bic && !isValidBIC(bic)
        ? [{ rule: 'BT-86', term: 'BT-86', field: 'company.bic', text: 'not_a_bic' }]
        : []),
    ]),
    ...(card && card.number.replace(/\D/g, '').length > 10
      ? [{ rule: 'BR-51', term: 'BT-87', field: 'payment.card', text: 'card_number_whole' }]
      : []),
  ]
}

/** BR-DE-23 to BR-DE-25, BR-DE-30, BR-DE-31 and PEPPOL-EN16931-R061 */
function groupFaults({ means, accounts, card, directDebit }: Payment): Fault[] {
  const groups = [
    { rule: 'BR-DE-23', term: 'BG-17', means: TRANSFERS, isThere: accounts.length > 0 },
    { rule: 'BR-DE-24', term: 'BG-18', means: CARDS, isThere: card !== undefined },
    { rule: 'BR-DE-25', term: 'BG-19', means: DIRECT_DEBITS, isThere: directDebit !== undefined },
  ]
  const wanted = groups.find((group) => group.means.includes(means))
  const field = 'payment.means'
  return [
    ...(wanted && !wanted.isThere
      ? [{ rule: `${wanted.rule}-a`, term: wanted.term, field, text: 'missing' }]
      : []),
    ...groups
      .filter((group) => wanted && group !== wanted && group.isThere)
      .map(({ term }) => ({ rule: `${wanted?.rule}-b`, term, field, text: 'does_not_fit_means' })),
    ...(directDebit ? directDebitFaults(directDebit) : []),
  ]
}

function directDebitFaults(directDebit: NonNullable<Payment['directDebit']>): Fault[] {
  const { mandate, creditorId, iban } = directDebit
  const demands = [
    { rule: 'PEPPOL-EN16931-R061', term: 'BT-89', field: 'payment.mandate', value: mandate },
    { rule: 'BR-DE-30', term: 'BT-90', field: 'company.creditorId', value: creditorId },
    { rule: 'BR-DE-31', term: 'BT-91', field: 'client.iban', value: iban },
  ]
  return [
    ...demands
      .filter(({ value }) => !value?.trim())
      .map(({ rule, term, field }) => ({ rule, term, field, text: 'missing' })),
    ...(iban && !isValidIBAN(iban.replace(/\s/g, ''))
      ? [{ rule: 'BR-DE-20', term: 'BT-91', field: 'client.iban', text: 'not_an_iban' }]
      : []),
  ]
}

/** BR-DE-18 writes whole days and two decimals of a percent. */
const skontoFaults = ({ skonto }: EInvoice): Fault[] =>
  skonto.flatMap(({ days, percent }, index) =>
    Number.isInteger(days) && days >= 0 && percent >= 0n && percent % SKONTO_STEP === 0n
      ? []
      : [{ rule: 'BR-DE-18', term: 'BT-20', field: `skonto.${index}`, text: 'skonto_not_writable' }]
  )
