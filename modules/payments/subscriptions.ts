import { defineRecordKind } from '#core/records/record_kinds'
import { receiptDeparture, sendReceipt } from '#modules/payments/actions/send_receipt'
import { RECEIPT_LETTER } from '#modules/payments/mails/letter_kind'
import { findPayment } from '#modules/payments/queries/describe_payment'
import { refundEntries } from '#modules/payments/queries/ledger_entries'
import { verifyCredits, verifyPayments } from '#modules/payments/queries/verify_credits'

defineRecordKind({
  type: 'payment',
  isReadByAdvisers: true,
  isHeardByAdvisers: true,
  letters: [RECEIPT_LETTER],
  resend: {
    payment: async (company, id, wish) =>
      sendReceipt(company, await findPayment(company, id), wish),
  },
  departure: receiptDeparture,
  ledger: [refundEntries],
  checks: {
    'credit used otherwise than said': verifyCredits,
    'payments that are not what became of them': verifyPayments,
  },
})
defineRecordKind({ type: 'credit', isReadByAdvisers: true })
