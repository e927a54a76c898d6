/**
 * How VAT applies to an expense: `domestic` with the VAT on the receipt, or none; `reverseCharge` when the company owes
 * the VAT on a service in place of a vendor abroad (§ 13b UStG, art. 196 VAT directive); `acquisition` when it owes the
 * VAT on goods that come from another EU country (§ 1a UStG, art. 20 VAT directive). Goods from there on which no VAT is
 * owed are reported too: `zeroAcquisition` at the rate of 0 % (solar panels, § 12 (3) UStG), `exemptAcquisition` where
 * the acquisition is tax-free (§ 4b UStG).
 */
export const TAX_TREATMENTS = [
  'domestic',
  'reverseCharge',
  'acquisition',
  'zeroAcquisition',
  'exemptAcquisition',
] as const
export type TaxTreatment = (typeof TAX_TREATMENTS)[number]

/** Goods from the EU on which no VAT is owed. */
export const UNTAXED_ACQUISITIONS = ['zeroAcquisition', 'exemptAcquisition'] as const

export const isUntaxedAcquisition = (treatment: TaxTreatment) =>
  UNTAXED_ACQUISITIONS.some((one) => one === treatment)
