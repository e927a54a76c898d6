import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { useBeside } from '@/components/dialogs/use_beside'
import { FilterChips } from '@/components/filters/filter_chips'
import { EmptyState } from '@/components/page/empty_state'
import { StatusBadge } from '@/components/values/status_badge'
import { addressesOf, MAIL_KINDS, MAIL_STATUSES, type MailRow } from '../mail'
import { useMailColumns } from '../mail_columns'
import { mailsQuery } from '../queries'
import { MailReader } from './mail_reader'

/** The mail outbox; says plainly when nothing leaves it. */
export function Mails() {
  const { t } = useTranslation('admin')
  const { linkTo } = useBeside('mail')
  const state = useTableState<'/api/admin/mails'>({
    filters: ['status'],
    sort: 'createdAt',
    order: 'desc',
  })
  const list = useQuery(mailsQuery(state.query))
  const options = MAIL_STATUSES.map((value) => ({ value, label: t(`mail_status.${value}`) }))
  return (
    <>
      {list.data?.isSending === false && (
        <Alert color="yellow" variant="light" mb="md" title={t('mails.not_sending')}>
          {t('mails.not_sending_text')}
        </Alert>
      )}
      <DataTable
        name="mails"
        label={t('mails.title')}
        columns={useColumns()}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowLink={({ _id }) => linkTo(_id)}
        filters={
          <FilterChips
            label={t('field.status')}
            options={[{ value: '', label: t('all') }, ...options]}
            value={state.filters.status ?? ''}
            onChange={(value) => state.setFilter('status', value)}
          />
        }
        empty={<EmptyState title={t('mails.none')} />}
      />
      <MailReader />
    </>
  )
}

function useColumns(): Column<MailRow>[] {
  const { t } = useTranslation('admin')
  const { subject, written } = useMailColumns()
  return [
    subject,
    { key: 'to', label: t('field.to'), cell: ({ to }) => addressesOf(to) },
    {
      key: 'status',
      label: t('field.status'),
      csv: ({ status }) => t(`mail_status.${status}`),
      cell: ({ status }) => (
        <StatusBadge kind={MAIL_KINDS[status]} label={t(`mail_status.${status}`)} />
      ),
    },
    written,
  ]
}
