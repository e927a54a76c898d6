import type { CompanyScope } from '#core/http/caller'
import { decimalNumber } from '#core/money/decimal'
import { takeExpenses } from '#modules/recurring/actions/collect_expenses'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { filledContentValidator } from '#modules/recurring/validators/recurring_invoice'

/**
 * The expenses that the next invoice of a profile would charge now; null for one that charges none. Prices
 * are in major units of its currency, net or gross as those of its lines.
 */
export async function collectedExpenses(company: CompanyScope, profile: RecurringProfile) {
  // Its page can be read, whatever became of the content of one that collects nothing.
  if (!profile.collectsExpenses) return null
  const content = await filledContentValidator.validate(profile.invoice)
  const { lines } = await takeExpenses(company, profile, content)
  return lines.map(({ description, unitPrice }) => ({
    description,
    unitPrice: decimalNumber(unitPrice),
  }))
}
