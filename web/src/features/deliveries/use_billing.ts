import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import type { NoteRow } from './note'

/** One invoice draft for some notes, which is opened then. */
export function useBilling() {
  const { t } = useTranslation('deliveries')
  const navigate = useNavigate()
  return useChange({
    change: (rows: NoteRow[]) =>
      api('POST', '/api/delivery-notes/invoice', { body: { noteIds: rows.map(({ _id }) => _id) } }),
    affects: ['/api/delivery-notes', '/api/invoices', '/api/document-chain'],
    onDone: ({ invoiceId }) => {
      showDone(t('done.bill'))
      navigate(`/invoices/${invoiceId}/edit`)
    },
  })
}
