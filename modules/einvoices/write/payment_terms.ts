import { DECIMAL_ONE, pointed } from '#core/money/decimal'
import { moneyText } from '#core/money/minor'
import type { EInvoice, Skonto } from '#modules/einvoices/model/einvoice'
import { plainTerms } from './plain_words.js'
import { EDITIONS, type Profile } from './profiles.js'

/** Hundredths of a percent, the precision of BR-DE-18. */
export const SKONTO_STEP = DECIMAL_ONE / 100n

/**
 * BT-20: the words, and where the profile has them the lines that machines read (BR-DE-18), each ended by a line feed.
 */
export function paymentTermsText({ paymentTerms, skonto, currency }: EInvoice, profile: Profile) {
  const words = paymentTerms?.trim() ?? ''
  if (!EDITIONS[profile].hasSkontoLines) return words
  const harmless = plainTerms(words)
  if (skonto.length === 0) return harmless
  const lines = skonto.map((one) => `${skontoLine(one, currency)}\n`)
  return [harmless && `${harmless}\n`, ...lines].join('')
}

function skontoLine({ days, percent, base }: Skonto, currency: string) {
  const parts = [`#SKONTO`, `TAGE=${days}`, `PROZENT=${pointed(percent / SKONTO_STEP, 2)}`]
  if (base !== undefined) parts.push(`BASISBETRAG=${moneyText(base, currency)}`)
  return `${parts.join('#')}#`
}
