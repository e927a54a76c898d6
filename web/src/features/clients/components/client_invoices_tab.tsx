import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { PaperDrawing } from '@/components/pictures/drawings'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { InvoiceStatusBadge, useStatusWord } from '@/features/invoicing/parts'
import { listQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import type { ClientInvoice } from '../client_invoices'

/** The invoices of one client, latest first. */
export function ClientInvoicesTab({ clientId }: { clientId: string }) {
  const { t } = useTranslation('clients')
  const word = useStatusWord()
  const state = useTableState<'/api/invoices'>({ sort: 'date', order: 'desc' })
  const list = useQuery(listQuery('/api/invoices', { ...state.query, clientId }))
  const columns: Column<ClientInvoice>[] = [
    {
      key: 'number',
      label: t('field.number'),
      cell: (row) => row.number ?? word(row),
      sortKey: 'number',
    },
    {
      key: 'date',
      label: t('invoice.date'),
      cell: ({ date }) => <DayText value={date} />,
      csv: ({ date }) => formatDate(date),
      sortKey: 'date',
    },
    {
      key: 'dueDate',
      label: t('invoice.due_date'),
      cell: ({ dueDate }) => <DayText value={dueDate} />,
      csv: ({ dueDate }) => formatDate(dueDate),
      sortKey: 'dueDate',
    },
    {
      key: 'status',
      label: t('invoice.status'),
      cell: (row) => <InvoiceStatusBadge {...row} />,
      csv: word,
    },
    {
      key: 'open',
      label: t('invoice.open'),
      align: 'right',
      cell: ({ open, currency }) => <Money amount={open || null} currency={currency} />,
      csv: ({ open }) => open,
    },
    {
      key: 'total',
      label: t('invoice.total'),
      align: 'right',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
      csv: ({ total }) => total,
      sortKey: 'total',
    },
  ]
  return (
    <DataTable
      name="client-invoices"
      label={t('page.invoices')}
      columns={columns}
      state={state}
      list={list}
      rowId={({ _id }) => _id}
      rowLink={({ _id }) => `/view/invoices/${_id}`}
      empty={<EmptyState drawing={<PaperDrawing />} title={t('page.no_invoices')} />}
    />
  )
}
