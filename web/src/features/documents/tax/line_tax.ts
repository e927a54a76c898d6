import { type SuggestedTax, suggestTax, type TaxBuyer, type TaxSeller } from '#api/suggest_tax'
import type { LineValues, TaxCategory } from '../lines/line_values'

/** How sales to the recipient of a document are usually taxed, by what is sold. */
export interface SuggestedTaxes {
  service: SuggestedTax
  goods: SuggestedTax
}

/** The VAT of a line: percent as a decimal string, and the reason where there is none. */
export interface LineTax {
  taxRate: string
  taxCategory: TaxCategory | ''
}

export const suggestTaxes = (seller: TaxSeller, buyer: TaxBuyer): SuggestedTaxes => ({
  service: suggestTax({ seller, buyer }),
  goods: suggestTax({ seller, buyer }, 'goods'),
})

/** The VAT of a line that begins. @param usualRate where it is taxed in the usual way, a decimal string */
export function startingTax(
  suggested: SuggestedTaxes | undefined,
  isGood: boolean,
  usualRate: string
): LineTax {
  const category = suggested?.[isGood ? 'goods' : 'service'].category ?? 'S'
  return category === 'S'
    ? { taxRate: usualRate, taxCategory: '' }
    : { taxRate: '0', taxCategory: category }
}

/** The line as it is usually taxed; a rate that somebody chose for it stays. */
export function retaxed(
  line: LineValues,
  suggested: SuggestedTaxes | undefined,
  usualRate: string
): LineValues {
  if (line.taxOrigin === 'chosen' || isUsuallyTaxed(line, suggested)) return line
  const { rate, isGood } = line.taxOrigin ?? { rate: taxedRate(line, usualRate), isGood: false }
  const tax = startingTax(suggested, isGood, rate)
  return { ...line, ...tax, taxOrigin: { rate, isGood } }
}

/** The line with the VAT of the seller's own country, whatever was chosen for it. */
export const taxedAtHome = (line: LineValues, usualRate: string) =>
  retaxed({ ...line, taxOrigin: originOf(line) }, undefined, usualRate)

/** The line as it is usually taxed, whatever was chosen for it. */
export const taxedAsSuggested = (
  line: LineValues,
  suggested: SuggestedTaxes | undefined,
  usualRate: string
) => retaxed({ ...line, taxOrigin: originOf(line) }, suggested, usualRate)

const originOf = ({ taxOrigin }: LineValues) => (taxOrigin === 'chosen' ? undefined : taxOrigin)

const taxedRate = ({ taxRate }: LineValues, usualRate: string) =>
  Number(taxRate) === 0 ? usualRate : taxRate

/** Categories that only a sale across a border has. */
const ACROSS_BORDERS = ['AE', 'K', 'G', 'O']

/**
 * Whether a line is taxed as a sale to this recipient usually is. A sale at home may well be exempt or at zero; a small
 * business charges no VAT, for one of two reasons; a good may be sold as a service is.
 */
export function isUsuallyTaxed(
  { kind, taxCategory, taxRate, taxOrigin }: LineValues,
  suggested: SuggestedTaxes | undefined
) {
  if (kind !== 'item') return true
  const category = suggested?.service.category ?? 'S'
  if (category === 'S') {
    const isSentAsGood = suggested?.goods.category === taxCategory
    return isSentAsGood || !ACROSS_BORDERS.includes(taxCategory)
  }
  if (Number(taxRate) !== 0) return false
  if (category === 'E') return ['', 'E', 'O'].includes(taxCategory)
  const isGood = typeof taxOrigin === 'object' && taxOrigin.isGood
  const usual = suggested?.[isGood ? 'goods' : 'service'].category
  return taxCategory === '' || taxCategory === usual || taxCategory === suggested?.goods.category
}
