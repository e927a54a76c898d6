import type { TaxCategory } from '#modules/documents/public'

/**
 * Kinds of documents (UNTDID 1001) that Kontor issues.
 *
 * A down payment is 326 (partial invoice), not 386 (prepayment invoice): 386 is allowed by EN 16931, but XRechnung
 * warns about it (BR-DE-17). A cancellation is 384 with the invoice's figures negated; a credit note is 381 with
 * positive figures, because the kind itself says that money goes back.
 */
export const DOCUMENT_TYPES = {
  invoice: '380',
  partial: '326',
  creditNote: '381',
  cancellation: '384',
  selfBilled: '389',
} as const

/** Further kinds of XRechnung: the partial and final invoices of construction. */
export const XRECHNUNG_TYPES: readonly string[] = [
  ...Object.values(DOCUMENT_TYPES),
  '875',
  '876',
  '877',
]

/** Kinds that give money back with positive figures; UBL has a document of its own for them. */
export const CREDIT_NOTE_TYPES: readonly string[] = ['381', '396', '81', '83', '532', '261']

/** How it is paid (UNTDID 4461). */
export const PAYMENT_MEANS = {
  cash: '10',
  transfer: '30',
  card: '48',
  sepaTransfer: '58',
  sepaDebit: '59',
} as const

export const TRANSFERS: readonly string[] = ['30', '58']
export const CARDS: readonly string[] = ['48', '54', '55']
export const DIRECT_DEBITS: readonly string[] = ['59']

/** Why no VAT is shown (VATEX). S and Z have no reason; E has many, so that its words decide. */
export const VATEX: Partial<Record<TaxCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** The code of a discount in BT-98 and BT-140 (UNTDID 5189). */
export const DISCOUNT = '95'

/** Electronic address scheme (EAS) of an e-mail address. */
export const EMAIL_SCHEME = 'EM'

/** Kinds of files allowed in BT-125. */
export const ATTACHMENT_TYPES: readonly string[] = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
]
