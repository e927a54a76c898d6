import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from '#api/routes'
import { api } from '@/lib/api'
import { useSession } from '@/lib/session'
import { isExactNumber } from '../exact_amounts'
import { type LiveTotals, liveTotals, type Pricing } from '../live_totals'
import { isBlank, type LineValues, linesOf } from './line_values'

const PAUSE_MS = 400

type Preview = AnswerOf<'POST', '/api/invoices/preview'>
type Head = Omit<BodyOf<'POST', '/api/invoices/preview'>, 'lines' | 'currency'>

/** What a document is beside its lines, for its figures: how it is priced, and to whom it is written. */
export interface PricedHead extends Pricing {
  recipient?: Pick<Head, 'clientId' | 'customClient' | 'exemptionReason'>
}

/**
 * The totals of the lines: at once from the browser, then confirmed by the server, whose figures win.
 * `lines` has what every line of the form costs, blank ones too.
 */
export const useTotals = (lines: LineValues[], currency: string, head: PricedHead = {}) =>
  useServerTotals(lines, currency, head).totals

/** The same with what the server says beside them: notes on VAT, and how a sale to the recipient is usually taxed. */
export function useServerTotals(
  lines: LineValues[],
  currency: string,
  { recipient = {}, ...pricing }: PricedHead
): { totals: LiveTotals; suggested?: Preview['suggestedTax'] } {
  const { isSuperAdmin } = useSession()
  const live = liveTotals(lines, currency, pricing)
  const written = linesOf(lines)
  const asked = JSON.stringify({
    currency,
    priceMode: pricing.priceMode ?? 'net',
    discountPercent: pricing.discountPercent || null,
    discountAmount: pricing.discountAmount || null,
    ...recipient,
    lines: written,
  })
  const [settled] = useDebouncedValue(asked, PAUSE_MS)
  const items = lines.filter((line) => line.kind === 'item' && !isBlank(line))
  const optional = [pricing.discountPercent, pricing.discountAmount, ...items.flatMap(optionalOf)]
  const areNumbers =
    items.every(({ quantity, unitPrice }) => isExactNumber(quantity) && isExactNumber(unitPrice)) &&
    optional.every((text) => !text || isExactNumber(text))
  const isWorth = written.length > 0 || Object.values(recipient).some(Boolean)
  const { data } = useQuery({
    queryKey: ['invoice totals', settled],
    queryFn: ({ signal }) =>
      api('POST', '/api/invoices/preview', { body: JSON.parse(settled), signal }),
    enabled: !isSuperAdmin && areNumbers && isWorth && settled === asked,
  })
  if (!data || settled !== asked) return { totals: live }

  const isSame = Number(live.total) === data.total
  if (!isSame) console.error('The totals of browser and server differ.', settled)
  const taxes = data.taxes.map(taxOf)
  return {
    totals: isSame ? { ...live, taxes } : { ...sumsOf(data), lines: live.lines, taxes },
    suggested: data.suggestedTax,
  }
}

const optionalOf = ({ discount, discountAmount, taxRate }: LineValues) => [
  discount,
  discountAmount,
  taxRate,
]

const taxOf = ({ category, rate, base, tax, note }: Preview['taxes'][number]) => ({
  category,
  rate: String(rate),
  base: String(base),
  tax: String(tax),
  note,
})

const sumsOf = ({ amountSum, discountTotal, net, tax, total }: Preview) => ({
  amountSum: String(amountSum),
  discountTotal: String(discountTotal),
  net: String(net),
  tax: String(tax),
  total: String(total),
})
