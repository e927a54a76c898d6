import { addDays, type Day } from '#core/clock'
import { LONGEST, sepaText } from '#core/sepa/sepa_text'
import type { Invoice } from '#modules/invoicing/public'
import { type Mandate, stateOn } from '#modules/mandates/public'

/** Why an invoice cannot be part of a file. */
export type Obstacle =
  | 'nothing_open'
  | 'returned'
  | 'collected'
  | 'mandate_unusable'
  | 'no_address'
  | 'no_bic'
  | 'no_name'
  | 'too_early'

/** Banks keep files for a quarter at most. */
const MOST_DAYS_AHEAD = 90

/** The European Economic Area: beyond it a bank needs BIC and address of the debtor (EPC130-08, AT-13 and AT-33). */
const EEA =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' '
  )

export interface CollectedParty {
  city: string
  country: string
}

/**
 * @param day of the direct debit
 * @param present today
 * @returns null when the invoice can be collected
 */
export function obstacleOf(
  invoice: Pick<Invoice, 'status' | 'directDebit' | 'collectOn' | 'debitReturnedOn'>,
  {
    mandate,
    debtor,
    day,
    present,
  }: { mandate: Mandate; debtor: CollectedParty; day: Day; present: Day }
): Obstacle | null {
  const { directDebit } = invoice
  if (!directDebit || (invoice.status !== 'Unpaid' && invoice.status !== 'Partially Paid')) {
    return 'nothing_open'
  }
  if (invoice.debitReturnedOn) return 'returned'
  if (invoice.collectOn) return 'collected'
  if (stateOn(mandate, day) !== 'active') return 'mandate_unusable'
  if (sepaText(mandate.holder, LONGEST.name) === '') return 'no_name'
  if (!EEA.includes(mandate.iban.slice(0, 2))) {
    if (!debtor.city || !debtor.country) return 'no_address'
    if (!mandate.bic) return 'no_bic'
  }
  return day > addDays(present, MOST_DAYS_AHEAD) ? 'too_early' : null
}
