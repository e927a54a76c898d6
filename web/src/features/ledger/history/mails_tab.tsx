import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { PaperDrawing } from '@/components/pictures/drawings'
import { DayText } from '@/components/values/day_text'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import { apiWithHeaders } from '@/lib/server/api'
import { formatInstant } from '@/lib/time/days'
import type { ClientMail } from '../ledger'

const DELIVERY: Record<ClientMail['status'], StatusKind> = {
  scheduled: 'partly',
  queued: 'open',
  sending: 'open',
  sent: 'paid',
  bounced: 'overdue',
  failed: 'overdue',
  cancelled: 'void',
  kept: 'draft',
}

/** The mails that went to a client, with what became of each. */
export function MailsTab({ clientId }: { clientId: string }) {
  const { t } = useTranslation('ledger')
  const state = useTableState<'/api/clients/:id/mails'>({})
  const list = useQuery({
    queryKey: ['/api/clients', `${clientId}/mails`, state.query],
    queryFn: async ({ signal }) => {
      const { body, headers } = await apiWithHeaders('/api/clients/:id/mails', {
        params: { id: clientId },
        query: state.query,
        signal,
      })
      return { rows: body, total: Number(headers.get('x-total-count')), totals: {} }
    },
  })
  const columns: Column<ClientMail>[] = [
    { key: 'subject', label: t('mail.subject'), cell: ({ subject }) => subject, isFluid: true },
    {
      key: 'to',
      label: t('mail.to'),
      cell: ({ to }) => to.join(', ') || t('history.erased_address'),
    },
    {
      key: 'status',
      label: t('mail.status'),
      cell: ({ status, failure }) => (
        <span title={failure ?? undefined}>
          <StatusBadge kind={DELIVERY[status]} label={t(`mail.${status}`)} />
        </span>
      ),
      csv: ({ status }) => t(`mail.${status}`),
    },
    {
      key: 'sentAt',
      label: t('mail.time'),
      cell: ({ sentAt, queuedAt }) => <DayText value={sentAt ?? queuedAt} precision="minute" />,
      csv: ({ sentAt, queuedAt }) => formatInstant(sentAt ?? queuedAt),
    },
  ]
  return (
    <DataTable
      name="client-mails"
      label={t('page.mails')}
      columns={columns}
      state={state}
      list={list}
      rowId={({ _id }) => _id}
      empty={<EmptyState drawing={<PaperDrawing />} title={t('mail.empty')} />}
    />
  )
}
