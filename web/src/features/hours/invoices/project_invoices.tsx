import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RowOf } from '#api/routes'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { ClockDrawing } from '@/components/pictures/drawings'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { InvoiceStatusBadge } from '@/features/invoicing/parts'
import { listQuery } from '@/lib/server/queries'

const PATH = '/api/billed-hours/invoices'

type Row = RowOf<typeof PATH>

/** The invoices and drafts that bill hours of a project, the newest first. */
export function ProjectInvoices({ projectId }: { projectId: string }) {
  const { t } = useTranslation('hours')
  const state = useTableState<typeof PATH>({ order: 'desc' })
  const list = useQuery(listQuery(PATH, { ...state.query, projectId }))
  return (
    <DataTable
      name="project-invoices"
      label={t('invoices.title')}
      columns={useColumns()}
      state={state}
      list={list}
      rowId={({ _id }: Row) => _id}
      rowName={({ number }) => number ?? t('invoices.draft')}
      rowLink={({ _id }) => `/view/invoices/${_id}`}
      empty={
        <EmptyState
          drawing={<ClockDrawing />}
          title={t('invoices.none')}
          text={t('invoices.none_text')}
        />
      }
    />
  )
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('hours')
  return [
    {
      key: 'number',
      label: t('invoices.number'),
      cell: ({ number }) => number ?? t('invoices.draft'),
    },
    { key: 'status', label: t('invoices.status'), cell: (row) => <InvoiceStatusBadge {...row} /> },
    { key: 'date', label: t('invoices.date'), cell: ({ date }) => <DayText value={date} /> },
    {
      key: 'hoursNet',
      label: t('invoices.hours_net'),
      align: 'right',
      cell: ({ hoursNet, currency }) => <Money amount={hoursNet} currency={currency} />,
    },
    {
      key: 'total',
      label: t('invoices.total'),
      align: 'right',
      isSpare: true,
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
  ]
}
