/** How documents can look: after DIN 5008, with colour, or on less paper. */
export const DOCUMENT_TEMPLATES = ['classic', 'modern', 'compact'] as const
export type DocumentTemplate = (typeof DOCUMENT_TEMPLATES)[number]

/** The kinds of documents that have a template of their own. Cancellations look like their invoices. */
export const PRINTED_KINDS = ['invoice', 'estimate', 'reminder'] as const
export type PrintedKind = (typeof PRINTED_KINDS)[number]

export type TemplatesByKind = Partial<Record<PrintedKind, DocumentTemplate>>
