import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { PaperDrawing } from '@/components/pictures/drawings'
import { Money } from '@/components/values/money'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import type { HeldInvoice } from '../reminder'

/** Reminders that would be due without their hold. */
export function HeldTab() {
  const { t } = useTranslation('reminders')
  const state = useTableState<'/api/reminders'>({})
  const first = (state.page - 1) * state.pageSize
  const list = useQuery({
    ...recordQuery('/api/reminders/due'),
    select: ({ held }) => ({
      rows: held.slice(first, first + state.pageSize),
      total: held.length,
      totals: {},
    }),
  })
  const why = ({ because, until, reason }: HeldInvoice) =>
    [t(`because.${because}`), until && t('held.until', { day: formatDate(until) }), reason]
      .filter(Boolean)
      .join(' · ')
  const columns: Column<HeldInvoice>[] = [
    { key: 'number', label: t('column.invoice'), cell: ({ number }) => number },
    { key: 'client', label: t('column.client'), cell: ({ clientName }) => clientName },
    { key: 'why', label: t('column.why'), isFluid: true, cell: why },
    {
      key: 'open',
      label: t('column.open'),
      align: 'right',
      cell: ({ open, currency }) => <Money amount={open} currency={currency} />,
      csv: ({ open }) => open,
    },
  ]
  return (
    <DataTable
      name="reminders-held"
      label={t('page.held')}
      columns={columns}
      state={state}
      list={list}
      rowId={({ _id }) => _id}
      rowLink={({ _id }) => `/view/invoices/${_id}?tab=reminders`}
      empty={<EmptyState drawing={<PaperDrawing />} title={t('held.none')} />}
    />
  )
}
