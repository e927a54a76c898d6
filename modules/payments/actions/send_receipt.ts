import { audit } from '#core/audit/audit'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import type { Language } from '#core/i18n/languages'
import type { Departure } from '#core/mail/departures'
import type { CompanyReference } from '#core/tenancy/company_owned'
import {
  proposeLetter,
  type SendingDetails,
  type SendingStep,
  type SendingWish,
  type SentLetter,
  sendLetter,
  toldOfSending,
} from '#modules/correspondence/public'
import type { PaymentRow } from '#modules/invoicing/public'
import { receiptLetter, receiptLinks } from '#modules/payments/mails/receipt_letter'

const ACTIONS: Record<SendingStep, string> = {
  sent: 'payment.receipt_sent',
  sending_planned: 'payment.receipt_planned',
  mail_put_aside: 'payment.receipt_put_aside',
}
const KNOWN = 'select id from payments where company_id = ? and id = ?'

/** The mail as it would go out, for the sender to look over. @param reader language of the labels */
export async function proposeReceipt(
  company: CompanyReference,
  payment: PaymentRow,
  reader: Language
) {
  const { letter, words } = await receiptLetter(company, payment)
  return proposeLetter({ ...letter, files: [], variables: { kind: 'receipt', words } }, reader)
}

/**
 * Mails a client, in the client's language, that money has come and what it was for. Only inside inTx.
 * @throws as sendLetter
 */
export async function sendReceipt(
  company: CompanyReference,
  payment: PaymentRow,
  wish: SendingWish
): Promise<SentLetter> {
  const { letter } = await receiptLetter(company, payment)
  const sent = await sendLetter({ ...letter, links: await receiptLinks(payment) }, wish)
  const { step, details } = toldOfSending(sent)
  await record(company, payment.id, step, details)
  return sent
}

/** A scheduled receipt: not when its payment was taken back meanwhile. */
export const receiptDeparture: Departure = {
  async hindrance(companyId, id) {
    const [payment] = await readRows(KNOWN + lock(), [companyId, id])
    return payment ? undefined : 'payments.payment_removed'
  },

  hasLeft: (companyId, id, to) => record({ id: companyId }, id, 'sent', { to }),
}

async function record(
  { id: companyId }: CompanyReference,
  paymentId: string,
  step: SendingStep,
  details: SendingDetails
) {
  const subject = { type: 'payment', id: paymentId }
  await audit({ companyId, action: ACTIONS[step], subject, details })
}
