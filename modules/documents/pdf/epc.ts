import { type Minor, moneyText } from '#core/money/minor'

const MOST_BYTES = 331
const MOST_CENTS = 99_999_999_999n

export interface Transfer {
  name: string
  iban: string
  bic: string
  amount: Minor
  currency: string
  /** The reference on the receiver's bank statement. */
  text: string
}

/**
 * Payload of a GiroCode (EPC069-12, version 002, UTF-8), which banking apps read as a transfer.
 * @returns undefined when there is nothing to pay, no account, or a currency other than the euro
 */
export function epcPayload({ name, iban, bic, amount, currency, text }: Transfer) {
  if (currency !== 'EUR' || amount <= 0n || amount > MOST_CENTS || !iban || !name) return undefined
  const lines = (remittance: string) =>
    ['BCD', '002', '1', 'SCT', bic, oneLine(name, 70), iban.replace(/\s/g, '')]
      .concat(`EUR${moneyText(amount, currency)}`, '', '', remittance)
      .join('\n')

  let remittance = oneLine(text, 140)
  while (remittance && Buffer.byteLength(lines(remittance)) > MOST_BYTES) {
    remittance = [...remittance].slice(0, -1).join('')
  }
  const payload = lines(remittance)
  return Buffer.byteLength(payload) > MOST_BYTES ? undefined : payload
}

const oneLine = (text: string, most: number) =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, most).join('')
