import { DateTime } from 'luxon'
import { exponentOf, isCurrency } from '#core/money/currency'
import { minor, parseMoney } from '#core/money/minor'
import type { ClosingBalance } from './parsed.js'

interface Written {
  /** `YYYY-MM-DD` */
  day: string
  currency: string
  /** Decimal text with a point. */
  amount: string
  isOverdrawn: boolean
}

const AMOUNT = /^-?\d{1,12}(?:\.(\d+))?$/

/** The closing balance of a statement; undefined when it cannot be read, since the entries are what the file is for. */
export function closingBalance(written: Written): ClosingBalance | undefined {
  const { day, currency, isOverdrawn } = written
  const amount = written.amount.replace(/\.$/, '')
  const decimals = AMOUNT.exec(amount)?.[1]?.replace(/0+$/, '') ?? ''
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && DateTime.fromISO(day, { zone: 'UTC' }).isValid
  if (!isDay || !isCurrency(currency) || !AMOUNT.test(amount)) return undefined
  if (decimals.length > exponentOf(currency)) return undefined
  const units = parseMoney(amount, currency)
  return { day, currency, amount: isOverdrawn ? minor(-units) : units }
}
