import { now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { Invoice } from '#modules/invoicing/models/invoice'

/**
 * The ways in which an invoice, or its number and amount, become visible outside. `link` includes the portal of the
 * client; `account` is a ledger, a statement or an export of personal data, `reminder` the letter that names it,
 * `export` a copy among the company's books, for its tax adviser or to keep, and `program` an answer to a personal token.
 */
export type Door =
  | 'pdf'
  | 'einvoice'
  | 'zip'
  | 'link'
  | 'account'
  | 'reminder'
  | 'export'
  | 'program'

/**
 * Doors that prove no receipt by the client. Papers that name an invoice without being a copy count from the moment they
 * are made, even when their mail is put aside: they are frozen and can leave at any time, so the invoice must not become
 * void behind them. Books go to the adviser, and answers to a program of the company, not to the client.
 */
const NO_RECEIPT: readonly Door[] = ['account', 'reminder', 'export', 'program']

/**
 * Records once that a copy of an issued document leaves Kontor. From then on the document can only be cancelled: § 14c
 * (1) UStG makes the issuer owe the VAT of an invoice that exists outside until a document corrects it. Every door
 * records its departure here before the copy goes out; mails and first visits do it as part of their own change by
 * `markHandedOut`. Only inside inTx.
 *
 * A mail that is put aside without a mail server is no departure. Its files are only made when a mail goes out, so
 * nothing of the invoice is outside.
 * @returns the document as it is now; a draft or a void invoice is not recorded, and a void one must not go out as a
 * valid document
 * @throws 404
 */
export async function handOut(company: CompanyReference, id: string, door: Door): Promise<Invoice> {
  const invoice = await Invoice.lockIn(company, id)
  const isNoReceipt = NO_RECEIPT.includes(door)
  if (isNoReceipt ? !isUnseen(invoice) : !isUncopied(invoice)) return invoice
  if (isNoReceipt) invoice.handedOutAt = now()
  else markHandedOut(invoice)
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

/** Whether a document is valid and no copy has left for the client yet, so that the next one is the first. */
export const isUncopied = ({ status, copiedAt }: Pick<Invoice, 'status' | 'copiedAt'>) =>
  copiedAt === null && status !== 'Draft' && status !== 'Void'

/** Whether a document is valid and provably unknown outside. */
const isUnseen = ({ status, handedOutAt }: Pick<Invoice, 'status' | 'handedOutAt'>) =>
  handedOutAt === null && status !== 'Draft' && status !== 'Void'

/** For changes that record themselves why a copy leaves. @param invoice locked or claimed */
export function markHandedOut(invoice: Invoice) {
  invoice.handedOutAt ??= now()
  invoice.copiedAt ??= now()
}
