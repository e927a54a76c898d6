import {
  COMMON_TEXTS,
  checkSums,
  childrenOf,
  faultUnless,
  type PaymentNode,
  readPaymentFile,
  textAt,
  textsOf,
} from '#core/tests/payment_file'

/*
 * A strict reader of pain.008.001.08 files as banks check them. It was written from the message definition (ISO 20022)
 * and the rules of the SEPA direct debit (EPC130-08, EPC131-08) and shares nothing with the writer.
 */

const DAY = /^\d{4}-\d\d-\d\d$/

const FORM = {
  message: 'pain.008.001.08',
  schema: {
    Document: 'CstmrDrctDbtInitn',
    CstmrDrctDbtInitn: 'GrpHdr PmtInf*',
    GrpHdr: 'MsgId CreDtTm NbOfTxs CtrlSum InitgPty',
    InitgPty: 'Nm',
    PmtInf:
      'PmtInfId PmtMtd BtchBookg? NbOfTxs CtrlSum PmtTpInf ReqdColltnDt Cdtr CdtrAcct CdtrAgt ChrgBr CdtrSchmeId DrctDbtTxInf*',
    PmtTpInf: 'SvcLvl LclInstrm SeqTp',
    SvcLvl: 'Cd',
    LclInstrm: 'Cd',
    Cdtr: 'Nm PstlAdr?',
    PstlAdr: 'StrtNm? PstCd? TwnNm Ctry',
    CdtrAcct: 'Id',
    CdtrAgt: 'FinInstnId',
    FinInstnId: 'BICFI? Othr?',
    CdtrSchmeId: 'Id',
    PrvtId: 'Othr',
    SchmeNm: 'Prtry',
    Othr: 'Id SchmeNm?',
    DrctDbtTxInf: 'PmtId InstdAmt DrctDbtTx DbtrAgt Dbtr DbtrAcct RmtInf',
    PmtId: 'EndToEndId',
    DrctDbtTx: 'MndtRltdInf',
    MndtRltdInf: 'MndtId DtOfSgntr AmdmntInd? AmdmntInfDtls?',
    AmdmntInfDtls: 'OrgnlCdtrSchmeId? OrgnlDbtrAcct?',
    OrgnlCdtrSchmeId: 'Nm? Id?',
    OrgnlDbtrAcct: 'Id',
    DbtrAgt: 'FinInstnId',
    Dbtr: 'Nm PstlAdr?',
    DbtrAcct: 'Id',
    RmtInf: 'Ustrd',
  },
  texts: {
    ...COMMON_TEXTS,
    PmtMtd: /^DD$/,
    BtchBookg: /^true$/,
    Cd: /^(SEPA|CORE|B2B)$/,
    SeqTp: /^(FRST|RCUR|FNAL|OOFF)$/,
    ReqdColltnDt: DAY,
    DtOfSgntr: DAY,
    AmdmntInd: /^true$/,
    MndtId: /^(?!\/)(?!.*\/\/)[A-Za-z0-9/?:().,'+-]{1,35}(?<!\/)$/,
    Prtry: /^SEPA$/,
  },
  identifications: {
    CdtrSchmeId: ({ children }: PaymentNode) =>
      children.length === 1 &&
      children[0]?.name === 'PrvtId' &&
      isCreditor(children[0].children[0]),
    OrgnlCdtrSchmeId: ({ children }: PaymentNode) => isCreditor(children[0]?.children[0]),
    OrgnlDbtrAcct: (id: PaymentNode) => textAt(id, 'Othr', 'Id') === 'SMNDA',
  },
}

/** Country, check digits, business code and number; the check digits leave the business code out (ISO 7064). */
function isCreditor(other: PaymentNode | undefined) {
  if (!other) return false
  if (other.children.map(({ name }) => name).join() !== 'Id,SchmeNm') return false
  const id = textAt(other, 'Id')
  if (!/^[A-Z]{2}\d\d[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(id)) return false
  if (textAt(other, 'SchmeNm', 'Prtry') !== 'SEPA') return false
  const moved = `${id.slice(7)}${id.slice(0, 4)}`
  let rest = 0
  for (const sign of moved) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

/** Accounts beyond the EEA need the BIC of the bank and the address of their holder. */
const EEA =
  /^(AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IE|IS|IT|LI|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)/

/** Reads a file. @throws PaymentFileFault for the first thing that a bank would refuse */
export function readCollectionFile(xml: string) {
  const message = readPaymentFile(xml, FORM)
  const blocks = childrenOf(message, 'PmtInf').map(readBlock)
  const debits = blocks.flatMap((block) => block.debits)
  checkSums(
    textsOf(message, 'GrpHdr'),
    debits.map(({ amount }) => amount)
  )
  faultUnless(new Set(debits.map(({ id }) => id)).size === debits.length, 'an id twice')
  faultUnless(new Set(blocks.map(({ id }) => id)).size === blocks.length, 'a block twice')
  faultUnless(new Set(blocks.map(kindOf)).size === blocks.length, 'two blocks of one kind')
  faultUnless((xml.match(/<InstdAmt Ccy="EUR">/g) ?? []).length === debits.length, 'no euros')
  return { messageId: textAt(message, 'GrpHdr', 'MsgId'), blocks }
}

const kindOf = ({ day, scheme, sequence }: ReturnType<typeof readBlock>) =>
  `${day} ${scheme} ${sequence}`

function readBlock(block: PaymentNode) {
  const day = textAt(block, 'ReqdColltnDt')
  const debits = childrenOf(block, 'DrctDbtTxInf').map((one) => readDebit(one, day))
  checkSums(
    textsOf(block),
    debits.map(({ amount }) => amount)
  )
  const scheme = textAt(block, 'PmtTpInf', 'LclInstrm', 'Cd')
  faultUnless(textAt(block, 'PmtTpInf', 'SvcLvl', 'Cd') === 'SEPA', 'no SEPA')
  faultUnless(scheme === 'CORE' || scheme === 'B2B', 'another scheme')
  return {
    id: textAt(block, 'PmtInfId'),
    day,
    scheme,
    sequence: textAt(block, 'PmtTpInf', 'SeqTp'),
    creditor: textAt(block, 'Cdtr', 'Nm'),
    address: textsOf(block, 'Cdtr', 'PstlAdr'),
    iban: textAt(block, 'CdtrAcct', 'Id', 'IBAN'),
    bank: textAt(block, 'CdtrAgt', 'FinInstnId', 'BICFI'),
    creditorId: textAt(block, 'CdtrSchmeId', 'Id', 'PrvtId', 'Othr', 'Id'),
    debits,
  }
}

function readDebit(debit: PaymentNode, day: string) {
  const iban = textAt(debit, 'DbtrAcct', 'Id', 'IBAN')
  const bank = textAt(debit, 'DbtrAgt', 'FinInstnId', 'BICFI')
  const address = textsOf(debit, 'Dbtr', 'PstlAdr')
  const related = childrenOf(childrenOf(debit, 'DrctDbtTx')[0] ?? debit, 'MndtRltdInf')[0] ?? debit
  const [amended] = childrenOf(related, 'AmdmntInfDtls')
  faultUnless((textAt(related, 'AmdmntInd') === 'true') === (amended !== undefined), 'half amended')
  faultUnless(amended?.children.length !== 0, 'an amendment of nothing')
  const signedOn = textAt(debit, 'DrctDbtTx', 'MndtRltdInf', 'DtOfSgntr')
  faultUnless(signedOn < day, 'signed after the collection')
  faultUnless(EEA.test(iban) || (bank !== '' && Boolean(address.TwnNm)), 'no BIC or address')
  return {
    id: textAt(debit, 'PmtId', 'EndToEndId'),
    amount: textAt(debit, 'InstdAmt'),
    mandate: textAt(debit, 'DrctDbtTx', 'MndtRltdInf', 'MndtId'),
    signedOn,
    debtor: textAt(debit, 'Dbtr', 'Nm'),
    bank,
    address,
    iban,
    purpose: textAt(debit, 'RmtInf', 'Ustrd'),
    hasNewAccount: Boolean(amended && childrenOf(amended, 'OrgnlDbtrAcct').length),
    formerCreditor: amended ? textAt(amended, 'OrgnlCdtrSchmeId', 'Nm') : '',
    formerCreditorId: amended
      ? textAt(amended, 'OrgnlCdtrSchmeId', 'Id', 'PrvtId', 'Othr', 'Id')
      : '',
  }
}
