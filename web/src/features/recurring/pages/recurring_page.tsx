import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DataTable } from '@/components/data_table/data_table'
import { isUnused, useTableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { PaperDrawing } from '@/components/pictures/drawings'
import { listQuery, recordQuery } from '@/lib/server/queries'
import { DANGEROUS, stepsOf } from '../actions/steps'
import { useRecurringSteps } from '../actions/use_recurring_steps'
import { useRecurringColumns } from '../list/columns'
import { SummaryStrip } from '../list/summary'
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
  const isNew = isUnused(list, state)
  const create = (
    <Button
      component={Link}
      to="/recurring-invoices/new"
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  )
  return (
    <Page title={t('list.title')} action={!isNew && create}>
      {summary && <SummaryStrip summary={summary} />}
      <DataTable
        name="recurring"
        label={t('list.title')}
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
        filters={
          <FilterChips
            label={t('list.status')}
            options={[{ value: '', label: t('list.all') }, ...options]}
            value={state.filters.status ?? ''}
            onChange={(status) => state.setFilter('status', status)}
          />
        }
        empty={
          <EmptyState
            drawing={<PaperDrawing />}
            title={t('list.empty')}
            text={t('list.empty_text')}
            action={create}
          />
        }
      />
      {dialogs}
    </Page>
  )
}
