import { FieldError } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import type { Decimal } from '#core/money/decimal'
import { formatPercent } from '#core/money/format'
import { InvalidAmount } from '#core/money/invalid_amount'
import { type Minor, minor, moneyOf, NOTHING } from '#core/money/minor'
import { saidAmount } from '#core/money/said'
import {
  copyOfContent,
  copyOfPeriod,
  type DocumentModel,
  type DocumentTotals,
  partiesOf,
} from '#modules/documents/public'
import { type Advance, advanceOf, downPaymentLines, orderAmount } from './down_payment_lines.js'

/** How much is asked for in advance, as somebody writes it: the one or the other, in percent or major units. */
export interface AdvanceInput {
  percent?: Decimal | null
  amount?: Decimal | null
}

/** Wording of an advance on its invoice. @param percent as printed, when a share was requested */
type Describe = (language: Language, percent?: string) => string

/**
 * The content of an invoice draft over a part of an agreement in advance, each VAT rate in proportion.
 * @throws 422 `amount_too_precise`, `advance_missing`, `down_payment_exceeds` when there is nothing to pay
 */
export async function advanceContent(
  order: DocumentModel,
  totals: DocumentTotals,
  input: AdvanceInput,
  describe: Describe
) {
  const { currency, priceMode } = order
  const advance = advanceIn(currency, input)
  if (orderAmount(totals) <= 0n) throw exceeds(NOTHING, currency)
  const amount = advanceOf(totals, advance)
  // A share that rounds to nothing.
  if (amount === 0n) throw new FieldError('amount', 'estimates.advance_missing')
  const { language } = await partiesOf(order)
  const percent = 'percent' in advance ? formatPercent(advance.percent, language) : undefined
  return {
    ...copyOfContent(order),
    ...copyOfPeriod(order),
    discountPercent: null,
    discountAmount: null,
    discountReason: '',
    intro: null,
    closing: null,
    skonto: [],
    stage: 'downPayment' as const,
    lines: downPaymentLines(totals, amount, {
      priceMode,
      currency,
      description: describe(language, percent),
    }),
  }
}

function advanceIn(currency: string, { percent, amount }: AdvanceInput): Advance {
  if (percent) return { percent }
  if (!amount) throw new FieldError('amount', 'estimates.advance_missing')
  try {
    return { amount: moneyOf(amount, currency) }
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error
    throw new FieldError('amount', 'documents.amount_too_precise', { values: { currency } })
  }
}

/**
 * No more is asked for than was ordered.
 * @param before what was asked for already
 * @throws 422 `down_payment_exceeds` with what is left
 */
export function assertWithinOrder(
  ordered: Minor,
  { total, currency }: { total: Minor; currency: string },
  before: bigint = 0n
) {
  if (before + total <= ordered) return
  throw exceeds(minor(ordered - before), currency)
}

const exceeds = (left: Minor, currency: string) =>
  new FieldError('amount', 'estimates.down_payment_exceeds', {
    values: { left: saidAmount(left, currency) },
  })
