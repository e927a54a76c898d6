import type { DocumentModel } from './document_model.js'

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
