/** What other features may use of the invoice form: whatever else writes lines to somebody. */
export { invoiceRules } from './form/invoice_rules'
export {
  bodyOf,
  emptyLine,
  type InvoiceValues,
  isBlank,
  type LineValues,
  newInvoice,
  taxRateOf,
  valuesOf,
} from './form/invoice_values'
export { LineList } from './form/line_list'
export { RecipientFields } from './form/recipient_fields'
export { TotalsBar } from './form/totals_bar'
export { useTotals } from './form/use_totals'
export type { Invoice } from './invoice'
