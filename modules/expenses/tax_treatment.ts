/**
 * How VAT applies to an expense: `domestic` with the VAT on the receipt, or none; `reverseCharge` when the company owes
 * the VAT on a service in place of a vendor abroad (§ 13b UStG, art. 196 VAT directive); `acquisition` when it owes the
 * VAT on goods that come from another EU country (§ 1a UStG, art. 20 VAT directive).
 */
export const TAX_TREATMENTS = ['domestic', 'reverseCharge', 'acquisition'] as const
export type TaxTreatment = (typeof TAX_TREATMENTS)[number]
