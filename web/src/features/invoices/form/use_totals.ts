import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/api'
import { useSession } from '@/lib/session'
import { isExactNumber, type LiveTotals, liveTotals } from '../live_totals'
import { type LineValues, linesOf } from './invoice_values'

const PAUSE_MS = 400

/**
 * The totals of the lines: at once from the browser, then confirmed by the server, whose figures win.
 * `lines` has the net of every line of the form, blank ones too.
 */
export function useTotals(lines: LineValues[], currency: string): LiveTotals {
  const { isSuperAdmin } = useSession()
  const live = liveTotals(lines, currency)
  const written = linesOf(lines)
  const asked = JSON.stringify({ currency, lines: written })
  const [settled] = useDebouncedValue(asked, PAUSE_MS)
  const areNumbers = written.every(({ quantity, unitPrice, discount, taxRate }) =>
    [quantity, unitPrice, discount, taxRate].every(isExactNumber)
  )
  const { data } = useQuery({
    queryKey: ['invoice totals', settled],
    queryFn: ({ signal }) =>
      api('POST', '/api/invoices/preview', { body: JSON.parse(settled), signal }),
    enabled: !isSuperAdmin && areNumbers && written.length > 0 && settled === asked,
  })
  if (!data || settled !== asked || Number(live.total) === data.total) return live

  console.error('The totals of browser and server differ.', settled)
  return {
    lines: live.lines,
    net: String(data.net),
    tax: String(data.tax),
    total: String(data.total),
    taxes: data.taxes.map(({ rate, base, tax }) => ({
      rate: String(rate),
      base: String(base),
      tax: String(tax),
    })),
  }
}
