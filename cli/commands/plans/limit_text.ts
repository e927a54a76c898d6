import type { Context } from '../../lib/context.js'
import type { Language } from '../../lib/texts.js'

/** A limit of a plan; that of storage is in bytes. */
export type LimitName = 'members' | 'clients' | 'invoicesPerMonth' | 'storageBytes'

const MEGABYTE = 1_000_000
const GIGABYTE = 1_000_000_000

/** An amount of a limit for people: storage in decimal units, everything else as a number. */
export function amountText(name: LimitName, amount: number, language: Language) {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  if (name !== 'storageBytes') return numbers.format(amount)
  return amount < GIGABYTE
    ? `${numbers.format(amount / MEGABYTE)} MB`
    : `${numbers.format(amount / GIGABYTE)} GB`
}

/** A limit; null is none. */
export const limitText = (
  name: LimitName,
  allowed: number | null,
  { t, language }: Pick<Context, 't' | 'language'>
) => (allowed === null ? t('plans.unlimited') : amountText(name, allowed, language))
