/** The format in which an invoice was last sent; empty before it is sent. */
export type SentAs = '' | 'pdf' | (typeof E_INVOICES)[number]

/** ZUGFeRD is a PDF with the XML inside; XRechnung goes out beside one. */
export const E_INVOICES = ['zugferd', 'xrechnung'] as const
