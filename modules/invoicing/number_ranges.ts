import type { InvoiceKind } from '#modules/invoicing/kinds'
import type { NumberRange } from '#modules/settings/public'

/** The numbers of invoices and of the documents that correct them. */
export const INVOICE_NUMBERS: Record<InvoiceKind, NumberRange> = {
  invoice: {
    kind: 'invoice',
    pattern: 'RE-{YYYY}-{####}',
    resetsYearly: true,
    order: 10,
    isFiscal: true,
  },
  cancellation: {
    kind: 'cancellation',
    pattern: 'ST-{YYYY}-{####}',
    resetsYearly: true,
    order: 20,
    isFiscal: true,
  },
  // "Rechnungskorrektur": a "Gutschrift" is by law an invoice that the buyer writes (§ 14 (2) UStG).
  creditNote: {
    kind: 'creditNote',
    pattern: 'RK-{YYYY}-{####}',
    resetsYearly: true,
    order: 30,
    isFiscal: true,
  },
}

/** The numbers of items. */
export const ITEM_NUMBERS: NumberRange = {
  kind: 'item',
  pattern: 'A-{####}',
  resetsYearly: false,
  order: 110,
}
