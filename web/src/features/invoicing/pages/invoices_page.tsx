import { Button, Group } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataTable } from '@/components/data_table/data_table'
import { isUnused, useTableState } from '@/components/data_table/table_state'
import { ImportButton } from '@/components/files/import_button'
import { FilterMenu } from '@/components/filters/filter_menu'
import { CreateLink } from '@/components/page/create_link'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { PaperDrawing } from '@/components/pictures/drawings'
import { listQuery, recordQuery } from '@/lib/server/queries'
import { transferOf } from '@/lib/server/transfer'
import { useIsReader } from '@/lib/session/current_user'
import { DANGEROUS, stepsOf } from '../actions/steps'
import { useInvoiceSteps } from '../actions/use_invoice_steps'
import { useBatch } from '../batch/use_batch'
import { useInvoiceName } from '../invoice_name'
import { CollectionsButton } from '../list/collections_button'
import { useInvoiceColumns } from '../list/columns'
import { DunningButton } from '../list/dunning_button'
import { ARCHIVED, StatusFilter } from '../list/status_filter'
import { SummaryLine } from '../list/summary_line'
import { useInvoiceFilters } from '../list/use_invoice_filters'

/** `/invoices` */
export function Component() {
  const { t } = useTranslation('invoicing')
  const state = useTableState<'/api/invoices'>({
    filters: [
      'status',
      'clientId',
      'currency',
      'itemId',
      'from',
      'to',
      'by',
      'kind',
      'totalFrom',
      'totalTo',
      'eInvoice',
      'archived',
    ],
    sort: 'createdAt',
    order: 'desc',
  })
  const isArchive = state.filters.archived === 'true'
  const list = useQuery({
    // Archived ones are out of sight until they are asked for.
    ...listQuery('/api/invoices', { ...state.query, archived: isArchive }),
    placeholderData: keepPreviousData,
  })
  const nameOf = useInvoiceName()
  const { data: counts } = useQuery(recordQuery('/api/invoices/counts'))
  const hasArchived = (counts?.archived ?? 0) > 0
  const columns = useInvoiceColumns(list.data?.totals)
  const { start, dialogs } = useInvoiceSteps()
  const batch = useBatch()
  const isReader = useIsReader()
  const filters = useInvoiceFilters(state)
  const create = <CreateLink to="/invoices/new">{t('list.new')}</CreateLink>
  return (
    <Page
      title={t('list.title')}
      action={
        !isReader && (
          <Group gap="xs">
            <CollectionsButton />
            <DunningButton />
            {!isUnused(list, state) && create}
          </Group>
        )
      }
    >
      {!isUnused(list, state) && <SummaryLine state={state} />}
      <DataTable
        name="invoices"
        label={t('list.title')}
        columns={columns}
        state={state}
        list={list}
        {...(!isReader && {
          transfer: transferOf('invoices', state.query),
          bulkActions: batch.actions,
        })}
        rowId={({ _id }) => _id}
        rowName={nameOf}
        rowLink={({ _id }) => `/view/invoices/${_id}`}
        rowActions={(row) =>
          (isReader ? [] : stepsOf(row)).map((step) => ({
            label: t(`step.${step}`),
            tone: DANGEROUS.includes(step) ? 'danger' : 'normal',
            onSelect: () => void start(step, row),
          }))
        }
        searchLabel={t('list.search')}
        filters={
          <>
            <FilterMenu filters={filters.filter(({ name }) => !isReader || name !== 'clientId')} />
            <StatusFilter
              value={isArchive ? ARCHIVED : (state.filters.status ?? '')}
              onChange={(value) =>
                state.setFilters(
                  value === ARCHIVED
                    ? { status: '', archived: 'true' }
                    : { status: value, archived: '' }
                )
              }
            />
          </>
        }
        empty={
          <EmptyState
            drawing={<PaperDrawing />}
            title={t('list.empty')}
            text={t('list.empty_text')}
            action={
              !isReader && (
                <Group justify="center" gap="xs">
                  {hasArchived && (
                    <Button variant="default" onClick={() => state.setFilter('archived', 'true')}>
                      {t('list.show_archived')}
                    </Button>
                  )}
                  <ImportButton kind="invoices" />
                  {create}
                </Group>
              )
            }
          />
        }
      />
      {dialogs}
      {batch.dialogs}
    </Page>
  )
}
