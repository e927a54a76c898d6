/**
 * How VAT applies to an expense: `domestic` with the VAT on the receipt, or none; `reverseCharge` when the company owes
 * the VAT on a service in place of a vendor abroad (§ 13b UStG, art. 196 VAT directive); `acquisition` when it owes the
 * VAT on goods that come from another EU country (§ 1a UStG, art. 20 VAT directive). Goods from there on which no VAT is
 * owed are reported too: `zeroAcquisition` at the rate of 0 % (solar panels, § 12 (3) UStG), `exemptAcquisition` where
 * the acquisition is tax-free (§ 4b UStG). `triangular` when the company is the last buyer of a triangular transaction
 * and owes the VAT in place of the middle party (§ 25b (2) UStG, art. 197 VAT directive).
 */
export const TAX_TREATMENTS = [
  'domestic',
  'reverseCharge',
  'acquisition',
  'zeroAcquisition',
  'exemptAcquisition',
  'triangular',
] as const
export type TaxTreatment = (typeof TAX_TREATMENTS)[number]

/** Goods from the EU on which no VAT is owed. */
export const UNTAXED_ACQUISITIONS = ['zeroAcquisition', 'exemptAcquisition'] as const

/** Goods from the EU that are taxed as if they were sold here: a line without a rate is a mistake. */
export const needsRate = (treatment: TaxTreatment) =>
  treatment === 'acquisition' || treatment === 'triangular'

export const isUntaxedAcquisition = (treatment: TaxTreatment) =>
  UNTAXED_ACQUISITIONS.some((one) => one === treatment)
