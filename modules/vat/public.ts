export type { TaxGroup, VatBasis } from '#modules/vat/entries/vat_entry'
export { type VatDueTable, vatDue } from '#modules/vat/queries/vat_due'
export { type VatTable, vatSummary } from '#modules/vat/queries/vat_summary'
