import { parseDecimal } from '#core/money/decimal'
import { parseMoney } from '#core/money/minor'
import type { Skonto } from '#modules/einvoices/model/einvoice'

const SKONTO =
  /^\s*#SKONTO#TAGE=(\d{1,4})#PROZENT=(\d{1,3}\.\d{2})(?:#BASISBETRAG=(-?\d{1,12}\.\d{2}))?#\s*$/

/** BT-20 into its words and the lines that XRechnung means for machines (BR-DE-18). */
export function readPaymentTerms(text: string, currency: string) {
  const skonto: Skonto[] = []
  const words: string[] = []
  for (const line of text.split(/\r?\n/)) {
    const [, days, percent, base] = SKONTO.exec(line) ?? []
    if (days === undefined) words.push(line)
    else {
      skonto.push({
        days: Number(days),
        percent: parseDecimal(percent),
        ...(base && { base: parseMoney(base, currency) }),
      })
    }
  }
  const paymentTerms = words.join('\n').replaceAll('\u2060#', '#').trim()
  return { paymentTerms: paymentTerms || undefined, skonto }
}
