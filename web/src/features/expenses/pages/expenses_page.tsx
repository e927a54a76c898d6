import { Button, Group } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { RowAction } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { isUnused, useTableState } from '@/components/data_table/table_state'
import { ChooseFile } from '@/components/files/choose_file'
import { DropArea } from '@/components/files/drop_area'
import { FilterMenu } from '@/components/filters/filter_menu'
import { usePeriodFilter } from '@/components/filters/period_filter'
import { CreateLink } from '@/components/page/create_link'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { listQuery } from '@/lib/server/queries'
import { useIsReader } from '@/lib/session/current_user'
import { today } from '@/lib/time/days'
import { useCategorize } from '../categories/use_categorize'
import { takeAllWaiting } from '../drop/waiting'
import { WaitingNote } from '../drop/waiting_note'
import type { ExpenseRow } from '../expense'
import { usePayExpense, useReopenExpense, useSaveReceipts } from '../expense_changes'
import { useCategoryFilter } from '../list/category_filter'
import { DeleteExpense } from '../list/delete_expense'
import { ExpenseChips } from '../list/expense_chips'
import { useExpenseColumns } from '../list/expense_columns'
import { ReceiptDrawing } from '../list/receipt_drawing'
import { SummaryLine } from '../list/summary_line'
import { handFiles, NEW_EXPENSE } from '../parts'
import { ACCEPTED } from '../receipts/accepted'
import { repeatPath } from '../recurring/recurring_expense'

/** `/expenses` */
export function Component() {
  const { t } = useTranslation('expenses')
  const navigate = useNavigate()
  const state = useTableState<'/api/expenses'>({
    filters: [
      'status',
      'withoutReceipt',
      'rebilling',
      'category',
      'vendor',
      'projectId',
      'by',
      'from',
      'to',
    ],
    sort: 'date',
    order: 'desc',
  })
  const list = useQuery({
    ...listQuery('/api/expenses', state.query),
    placeholderData: keepPreviousData,
  })
  const columns = useExpenseColumns()
  const filters = [useCategoryFilter(state), usePeriodFilter(state)]
  const [deleted, setDeleted] = useState<ExpenseRow>()
  const rowActions = useRowActions(setDeleted)
  const categorize = useCategorize()
  const isNew = isUnused(list, state)
  const isReader = useIsReader()
  const begin = (files: readonly File[]) => {
    handFiles(files)
    void navigate(NEW_EXPENSE)
  }
  const upload = (
    <ChooseFile accept={ACCEPTED} onFile={(file) => begin([file])}>
      {(props) => (
        <Button {...props} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
          {t('list.upload')}
        </Button>
      )}
    </ChooseFile>
  )
  const create = <CreateLink to={NEW_EXPENSE}>{t('list.new')}</CreateLink>
  return (
    <Page
      title={t('list.title')}
      action={
        !isNew &&
        !isReader && (
          <>
            {upload}
            {create}
          </>
        )
      }
    >
      {!isReader && (
        <WaitingNote text="">
          <Button variant="subtle" size="compact-sm" onClick={() => begin(takeAllWaiting())}>
            {t('drop.record_next')}
          </Button>
        </WaitingNote>
      )}
      <DropArea onFiles={begin} isOff={isReader}>
        <SummaryLine />
        <DataTable
          name="expenses"
          label={t('list.title')}
          columns={columns}
          state={state}
          list={list}
          rowId={({ _id }: ExpenseRow) => _id}
          rowName={({ number, vendor }) => `${number} ${vendor}`}
          rowLink={({ _id }) => `/expenses/${_id}`}
          {...(!isReader && {
            rowActions,
            bulkActions: [{ label: t('own.categorize'), onSelect: categorize.ask }],
          })}
          searchLabel={t('list.search')}
          filters={
            <>
              <FilterMenu filters={filters} />
              <ExpenseChips state={state} />
            </>
          }
          empty={
            <EmptyState
              drawing={<ReceiptDrawing />}
              title={t('list.empty')}
              text={t('list.empty_text')}
              action={
                !isReader && (
                  <Group justify="center" gap="xs">
                    {upload}
                    {create}
                  </Group>
                )
              }
            />
          }
        />
      </DropArea>
      {categorize.dialogs}
      <DeleteExpense expense={deleted} onClose={() => setDeleted(undefined)} />
    </Page>
  )
}

function useRowActions(onDelete: (row: ExpenseRow) => void) {
  const { t } = useTranslation('expenses')
  const navigate = useNavigate()
  const pay = usePayExpense()
  const payLess = usePayExpense({ withSkonto: true })
  const reopen = useReopenExpense()
  const save = useSaveReceipts()
  return (row: ExpenseRow): RowAction<ExpenseRow>[] => [
    { label: t('row.edit'), onSelect: ({ _id }) => void navigate(`/expenses/${_id}`) },
    { label: t('row.repeat'), onSelect: ({ _id }) => void navigate(repeatPath(_id)) },
    row.status === 'paid'
      ? { label: t('row.reopen'), onSelect: (one) => reopen.mutate(one) }
      : { label: t('row.pay'), onSelect: (one) => pay.mutate(one) },
    ...(row.status !== 'paid' && row.skonto?.until && row.skonto.until >= today()
      ? [{ label: t('row.pay_less'), onSelect: (one: ExpenseRow) => payLess.mutate(one) }]
      : []),
    ...(row.receiptCount > 0
      ? [{ label: t('row.receipt'), onSelect: (one: ExpenseRow) => save.mutate(one) }]
      : []),
    { label: t('row.delete'), onSelect: onDelete, tone: 'danger' },
  ]
}
