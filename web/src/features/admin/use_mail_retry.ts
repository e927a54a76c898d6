import { useTranslation } from 'react-i18next'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'

/** Sends a mail that waits or has failed again, by its id. */
export function useMailRetry() {
  const { t } = useTranslation('admin')
  return useChange({
    change: (id: string) => api('POST', '/api/admin/mails/:id/retry', { params: { id } }),
    affects: ['/api/admin'],
    onDone: () => showDone(t('operations.mail_retried')),
  })
}
