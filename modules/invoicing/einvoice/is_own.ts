import { Invoice } from '#modules/invoicing/models/invoice'

/**
 * Whether the figures of a document are of Kontor's making, so that it can say them as an e-invoice too: not when
 * another system has issued it, nor when it cancels such an invoice and gives back what that one rounded.
 */
export async function isOwn({ companyId, isImported, cancelsId }: Invoice): Promise<boolean> {
  if (isImported || cancelsId === null) return !isImported
  const cancelled = await Invoice.one({ id: companyId }, cancelsId)
  return !cancelled?.isImported
}
