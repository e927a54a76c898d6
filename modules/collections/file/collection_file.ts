import { type Minor, moneyText, sum } from '#core/money/minor'
import {
  accountElement,
  addressElement,
  bankElement,
  paymentId,
  SEPA_CURRENCY,
  secondsText,
} from '#core/sepa/payment_parts'
import { type Element, element, required, serialize } from '#core/xml/element'
import type { Collection } from '#modules/collections/models/collection'
import type { DirectDebit } from '#modules/collections/models/direct_debit'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08'

type FiledCollection = Pick<
  Collection,
  | 'id'
  | 'creditor'
  | 'creditorId'
  | 'iban'
  | 'bic'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'createdAt'
>

export type FiledDebit = Pick<
  DirectDebit,
  | 'id'
  | 'block'
  | 'mandate'
  | 'signedOn'
  | 'scheme'
  | 'sequence'
  | 'collectOn'
  | 'debtor'
  | 'iban'
  | 'bic'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'amount'
  | 'purpose'
  | 'hasNewAccount'
  | 'formerCreditorId'
  | 'formerCreditor'
>

/**
 * A file of direct debits for the bank: ISO 20022 pain.008.001.08 by the rules of the SEPA direct debit (EPC130-08 for
 * CORE, EPC131-08 for B2B) and of the German banks (DFÜ agreement, annex 3). Each block has one day, scheme and sequence.
 * The same collection always makes the same file. Elements follow the order of the schema.
 */
export function collectionFile(collection: FiledCollection, debits: readonly FiledDebit[]): string {
  const blocks = [...Map.groupBy(debits, ({ block }) => block).values()]
  return serialize(
    required(
      'Document',
      element('CstmrDrctDbtInitn', [
        element('GrpHdr', [
          element('MsgId', paymentId(collection.id)),
          element('CreDtTm', secondsText(collection.createdAt)),
          ...sumsOf(debits),
          element('InitgPty', element('Nm', collection.creditor)),
        ]),
        ...blocks.map((block) => blockElement(collection, block)),
      ]),
      { xmlns: NAMESPACE }
    )
  )
}

/** The identification of a block, by which a bank names the sum that it books. */
export const blockId = (collectionId: string, block: number) =>
  `${paymentId(collectionId)}-${block}`

function blockElement(collection: FiledCollection, debits: FiledDebit[]): Element | undefined {
  const [first] = debits
  if (!first) return undefined
  return element('PmtInf', [
    element('PmtInfId', blockId(collection.id, first.block)),
    element('PmtMtd', 'DD'),
    element('BtchBookg', 'true'),
    ...sumsOf(debits),
    element('PmtTpInf', [
      element('SvcLvl', element('Cd', 'SEPA')),
      element('LclInstrm', element('Cd', first.scheme.toUpperCase())),
      element('SeqTp', first.sequence),
    ]),
    element('ReqdColltnDt', first.collectOn),
    element('Cdtr', [element('Nm', collection.creditor), addressElement(collection)]),
    accountElement('CdtrAcct', collection.iban),
    bankElement('CdtrAgt', collection.bic),
    element('ChrgBr', 'SLEV'),
    creditorElement(collection.creditorId),
    ...debits.map(debitElement),
  ])
}

const creditorElement = (creditorId: string) => element('CdtrSchmeId', schemeElement(creditorId))

const schemeElement = (creditorId: string) =>
  element(
    'Id',
    element(
      'PrvtId',
      element('Othr', [element('Id', creditorId), element('SchmeNm', element('Prtry', 'SEPA'))])
    )
  )

const debitElement = (debit: FiledDebit) =>
  element('DrctDbtTxInf', [
    element('PmtId', element('EndToEndId', paymentId(debit.id))),
    element('InstdAmt', moneyText(debit.amount, SEPA_CURRENCY), { Ccy: SEPA_CURRENCY }),
    element(
      'DrctDbtTx',
      element('MndtRltdInf', [
        element('MndtId', debit.mandate),
        element('DtOfSgntr', debit.signedOn),
        ...amendmentElements(debit),
      ])
    ),
    bankElement('DbtrAgt', debit.bic),
    element('Dbtr', [element('Nm', debit.debtor), addressElement(debit)]),
    accountElement('DbtrAcct', debit.iban),
    element('RmtInf', element('Ustrd', debit.purpose)),
  ])

/** A new account is named by `SMNDA` (same mandate, new debtor account), whatever bank it is at (EPC130-08, AT-24). */
function amendmentElements({ hasNewAccount, formerCreditorId, formerCreditor }: FiledDebit) {
  const isCreditorNew = formerCreditorId !== '' || formerCreditor !== ''
  if (!hasNewAccount && !isCreditorNew) return []
  return [
    element('AmdmntInd', 'true'),
    element('AmdmntInfDtls', [
      isCreditorNew
        ? element('OrgnlCdtrSchmeId', [
            element('Nm', formerCreditor),
            formerCreditorId ? schemeElement(formerCreditorId) : undefined,
          ])
        : undefined,
      hasNewAccount
        ? element('OrgnlDbtrAcct', element('Id', element('Othr', element('Id', 'SMNDA'))))
        : undefined,
    ]),
  ]
}

const sumsOf = (debits: readonly { amount: Minor }[]) => [
  element('NbOfTxs', String(debits.length)),
  element('CtrlSum', moneyText(sum(debits.map(({ amount }) => amount)), SEPA_CURRENCY)),
]
