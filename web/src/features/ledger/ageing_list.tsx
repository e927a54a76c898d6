import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RowOf } from '#api/routes'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { Sums } from '@/components/data_table/sums'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { PaperDrawing } from '@/components/pictures/drawings'
import { Money } from '@/components/values/money'
import { listQuery } from '@/lib/server/queries'
import { AGES } from './ledger'

type AgeingRow = RowOf<'/api/ageing'>

/** Debts of all clients by days past due, the largest first. */
export function AgeingList() {
  const { t } = useTranslation('ledger')
  const state = useTableState<'/api/ageing'>({})
  const list = useQuery(listQuery('/api/ageing', state.query))
  const totals = list.data?.totals ?? {}
  const amount = (name: (typeof AGES)[number] | 'credit' | 'total'): Column<AgeingRow> => ({
    key: name,
    label: t(`age.${name}`),
    align: 'right',
    cell: (row) => <Money amount={row[name] || null} currency={row.currency} />,
    csv: (row) => row[name],
    foot: <Sums totals={totals} amount={name} />,
  })
  const columns: Column<AgeingRow>[] = [
    { key: 'name', label: t('column.client'), cell: ({ name }) => name, isFluid: true },
    {
      key: 'currency',
      label: t('column.currency'),
      cell: ({ currency }) => currency,
      isOptional: true,
    },
    ...AGES.map((age) => ({ ...amount(age), isWideOnly: age !== 'older' })),
    { ...amount('credit'), isOptional: true },
    amount('total'),
  ]
  return (
    <DataTable
      name="ageing"
      label={t('ageing.title')}
      columns={columns}
      state={state}
      list={list}
      rowId={({ client, name, currency }) => `${client?._id ?? name} ${currency}`}
      rowLink={({ client }) =>
        client ? `/client-history/${client._id}?tab=ledger` : '/invoices?status=Overdue'
      }
      empty={<EmptyState drawing={<PaperDrawing />} title={t('ageing.empty')} />}
    />
  )
}
