import type { Day } from '#core/clock'
import { minor, sum } from '#core/money/minor'
import { unreadableAmount, unreadableDay } from '#modules/banking/read/failures'
import type { ParsedEntry } from '#modules/banking/read/parsed'
import {
  accountNumber,
  assertDay,
  cleanText,
  readAmount,
  readCurrency,
} from '#modules/banking/read/values'
import { nodesAt, textAt, type XmlNode } from './xml_records.js'

/**
 * Parses an `Ntry` (ISO 20022 camt.052/053/054, versions 02 to 13): one entry, or one for each transaction of a
 * collective booking when these add up to it. Pending entries are left out.
 * @throws 422 as the values in it
 */
export function camtEntries(entry: XmlNode, place: number): ParsedEntry[] {
  if (['PDNG', 'INFO', 'FUTR'].includes(textAt(entry, 'Sts/Cd', 'Sts'))) return []
  const whole = moneyAt(entry, 'Amt', place)
  if (!whole) throw unreadableAmount(place)
  const valuedOn = dayAt(entry, 'ValDt', place)
  const bookedOn = dayAt(entry, 'BookgDt', place) ?? valuedOn
  if (!bookedOn) throw unreadableDay(place)
  const isIn = textAt(entry, 'CdtDbtInd') === 'CRDT'
  // A reversal has its own direction, but its parties keep their roles from the original.
  // So do those of a return (R-transaction), which names its reason.
  const isReversed = ['true', '1'].includes(textAt(entry, 'RvslInd'))
  const isFromOther = (detail: XmlNode | undefined) =>
    isIn !== (isReversed || nodesAt(detail, 'RtrInf').length > 0)
  const common = { bookedOn, valuedOn, currency: whole.currency }
  const signed = (amount: bigint) => minor(isIn ? amount : -amount)

  const details = nodesAt(entry, 'NtryDtls/TxDtls')
  const amounts = details.map(
    (one) => moneyAt(one, 'Amt', place) ?? moneyAt(one, 'AmtDtls/TxAmt/Amt', place)
  )
  const isCollective =
    details.length > 1 &&
    amounts.every((part) => part?.currency === whole.currency && part.amount > 0n) &&
    sum(amounts.flatMap((part) => part?.amount ?? [])) === whole.amount
  if (isCollective) {
    return details.map((detail, index) => ({
      ...common,
      ...partyOf(detail, isFromOther(detail)),
      amount: signed(amounts[index]?.amount ?? 0n),
      purpose: purposeOf(detail, entry),
      reference: cleanText(textAt(detail, 'Refs/AcctSvcrRef', 'Refs/TxId'), 140),
      endToEnd: endToEndOf(detail),
      returnReason: returnReasonOf(detail),
    }))
  }
  const detail = details[0]
  return [
    {
      ...common,
      ...partyOf(detail, isFromOther(detail)),
      amount: signed(whole.amount),
      purpose:
        cleanText(details.map((one) => purposeOf(one, entry)).join(' '), 1000) ||
        purposeOf(undefined, entry),
      reference: cleanText(
        textAt(entry, 'AcctSvcrRef') || textAt(detail, 'Refs/AcctSvcrRef', 'Refs/TxId'),
        140
      ),
      endToEnd: endToEndOf(detail),
      returnReason: returnReasonOf(detail),
    },
  ]
}

function moneyAt(node: XmlNode, path: string, place: number) {
  const [found] = nodesAt(node, path)
  if (!found) return undefined
  const currency = readCurrency(found.attributes.Ccy ?? '', place)
  return { currency, amount: readAmount(found.text, currency, place) }
}

function dayAt(entry: XmlNode, name: string, place: number): Day | null {
  const text = textAt(entry, `${name}/Dt`, `${name}/DtTm`)
  return text ? assertDay(text.slice(0, 10), place) : null
}

function partyOf(detail: XmlNode | undefined, isFromOther: boolean) {
  const other = isFromOther ? 'Dbtr' : 'Cdtr'
  const parties = nodesAt(detail, 'RltdPties')[0]
  return {
    counterpartyName: cleanText(
      textAt(parties, `Ultmt${other}/Nm`, `Ultmt${other}/Pty/Nm`, `${other}/Nm`, `${other}/Pty/Nm`),
      140
    ),
    counterpartyIban: accountNumber(
      textAt(parties, `${other}Acct/Id/IBAN`, `${other}Acct/Id/Othr/Id`)
    ),
  }
}

function purposeOf(detail: XmlNode | undefined, entry: XmlNode): string {
  const parts = [
    ...nodesAt(detail, 'RmtInf/Ustrd'),
    ...nodesAt(detail, 'RmtInf/Strd/CdtrRefInf/Ref'),
    ...nodesAt(detail, 'RmtInf/Strd/RfrdDocInf/Nb'),
  ].map(({ text }) => text)
  const told = parts.join(' ') || textAt(detail, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf')
  return cleanText(told, 1000)
}

function endToEndOf(detail: XmlNode | undefined) {
  const text = cleanText(textAt(detail, 'Refs/EndToEndId'), 140)
  return text === 'NOTPROVIDED' ? '' : text
}

/** `RtrInf/Rsn/Cd`: an external code of four characters (ISO 20022 ExternalReturnReason1Code). */
const returnReasonOf = (detail: XmlNode | undefined) => {
  const code = textAt(detail, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry')
  return /^[A-Z0-9]{4}$/.test(code) ? code : ''
}
