import { minor } from '#core/money/minor'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { type CreditRow, grantCredit } from '#modules/invoicing/settlement/grant_credit'
import { settle } from '#modules/invoicing/settlement/settle'
import type { SettlementRow } from '#modules/invoicing/settlement/settlement'
import { openAmount } from '#modules/invoicing/transformers/invoice_row_transformer'

/**
 * Settles the open amount of an invoice by a credit note on it, which is never open itself; the excess becomes credit
 * of the client. Only inside inTx, after the credit note is issued (as Paid).
 * @param invoice locked
 * @param creditNote negative
 */
export async function settleByCreditNote(
  invoice: Invoice,
  creditNote: Invoice
): Promise<{ settlement?: SettlementRow; credit?: CreditRow }> {
  const { companyId, clientId, clientName, currency, dateOn: on } = creditNote
  const back = minor(-creditNote.total)
  const open = openAmount(invoice)
  const settled = open < back ? open : back
  const rest = minor(back - settled)
  const source = { creditNoteId: creditNote.id }
  return {
    ...(settled > 0n && {
      settlement: await settle(invoice, {
        kind: 'creditNote',
        amount: settled,
        on,
        ...source,
        details: { creditNote: creditNote.number },
      }),
    }),
    ...(rest > 0n && {
      credit: await grantCredit({
        companyId,
        clientId,
        clientName,
        currency,
        amount: rest,
        on,
        source,
      }),
    }),
  }
}
