import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatHours } from '@/lib/language/numbers'
import { recordQuery } from '@/lib/server/queries'

/** A note on each line that bills tracked hours, by the id of the line. @param invoiceId empty for a new invoice */
export function useLineHours(invoiceId: string): Map<string, string> {
  const { t } = useTranslation('hours')
  const { data = [] } = useQuery({
    ...recordQuery('/api/invoices/:id/hours', { params: { id: invoiceId } }),
    enabled: invoiceId !== '',
  })
  const byLine = Map.groupBy(data, ({ lineId }) => lineId ?? '')
  return new Map(
    [...byLine].map(([lineId, entries]) => {
      const seconds = entries.reduce((sum, entry) => sum + entry.seconds, 0)
      return [lineId, t('line', { hours: formatHours(seconds) })]
    })
  )
}
