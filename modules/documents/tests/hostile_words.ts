import { LINE } from '#core/tests/desk'
import { packed, supplyOf } from '#core/tests/hostile_texts'

/** The texts of every commercial document besides its lines and notes. */
export function hostileWords(texts: string[]) {
  const next = supplyOf(texts)
  return {
    discountPercent: 1,
    discountReason: next(200),
    buyerReference: next(100),
    orderNumber: next(100),
    projectReference: next(100),
    intro: packed(texts, 1500)[1],
    closing: packed(texts, 1500)[2],
    exemptionReason: next(500),
  }
}

/** A line for each text. */
export function hostileLines(texts: string[]) {
  const next = supplyOf(texts)
  return texts.map((description) => ({ ...LINE, description, unit: next(20) }))
}
