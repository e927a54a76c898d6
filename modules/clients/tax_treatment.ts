/**
 * How a company sells to a client, as far as VAT is concerned: `domestic` with its own rates, `reverseCharge`
 * (the recipient owes the tax), `intraCommunity` (goods to another EU country), `export` (goods out of the
 * EU), `outsideScope` (services that are taxed where the recipient is, out of the EU).
 */
export const TAX_TREATMENTS = [
  'domestic',
  'reverseCharge',
  'intraCommunity',
  'export',
  'outsideScope',
] as const
export type TaxTreatment = (typeof TAX_TREATMENTS)[number]
