import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ListPage } from '@/components/data_table/list_page'
import { useTableState } from '@/components/data_table/table_state'
import { FilterMenu } from '@/components/filters/filter_menu'
import { usePeriodFilter } from '@/components/filters/period_filter'
import { CreateLink } from '@/components/page/create_link'
import { useClientFilter } from '@/features/clients/parts'
import { clientName } from '@/lib/client_name'
import { listQuery } from '@/lib/server/queries'
import { useRole } from '@/lib/session/current_user'
import { NoteChips } from '../components/note_chips'
import { useNoteColumns } from '../components/note_columns'
import type { NoteRow } from '../note'
import { useBilling } from '../use_billing'

/** `/delivery-note` */
export function Component() {
  const { t } = useTranslation('deliveries')
  const isDesk = useRole() !== 'employee'
  const state = useTableState<'/api/delivery-notes'>({
    filters: ['status', 'notInvoiced', 'clientId', 'from', 'to'],
    sort: 'createdAt',
    order: 'desc',
  })
  const list = useQuery({
    ...listQuery('/api/delivery-notes', state.query),
    placeholderData: keepPreviousData,
  })
  const columns = useNoteColumns(isDesk, list.data?.totals)
  const bill = useBilling()
  const client = useClientFilter(state)
  const period = usePeriodFilter(state)
  return (
    <ListPage
      title={t('list.title')}
      name="delivery-notes"
      columns={columns}
      state={state}
      list={list}
      rowId={({ _id }: NoteRow) => _id}
      rowName={(row: NoteRow) => [row.number ?? t('status.Draft'), clientName(row)].join(', ')}
      rowLink={({ _id }) => `/view/delivery-notes/${_id}`}
      {...(isDesk && {
        bulkActions: [{ label: t('list.bill'), onSelect: (rows: NoteRow[]) => bill.mutate(rows) }],
      })}
      searchLabel={t('list.search')}
      filters={
        <>
          <FilterMenu filters={isDesk ? [client, period] : [period]} />
          <NoteChips state={state} isDesk={isDesk} />
        </>
      }
      empty={{
        title: t('list.empty'),
        text: t(isDesk ? 'list.empty_text' : 'list.empty_text_staff'),
      }}
      create={<CreateLink to="/delivery-note/new">{t('list.new')}</CreateLink>}
    />
  )
}
