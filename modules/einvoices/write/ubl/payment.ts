import { element } from '#core/xml/element'
import type { EInvoice } from '#modules/einvoices/model/einvoice'

/** UBL demands the network of a card; EN 16931 does not know it. */
const ANY_NETWORK = 'NA'

/** Each account is a means of its own. A credit note has its due date here, because its head has none. */
export function paymentMeans({ payment, dueOn }: EInvoice, isCredit: boolean) {
  if (!payment) return []
  const { means, meansText, remittance, card, directDebit } = payment
  const accounts = payment.accounts.length > 0 ? payment.accounts : [undefined]
  return accounts.map((account, index) =>
    element('cac:PaymentMeans', [
      element('cbc:PaymentMeansCode', means, {
        // Words and due date occur once, however many accounts there are (UBL-SR-45, UBL-SR-46).
        name: index === 0 ? meansText : undefined,
      }),
      isCredit && index === 0 ? element('cbc:PaymentDueDate', dueOn) : undefined,
      element('cbc:PaymentID', remittance),
      card &&
        element('cac:CardAccount', [
          element('cbc:PrimaryAccountNumberID', card.number),
          element('cbc:NetworkID', ANY_NETWORK),
          element('cbc:HolderName', card.holder),
        ]),
      account &&
        element('cac:PayeeFinancialAccount', [
          element('cbc:ID', account.iban),
          element('cbc:Name', account.holder),
          element('cac:FinancialInstitutionBranch', element('cbc:ID', account.bic)),
        ]),
      directDebit &&
        element('cac:PaymentMandate', [
          element('cbc:ID', directDebit.mandate),
          element('cac:PayerFinancialAccount', element('cbc:ID', directDebit.iban)),
        ]),
    ])
  )
}
