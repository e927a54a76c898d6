import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { PaperDrawing } from '@/components/drawings'
import { EmptyState } from '@/components/empty_state'
import { Page } from '@/components/page'
import { listQuery } from '@/lib/queries'
import { DANGEROUS, stepsOf } from '../actions/steps'
import { useInvoiceSteps } from '../actions/use_invoice_steps'
import { ClientFilter } from '../list/client_filter'
import { useInvoiceColumns } from '../list/columns'
import { DunningButton } from '../list/dunning_button'
import { PeriodFilter } from '../list/period_filter'
import { StatusFilter } from '../list/status_filter'

/** `/invoices` */
export function Component() {
  const { t } = useTranslation('invoices')
  const state = useTableState<'/api/invoices'>({
    filters: ['status', 'clientId', 'from', 'to'],
    sort: 'createdAt',
    order: 'desc',
  })
  const list = useQuery({
    ...listQuery('/api/invoices', state.query),
    placeholderData: keepPreviousData,
  })
  const columns = useInvoiceColumns(list.data?.totals)
  const { start, dialogs } = useInvoiceSteps()
  const create = (
    <Button component={Link} to="/invoices/new" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('list.new')}
    </Button>
  )
  return (
    <Page
      title={t('list.title')}
      action={
        <Group gap="xs">
          <DunningButton />
          {create}
        </Group>
      }
    >
      <DataTable
        name="invoices"
        label={t('list.title')}
        columns={columns}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowLink={({ _id }) => `/view/invoices/${_id}`}
        rowActions={(row) =>
          stepsOf(row).map((step) => ({
            label: t(`step.${step}`),
            tone: DANGEROUS.includes(step) ? 'danger' : 'normal',
            onSelect: () => void start(step, row),
          }))
        }
        searchLabel={t('list.search')}
        filters={
          <>
            <StatusFilter
              value={state.filters.status ?? ''}
              onChange={(status) => state.setFilter('status', status)}
            />
            <ClientFilter
              clientId={state.filters.clientId ?? ''}
              onChange={(clientId) => state.setFilter('clientId', clientId)}
            />
            <PeriodFilter state={state} />
          </>
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
