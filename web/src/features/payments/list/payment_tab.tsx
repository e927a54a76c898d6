import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { Sums } from '@/components/data_table/sums'
import { useTableState } from '@/components/data_table/table_state'
import { useBeside } from '@/components/dialogs/use_beside'
import { FilterMenu, INSIDE } from '@/components/filters/filter_menu'
import { usePeriodFilter } from '@/components/filters/period_filter'
import { EmptyState } from '@/components/page/empty_state'
import { PaperDrawing } from '@/components/pictures/drawings'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { useClientFilter } from '@/features/clients/parts'
import { MethodField, useMethodWord } from '@/features/invoicing/parts'
import { type ListAnswer, listQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { invoiceNumbers, type Payment } from '../payment'

/** The money that came, the newest first. */
export function PaymentTab() {
  const { t } = useTranslation('payments')
  const target = useBeside('payment')
  const state = useTableState<'/api/payments'>({
    filters: ['clientId', 'method', 'from', 'to'],
    sort: 'date',
    order: 'desc',
  })
  const list = useQuery({
    ...listQuery('/api/payments', state.query),
    placeholderData: keepPreviousData,
  })
  const client = useClientFilter(state)
  const period = usePeriodFilter(state)
  const methodWord = useMethodWord()
  const { method = '' } = state.filters
  return (
    <DataTable
      name="payments"
      label={t('page.payments')}
      columns={usePaymentColumns(list.data?.totals)}
      state={state}
      list={list}
      rowId={({ _id }) => _id}
      rowLink={({ _id }) => target.linkTo(_id)}
      filters={
        <FilterMenu
          filters={[
            client,
            {
              name: 'method',
              words: method && methodWord(method),
              onClear: () => state.setFilter('method', ''),
              field: (
                <MethodField
                  label={t('column.method')}
                  placeholder={t('list.clear_method')}
                  value={method || null}
                  onChange={(value) => state.setFilter('method', value ?? '')}
                  allowDeselect
                  clearable
                  clearButtonProps={{ 'aria-label': t('list.clear_method') }}
                  comboboxProps={INSIDE}
                />
              ),
            },
            period,
          ]}
        />
      }
      empty={
        <EmptyState drawing={<PaperDrawing />} title={t('list.none')} text={t('list.none_text')} />
      }
    />
  )
}

function usePaymentColumns(totals: ListAnswer<Payment>['totals'] = {}): Column<Payment>[] {
  const { t } = useTranslation('payments')
  const methodWord = useMethodWord()
  return [
    {
      key: 'date',
      label: t('column.date'),
      cell: ({ date }) => <DayText value={date} />,
      csv: ({ date }) => formatDate(date),
      sortKey: 'date',
    },
    {
      key: 'client',
      label: t('column.client'),
      cell: ({ clientName }) => clientName,
      isFluid: true,
    },
    {
      key: 'invoices',
      label: t('column.invoices'),
      cell: (row) => invoiceNumbers(row).join(', '),
      isSpare: true,
    },
    {
      key: 'method',
      label: t('column.method'),
      cell: ({ method }) => methodWord(method),
      isWideOnly: true,
    },
    {
      key: 'reference',
      label: t('column.reference'),
      cell: ({ reference }) => reference,
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'credit',
      label: t('column.credit'),
      align: 'right',
      cell: ({ credit, currency }) => <Money amount={credit?.amount} currency={currency} />,
      csv: ({ credit }) => credit?.amount,
      isWideOnly: true,
    },
    {
      key: 'amount',
      label: t('column.amount'),
      align: 'right',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      csv: ({ amount }) => amount,
      foot: <Sums totals={totals} amount="amount" />,
    },
  ]
}
