import { now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { Invoice } from '#modules/invoicing/models/invoice'

/**
 * The ways in which an invoice, or its number and amount, become visible outside. `link` includes the portal of the
 * client; `account` is a ledger, a statement or an export of personal data, `reminder` the letter that names it.
 */
export type Door = 'pdf' | 'einvoice' | 'zip' | 'link' | 'account' | 'reminder'

/**
 * Records once that a copy of an issued document leaves Kontor. From then on the document can only be cancelled: § 14c
 * (1) UStG makes the issuer owe the VAT of an invoice that exists outside until a document corrects it. Every door
 * records its departure here before the copy goes out; mails and first visits do it as part of their own change by
 * `markHandedOut`. An answer to a personal token that contains an invoice belongs here as well. Only inside inTx.
 * @returns the document as it is now; a draft or a void invoice is not recorded, and a void one must not go out as a
 * valid document
 * @throws 404
 */
export async function handOut(company: CompanyReference, id: string, door: Door): Promise<Invoice> {
  const invoice = await Invoice.lockIn(company, id)
  if (!isUnseen(invoice)) return invoice
  markHandedOut(invoice)
  await invoice.save()
  await recordChange(invoice, 'invoice.handed_out', { number: invoice.number, door })
  return invoice
}

const UNSEEN_OF_CLIENT = `
  select id from invoices
  where company_id = ? and client_id = ? and status not in ('Draft', 'Void') and handed_out_at is null
  order by created_at, id`

/** The same for all documents on the account of a client, before the account is shown. Only inside inTx. */
export async function handOutAccount(company: CompanyReference, clientId: string) {
  const invoices = await readRows<{ id: string }>(UNSEEN_OF_CLIENT, [company.id, clientId])
  for (const { id } of invoices) await handOut(company, id, 'account')
}

/** Whether a document is valid and provably unknown outside, so that its next copy is the first one there. */
export const isUnseen = ({ status, handedOutAt }: Pick<Invoice, 'status' | 'handedOutAt'>) =>
  handedOutAt === null && status !== 'Draft' && status !== 'Void'

/** For changes that record themselves why a document leaves. @param invoice locked or claimed */
export function markHandedOut(invoice: Invoice) {
  invoice.handedOutAt ??= now()
}
