import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { DayText } from '@/components/day_text'
import { PaperDrawing } from '@/components/drawings'
import { EmptyState } from '@/components/empty_state'
import { Money } from '@/components/money'
import { InvoiceStatusBadge, useStatusWord } from '@/features/invoices/parts'
import { formatDate } from '@/lib/days'
import { listQuery } from '@/lib/queries'
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
      cell: ({ number }) => number ?? word('Draft'),
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
      csv: ({ status }) => word(status),
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
