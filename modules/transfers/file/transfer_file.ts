import { type Minor, moneyText } from '#core/money/minor'
import {
  accountElement,
  addressElement,
  bankElement,
  type PaymentAddress,
  paymentId,
  SEPA_CURRENCY,
  secondsText,
} from '#core/sepa/payment_parts'
import { element, required, serialize } from '#core/xml/element'
import type { TransferOrder } from '#modules/transfers/models/transfer_order'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/** A transfer as it is in the file, its texts in the characters of SEPA. The address is the creditor's. */
export interface FiledTransfer extends PaymentAddress {
  id: string
  creditor: string
  iban: string
  /** In cents. */
  amount: Minor
  purpose: string
}

type FiledOrder = Pick<
  TransferOrder,
  | 'id'
  | 'executeOn'
  | 'total'
  | 'debtor'
  | 'iban'
  | 'bic'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'createdAt'
>

/**
 * The order as a file for the bank: ISO 20022 pain.001.001.09 by the rules of the SEPA credit transfer (EPC132-08) and of
 * the German banks (DFÜ agreement, annex 3). The same order always makes the same file: banks know a file that they have
 * been given twice by its id. Elements follow the order of the schema.
 */
export function transferFile(order: FiledOrder, transfers: readonly FiledTransfer[]): string {
  const sums = [
    element('NbOfTxs', String(transfers.length)),
    element('CtrlSum', moneyText(order.total, SEPA_CURRENCY)),
  ]
  return serialize(
    required(
      'Document',
      element('CstmrCdtTrfInitn', [
        element('GrpHdr', [
          element('MsgId', paymentId(order.id)),
          element('CreDtTm', secondsText(order.createdAt)),
          ...sums,
          element('InitgPty', element('Nm', order.debtor)),
        ]),
        element('PmtInf', [
          element('PmtInfId', `${paymentId(order.id)}-1`),
          element('PmtMtd', 'TRF'),
          element('BtchBookg', 'false'),
          ...sums,
          element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))),
          element('ReqdExctnDt', element('Dt', order.executeOn)),
          element('Dbtr', [element('Nm', order.debtor), addressElement(order)]),
          accountElement('DbtrAcct', order.iban),
          bankElement('DbtrAgt', order.bic),
          element('ChrgBr', 'SLEV'),
          ...transfers.map(transferElement),
        ]),
      ]),
      { xmlns: NAMESPACE }
    )
  )
}

const transferElement = ({ id, creditor, iban, amount, purpose, ...address }: FiledTransfer) =>
  element('CdtTrfTxInf', [
    element('PmtId', element('EndToEndId', paymentId(id))),
    element('Amt', element('InstdAmt', moneyText(amount, SEPA_CURRENCY), { Ccy: SEPA_CURRENCY })),
    element('Cdtr', [element('Nm', creditor), addressElement(address)]),
    accountElement('CdtrAcct', iban),
    element('RmtInf', element('Ustrd', purpose)),
  ])
