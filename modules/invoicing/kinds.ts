/** A cancellation reverses an invoice wholly, a credit note gives a part back; both are negative. */
export const INVOICE_KINDS = ['invoice', 'cancellation', 'creditNote'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** Stages of an invoice: over the whole, in advance, or over the remainder. */
export const INVOICE_STAGES = ['full', 'downPayment', 'final'] as const
export type InvoiceStage = (typeof INVOICE_STAGES)[number]

/** Titles of documents: by kind, for invoices also by stage. */
export const DOCUMENT_TITLES = [
  'invoice',
  'downPayment',
  'finalInvoice',
  'creditNote',
  'cancellation',
] as const
export type DocumentTitle = (typeof DOCUMENT_TITLES)[number]

const TITLES = {
  full: 'invoice',
  downPayment: 'downPayment',
  final: 'finalInvoice',
} as const satisfies Record<InvoiceStage, DocumentTitle>

export const titleOf = ({
  kind,
  stage,
}: {
  kind: InvoiceKind
  stage: InvoiceStage
}): DocumentTitle => (kind === 'invoice' ? TITLES[stage] : kind)

const COLUMNS: Record<DocumentTitle, Record<string, string>> = {
  invoice: { 'invoices.kind': 'invoice', 'invoices.stage': 'full' },
  downPayment: { 'invoices.kind': 'invoice', 'invoices.stage': 'downPayment' },
  finalInvoice: { 'invoices.kind': 'invoice', 'invoices.stage': 'final' },
  creditNote: { 'invoices.kind': 'creditNote' },
  cancellation: { 'invoices.kind': 'cancellation' },
}

/** The columns by which the documents of a title are found. */
export const columnsOf = (title: DocumentTitle) => COLUMNS[title]
