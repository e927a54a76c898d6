import { addDays, type Day } from '#core/clock'
import { businessDayFrom } from '#core/sepa/target_days'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { Mandate, Scheme } from '#modules/mandates/public'

/** How an invoice is collected, as it is printed: a copy of its mandate. */
export interface DirectDebit {
  mandateId: string
  /** The reference of the mandate. */
  mandate: string
  signedOn: Day
  scheme: Scheme
  creditorId: string
  holder: string
  iban: string
  bic: string
  /** The day that the client is notified of. */
  collectOn: Day
}

/** The settings that direct debits need. */
interface Creditor {
  creditorId?: string
  prenotificationDays?: number
}

const USUAL_NOTICE = 14

/**
 * The direct debit of an invoice that is issued today: on its due date, but not before the agreed days of notice are
 * over, and on a day on which banks work.
 */
export function directDebitOf(
  { dateOn, dueOn }: Pick<Invoice, 'dateOn' | 'dueOn'>,
  mandate: Mandate,
  { creditorId = '', prenotificationDays = USUAL_NOTICE }: Creditor,
  present: Day
): DirectDebit {
  const notified = addDays(present > dateOn ? present : dateOn, prenotificationDays)
  const wanted = dueOn ?? dateOn
  return {
    mandateId: mandate.id,
    mandate: mandate.reference,
    signedOn: mandate.signedOn,
    scheme: mandate.scheme,
    creditorId,
    holder: mandate.holder,
    iban: mandate.iban,
    bic: mandate.bic,
    collectOn: businessDayFrom(wanted > notified ? wanted : notified),
  }
}

/** Whether the company collects the invoice, so that nobody has to transfer anything. */
export const isCollected = ({
  directDebit,
  debitReturnedOn,
}: Pick<Invoice, 'directDebit' | 'debitReturnedOn'>) => directDebit !== null && !debitReturnedOn

/** The account of a client as papers show it: country and last four digits. */
export const maskedIban = (iban: string) => `${iban.slice(0, 4)} … ${iban.slice(-4)}`
