/**
 * How VAT applies to an expense: `domestic` with the VAT on the receipt, or none; `reverseCharge` when the company owes
 * the VAT in place of a vendor abroad (§ 13b UStG, art. 196 VAT directive).
 */
export const TAX_TREATMENTS = ['domestic', 'reverseCharge'] as const
export type TaxTreatment = (typeof TAX_TREATMENTS)[number]
