import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#api/routes'
import { api } from '@/lib/server/api'
import { useSession } from '@/lib/session/session'
import { type DocumentValues, documentBody, pricingOf } from '../form/document_values'
import { type LiveTotals, liveTotals } from './live_totals'
import { areOptional, arePriced } from './priced'

const PAUSE_MS = 400

/** The route that calculates a kind of document. */
export type PreviewPath = '/api/invoices/preview' | '/api/estimates/preview' | '/api/orders/preview'

type Preview = AnswerOf<'POST', PreviewPath>

/**
 * The totals of a document: at once from the browser, then confirmed by the server, whose figures win.
 * `totals.lines` has what every line of the form costs, blank ones too. The server says beside them what the law wants
 * to be noted.
 */
export function useTotals(values: DocumentValues, path: PreviewPath): { totals: LiveTotals } {
  const { isSuperAdmin } = useSession()
  const pricing = pricingOf(values)
  const live = liveTotals(values.lines, values.currency, pricing)
  const body = pricedBody(values)
  const asked = JSON.stringify(body)
  const [settled] = useDebouncedValue(asked, PAUSE_MS)
  const { discountPercent, discountAmount } = pricing
  const areNumbers = arePriced(values.lines) && areOptional([discountPercent, discountAmount])
  const isWorth = body.lines.length > 0 || Boolean(body.clientId || body.customClient)
  const { data } = useQuery({
    queryKey: [path, settled],
    queryFn: ({ signal }) =>
      api('POST', path, { body: JSON.parse(settled), signal, isDrawn: true }),
    enabled: !isSuperAdmin && areNumbers && isWorth && settled === asked,
  })
  if (!data || settled !== asked) return { totals: live }

  const isSame = Number(live.total) === data.total
  if (!isSame) console.error('The totals of browser and server differ.', settled)
  const taxes = data.taxes.map(taxOf)
  return {
    totals: isSame ? { ...live, taxes } : { ...sumsOf(data), lines: live.lines, taxes },
  }
}

/** The values behind figures, notes and the usual taxation. A one-off client counts as soon as it has a name. */
function pricedBody(values: DocumentValues) {
  const { clientId, customClient, currency, priceMode, ...rest } = documentBody(values)
  const { discountPercent, discountAmount, exemptionReason, lines } = rest
  return {
    clientId,
    customClient: customClient?.name ? customClient : null,
    currency,
    priceMode,
    discountPercent,
    discountAmount,
    exemptionReason,
    lines,
  }
}

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
