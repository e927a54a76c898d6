import { registerDeparture } from '#core/mail/departures'
import { registerLedgerSource } from '#modules/clients/public'
import { registerLetterSource } from '#modules/correspondence/public'
import { registerCheck, registerRefunds } from '#modules/invoicing/public'
import { payBack } from '#modules/payments/actions/refund_credit'
import { receiptDeparture, sendReceipt } from '#modules/payments/actions/send_receipt'
import { registerReceiptLetter } from '#modules/payments/mails/letter_kind'
import { findPayment } from '#modules/payments/queries/describe_payment'
import { refundEntries } from '#modules/payments/queries/ledger_entries'
import { verifyCredits, verifyPayments } from '#modules/payments/queries/verify_credits'

registerCheck('credit used otherwise than said', verifyCredits)
registerCheck('payments that are not what became of them', verifyPayments)
registerLedgerSource(refundEntries)
registerRefunds(payBack)
registerReceiptLetter()
registerDeparture('payment', receiptDeparture)
registerLetterSource('payment', async (company, id, wish) =>
  sendReceipt(company, await findPayment(company, id), wish)
)
