import { type Decimal, decimal } from '#core/money/decimal'
import type { CompanySettings } from './queries/company_settings.js'

/** A hundredth of a percent, in millionths. */
const BASIS_POINT = 10_000n

/** VAT of a new line, percent: the company's usual rate, none for a small business (§ 19 UStG). */
export const usualTaxRate = ({
  isSmallBusiness,
  defaultTaxBasisPoints,
}: Pick<CompanySettings, 'isSmallBusiness' | 'defaultTaxBasisPoints'>): Decimal =>
  decimal(isSmallBusiness ? 0n : BigInt(defaultTaxBasisPoints) * BASIS_POINT)
