import { Invoice } from '#modules/invoicing/models/invoice'

/**
 * Whether Kontor calculated the figures of a document, so that they fit an e-invoice too: not when another system
 * issued it, nor when it cancels such an invoice and reverses its rounding.
 */
export async function isOwn({ companyId, isImported, cancelsId }: Invoice): Promise<boolean> {
  if (isImported || cancelsId === null) return !isImported
  const cancelled = await Invoice.one({ id: companyId }, cancelsId)
  return !cancelled?.isImported
}
