import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { Sums } from '@/components/data_table/sums'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { clientName } from '@/lib/client_name'
import type { ListAnswer } from '@/lib/server/queries'
import { isDeskRow, kindOf, type NoteRow } from '../note'

/** @param totals of the filtered set, by currency; none for employees, who see no amounts */
export function useNoteColumns(
  isDesk: boolean,
  totals: ListAnswer<NoteRow>['totals'] = {}
): Column<NoteRow>[] {
  const { t } = useTranslation('deliveries')
  const rest = ({ status, hasRest }: NoteRow) =>
    status === 'Draft' || status === 'Cancelled' ? '' : t(hasRest ? 'rest.open' : 'rest.complete')
  const columns: Column<NoteRow>[] = [
    {
      key: 'number',
      label: t('list.number'),
      cell: ({ number }) => number ?? t('list.draft'),
      sortKey: 'number',
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: ({ status }) => <StatusBadge kind={kindOf(status)} label={t(`status.${status}`)} />,
      csv: ({ status }) => t(`status.${status}`),
    },
    { key: 'client', label: t('list.client'), cell: clientName, sortKey: 'client', isFluid: true },
    {
      key: 'date',
      label: t('list.date'),
      cell: ({ date }) => <DayText value={date} />,
      csv: ({ date }) => date,
      sortKey: 'date',
    },
    {
      key: 'source',
      label: t('list.source'),
      cell: ({ source }) => source?.number,
      isWideOnly: true,
    },
    { key: 'rest', label: t('list.rest'), cell: rest, isWideOnly: true },
    {
      key: 'orderNumber',
      label: t('form.order_number'),
      cell: ({ orderNumber }) => orderNumber,
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'assignee',
      label: t('form.assignee'),
      cell: ({ assignee }) => assignee?.name,
      isOptional: true,
      isWideOnly: true,
    },
  ]
  if (!isDesk) return columns
  return [
    ...columns,
    {
      key: 'invoice',
      label: t('list.invoice'),
      cell: (row) => (isDeskRow(row) && row.invoice ? (row.invoice.number ?? t('list.draft')) : ''),
      isWideOnly: true,
      isSpare: true,
    },
    {
      key: 'net',
      label: t('list.net'),
      align: 'right',
      cell: (row) => isDeskRow(row) && <Money amount={row.net} currency={row.currency} />,
      csv: (row) => (isDeskRow(row) ? row.net : null),
      foot: <Sums totals={totals} amount="net" />,
    },
  ]
}
