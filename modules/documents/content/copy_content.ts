import type { DocumentModel } from './document_model.js'

/**
 * The days of a supply, for a document over the same supply: § 14 (4) no. 6 UStG asks for them on the invoice, and they
 * decide the month of its VAT.
 */
export const copyOfPeriod = ({ serviceOn, serviceUntil }: DocumentModel) => ({
  serviceDate: serviceOn,
  serviceUntil,
})

/** The content of a document for another one with the same content: without its days and lines. */
export const copyOfContent = (document: DocumentModel) => ({
  clientId: document.clientId,
  customClient: document.customClient,
  currency: document.currency,
  notes: document.notes,
  priceMode: document.priceMode,
  discountPercent: document.discountPercent,
  discountAmount: document.discountAmount,
  discountReason: document.discountReason,
  skonto: document.skonto,
  buyerReference: document.buyerReference,
  orderNumber: document.orderNumber,
  projectReference: document.projectReference,
  intro: document.intro,
  closing: document.closing,
  exemptionReason: document.exemptionReason,
})
