import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/day_text'
import { Money } from '@/components/money'
import type { ListAnswer } from '@/lib/queries'
import { clientName, type InvoiceRow } from '../invoice'
import { InvoiceStatusBadge, useStatusWord } from '../invoice_status'
import { Sums } from './sums'

type Amount = 'net' | 'tax' | 'total' | 'open'

/** @param totals of the filtered set, by currency */
export function useInvoiceColumns(
  totals: ListAnswer<InvoiceRow>['totals'] = {}
): Column<InvoiceRow>[] {
  const { t } = useTranslation('invoices')
  const word = useStatusWord()
  const amount = (key: Amount): Column<InvoiceRow> => ({
    key,
    label: t(`list.${key}`),
    align: 'right',
    cell: (row) => <Money amount={row[key]} currency={row.currency} />,
    csv: (row) => row[key],
    sortKey: key,
    foot: <Sums totals={totals} amount={key} />,
  })
  return [
    {
      key: 'number',
      label: t('list.number'),
      cell: (row) => row.number ?? t('list.draft'),
      sortKey: 'number',
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: (row) => <InvoiceStatusBadge status={row.status} />,
      csv: (row) => word(row.status),
      sortKey: 'status',
    },
    { key: 'client', label: t('list.client'), cell: clientName, sortKey: 'client', isFluid: true },
    {
      key: 'date',
      label: t('list.date'),
      cell: (row) => <DayText value={row.date} />,
      csv: (row) => row.date,
      sortKey: 'date',
      isWideOnly: true,
    },
    {
      key: 'due',
      label: t('list.due'),
      cell: (row) => <DayText value={row.dueDate} />,
      csv: (row) => row.dueDate,
      sortKey: 'dueDate',
    },
    {
      key: 'daysOverdue',
      label: t('list.days_overdue'),
      align: 'right',
      cell: ({ daysOverdue }) => (daysOverdue > 0 ? t('list.days', { count: daysOverdue }) : ''),
      csv: (row) => row.daysOverdue,
      sortKey: 'daysOverdue',
      isWideOnly: true,
    },
    { ...amount('net'), isOptional: true, isWideOnly: true },
    { ...amount('tax'), isOptional: true, isWideOnly: true },
    amount('total'),
    {
      ...amount('open'),
      cell: ({ open, currency }) => (open > 0 ? <Money amount={open} currency={currency} /> : ''),
      isWideOnly: true,
    },
  ]
}
