import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recordQuery } from '@/lib/server/queries'

/** When a client usually pays, in words: the median of its latest closed invoices. Undefined before the first one. */
export function useUsualDelay(clientId: string) {
  const { t } = useTranslation('ledger')
  const { data } = useQuery(recordQuery('/api/clients/:id/summary', { params: { id: clientId } }))
  const days = data?.behaviour.medianDelay ?? null
  if (days === null) return undefined
  if (days === 0) return t('delay.on_time')
  return t(days > 0 ? 'delay.late' : 'delay.early', { count: Math.abs(days) })
}
