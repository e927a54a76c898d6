/**
 * When VAT is owed: on what was agreed (`accrual`: Sollversteuerung, § 16 (1), § 13 (1) no. 1 a UStG), or on what was
 * received (`cash`: Istversteuerung, § 20, § 13 (1) no. 1 b UStG).
 */
export const VAT_BASES = ['accrual', 'cash'] as const
export type VatBasis = (typeof VAT_BASES)[number]

/** Periods of VAT returns (§ 18 (2) UStG). */
export const VAT_INTERVALS = ['month', 'quarter', 'year'] as const
export type VatInterval = (typeof VAT_INTERVALS)[number]
