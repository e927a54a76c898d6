import {
  COMMON_TEXTS,
  checkSums,
  childrenOf,
  faultUnless,
  PaymentFileFault,
  readPaymentFile,
  textAt,
  textsOf,
} from '#core/tests/payment_file'

/*
 * A strict reader of pain.001.001.09 files as banks check them. It was written from the message definition (ISO 20022)
 * and the rules of the SEPA credit transfer (EPC132-08) and shares nothing with the writer.
 */

const FORM = {
  message: 'pain.001.001.09',
  schema: {
    Document: 'CstmrCdtTrfInitn',
    CstmrCdtTrfInitn: 'GrpHdr PmtInf*',
    GrpHdr: 'MsgId CreDtTm NbOfTxs CtrlSum InitgPty',
    InitgPty: 'Nm',
    PmtInf:
      'PmtInfId PmtMtd BtchBookg? NbOfTxs CtrlSum PmtTpInf ReqdExctnDt Dbtr DbtrAcct DbtrAgt ChrgBr CdtTrfTxInf*',
    PmtTpInf: 'SvcLvl',
    SvcLvl: 'Cd',
    ReqdExctnDt: 'Dt',
    Dbtr: 'Nm PstlAdr?',
    PstlAdr: 'StrtNm? PstCd? TwnNm Ctry',
    DbtrAcct: 'Id',
    DbtrAgt: 'FinInstnId',
    FinInstnId: 'BICFI? Othr?',
    Othr: 'Id',
    CdtTrfTxInf: 'PmtId Amt Cdtr CdtrAcct RmtInf',
    PmtId: 'EndToEndId',
    Amt: 'InstdAmt',
    Cdtr: 'Nm PstlAdr?',
    CdtrAcct: 'Id',
    RmtInf: 'Ustrd',
  },
  texts: { ...COMMON_TEXTS, Dt: /^\d{4}-\d\d-\d\d$/, PmtMtd: /^TRF$/, Cd: /^SEPA$/ },
}

/** Reads a file. @throws PaymentFileFault for the first thing that a bank would refuse */
export function readTransferFile(xml: string) {
  const message = readPaymentFile(xml, FORM)
  const [payment, ...others] = childrenOf(message, 'PmtInf')
  if (!payment || others.length > 0) throw new PaymentFileFault('more than one block')
  const transfers = childrenOf(payment, 'CdtTrfTxInf').map((one) => ({
    id: textAt(one, 'PmtId', 'EndToEndId'),
    amount: textAt(one, 'Amt', 'InstdAmt'),
    creditor: textAt(one, 'Cdtr', 'Nm'),
    iban: textAt(one, 'CdtrAcct', 'Id', 'IBAN'),
    address: textsOf(one, 'Cdtr', 'PstlAdr'),
    purpose: textAt(one, 'RmtInf', 'Ustrd'),
  }))
  for (const head of [textsOf(message, 'GrpHdr'), textsOf(payment)]) {
    checkSums(
      head,
      transfers.map(({ amount }) => amount)
    )
  }
  faultUnless(new Set(transfers.map(({ id }) => id)).size === transfers.length, 'an id twice')
  faultUnless((xml.match(/<InstdAmt Ccy="EUR">/g) ?? []).length === transfers.length, 'no euros')
  return {
    messageId: textAt(message, 'GrpHdr', 'MsgId'),
    executeOn: textAt(payment, 'ReqdExctnDt', 'Dt'),
    debtor: textAt(payment, 'Dbtr', 'Nm'),
    iban: textAt(payment, 'DbtrAcct', 'Id', 'IBAN'),
    bank: textAt(payment, 'DbtrAgt', 'FinInstnId', 'BICFI'),
    address: textsOf(payment, 'Dbtr', 'PstlAdr'),
    transfers,
  }
}
