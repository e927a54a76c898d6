import type { CompanyContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { Invoice } from '#modules/invoicing/models/invoice'
import { type Door, handOut, isUncopied } from '#modules/invoicing/sending/hand_out'

/**
 * Makes a copy of a document for the caller to download, and records that it leaves. A copy that fails is not
 * recorded. When the invoice is voided while the copy is made, the copy is made again and marked as void.
 * @param make the copy, from the document as it is stored
 * @throws 404, and any error of `make`
 */
export async function fetchDocument<Copy>(
  ctx: CompanyContext,
  { id, door }: { id: string; door: Door },
  make: (invoice: Invoice) => Promise<Copy>
): Promise<Copy> {
  const invoice = await Invoice.findIn(ctx.company, id)
  const copy = await make(invoice)
  if (!isUncopied(invoice)) return copy
  const current = await writeSecret(ctx, () => handOut(ctx.company, id, door))
  return current.status === 'Void' ? make(current) : copy
}
