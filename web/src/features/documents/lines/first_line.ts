import { taxRateOf } from '@/lib/settings'
import type { Client, Preferences } from '../form/document_values'
import { startingTax, suggestTaxes } from '../tax/line_tax'
import { emptyLine } from './line_values'

/** The line that a new document begins with. @param country of the company */
export function firstLine(preferences: Preferences, client: Client | undefined, country: string) {
  const isSmallBusiness = preferences?.isSmallBusiness ?? false
  const buyer = client ?? { country: '', vatId: '' }
  const usualRate = taxRateOf(preferences)
  const suggested = suggestTaxes({ country, isSmallBusiness }, buyer)
  return { ...emptyLine(usualRate), ...startingTax(suggested, false, usualRate) }
}
