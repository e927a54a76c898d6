import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DataTable } from '@/components/data_table/data_table'
import { isUnused, useTableState } from '@/components/data_table/table_state'
import { ClientFilter } from '@/components/filters/client_filter'
import { PeriodFilter } from '@/components/filters/period_filter'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { PaperDrawing } from '@/components/pictures/drawings'
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
  const isNew = isUnused(list, state)
  const create = (
    <Button
      component={Link}
      to="/delivery-note/new"
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  )
  return (
    <Page title={t('list.title')} action={!isNew && create}>
      <DataTable
        name="delivery-notes"
        label={t('list.title')}
        columns={columns}
        state={state}
        list={list}
        rowId={({ _id }: NoteRow) => _id}
        rowName={(row: NoteRow) => [row.number ?? t('status.Draft'), clientName(row)].join(', ')}
        rowLink={({ _id }) => `/view/delivery-notes/${_id}`}
        {...(isDesk && {
          bulkActions: [
            { label: t('list.bill'), onSelect: (rows: NoteRow[]) => bill.mutate(rows) },
          ],
        })}
        searchLabel={t('list.search')}
        filters={
          <>
            <NoteChips state={state} isDesk={isDesk} />
            {isDesk && (
              <ClientFilter
                clientId={state.filters.clientId ?? ''}
                onChange={(clientId) => state.setFilter('clientId', clientId)}
              />
            )}
            <PeriodFilter state={state} />
          </>
        }
        empty={
          <EmptyState
            drawing={<PaperDrawing />}
            title={t('list.empty')}
            text={t(isDesk ? 'list.empty_text' : 'list.empty_text_staff')}
            action={create}
          />
        }
      />
    </Page>
  )
}
