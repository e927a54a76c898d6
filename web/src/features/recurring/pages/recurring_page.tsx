import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ListPage } from '@/components/data_table/list_page'
import { useTableState } from '@/components/data_table/table_state'
import { CreateLink } from '@/components/page/create_link'
import { listQuery, recordQuery } from '@/lib/server/queries'
import { DANGEROUS, stepsOf } from '../actions/steps'
import { useRecurringSteps } from '../actions/use_recurring_steps'
import { useRecurringColumns } from '../list/columns'
import { SummaryLine } from '../list/summary'
import { STATUSES } from '../recurring_status'

/** `/recurring-invoices` */
export function Component() {
  const { t } = useTranslation('recurring')
  const state = useTableState<'/api/recurring-invoices'>({
    filters: ['status', 'clientId'],
    sort: 'createdAt',
    order: 'desc',
  })
  const list = useQuery({
    ...listQuery('/api/recurring-invoices', state.query),
    placeholderData: keepPreviousData,
  })
  const { data: summary } = useQuery(recordQuery('/api/recurring-invoices/summary'))
  const columns = useRecurringColumns()
  const { start, dialogs } = useRecurringSteps()
  const counts = summary?.counts
  const options = STATUSES.map((status) => ({
    value: status as string,
    label: t(`status.${status}`),
    ...(counts && { count: counts[status] }),
  }))
  return (
    <ListPage
      title={t('list.title')}
      name="recurring"
      columns={columns}
      state={state}
      list={list}
      rowId={({ _id }) => _id}
      rowName={({ name }) => name}
      rowLink={({ _id }) => `/recurring-invoices/${_id}`}
      rowActions={(row) =>
        stepsOf(row).map((step) => ({
          label: t(`step.${step}`),
          tone: DANGEROUS.includes(step) ? 'danger' : 'normal',
          onSelect: () => start(step, row),
        }))
      }
      searchLabel={t('list.search')}
      chips={{
        filter: 'status',
        label: t('list.status'),
        options: [{ value: '', label: t('list.all') }, ...options],
      }}
      empty={{ title: t('list.empty'), text: t('list.empty_text') }}
      create={<CreateLink to="/recurring-invoices/new">{t('list.new')}</CreateLink>}
      above={summary && <SummaryLine currencies={summary.currencies} />}
    >
      {dialogs}
    </ListPage>
  )
}
