/** A cancellation reverses an invoice wholly, a credit note gives back a part of it; both are negative. */
export type InvoiceKind = 'invoice' | 'cancellation' | 'creditNote'

/** Of an invoice: the whole of it, money asked for in advance, or what remains after that. */
export type InvoiceStage = 'full' | 'downPayment' | 'final'
