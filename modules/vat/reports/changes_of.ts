import type { CompanyReference } from '#core/tenancy/company_owned'
import { readCompanySettings } from '#modules/settings/public'
import type { VatReport } from '#modules/vat/models/vat_report'
import { vatReturn } from '#modules/vat/queries/vat_return'
import { HOME } from '#modules/vat/returns/return_line'
import { changesBetween, type FigureChange, figuresOf } from './figures.js'

/**
 * The Kennzahlen whose amounts have changed since a return was reported, on the basis of then. A company that has moved
 * abroad has no German return to compare with.
 */
export async function changesOf(
  company: CompanyReference,
  { fromOn: from, toOn: to, basis, isSmallBusiness, figures }: VatReport
): Promise<FigureChange[]> {
  const { country } = await readCompanySettings(company)
  if (country !== HOME) return []
  const found = await vatReturn(company, { from, to, basis, isSmallBusiness })
  return changesBetween(figures, figuresOf(found))
}
