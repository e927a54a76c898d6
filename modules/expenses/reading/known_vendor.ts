import { addDays, type Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { CategoryKey } from '#modules/expenses/categories'
import { offeredVendor } from '#modules/expenses/vendors/offered_vendors'

/** The terms of a receipt as they are proposed; null where nothing is known. */
export interface ProposedTerms {
  dueDate: Day | null
  /** Percent. */
  skontoPercent: number | null
  skontoDate: Day | null
}

const NO_TERMS: ProposedTerms = { dueDate: null, skontoPercent: null, skontoDate: null }

/** The category and terms that a receipt of a vendor is proposed with, counted from its day. */
export async function knownVendor(
  company: CompanyScope,
  name: string,
  date: Day | null
): Promise<{ category: CategoryKey | null; terms: ProposedTerms }> {
  const vendor = name === '' ? undefined : await offeredVendor(company, name)
  if (!vendor) return { category: null, terms: NO_TERMS }
  const { category, paymentDays, skontoPercent, skontoDays } = vendor
  if (date === null) return { category, terms: NO_TERMS }
  return {
    category,
    terms: {
      dueDate: paymentDays === null ? null : addDays(date, paymentDays),
      skontoPercent,
      skontoDate: skontoDays === null ? null : addDays(date, skontoDays),
    },
  }
}
