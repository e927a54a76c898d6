import { useTranslation } from 'react-i18next'
import { amountColumn } from '@/components/data_table/amount_column'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { clientName } from '@/lib/client_name'
import { kindOf, type OrderRow } from '../order'

/** The columns of a list of orders, with the sums of the filtered ones in the foot. */
export function useOrderColumns(
  totals: Record<string, Record<string, number>> = {}
): Column<OrderRow>[] {
  const { t } = useTranslation('orders')
  return [
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
      isWideOnly: true,
    },
    {
      key: 'supply',
      label: t('form.supply_date'),
      cell: ({ serviceDate, serviceUntil }) => <DayText value={serviceUntil ?? serviceDate} />,
      csv: ({ serviceDate, serviceUntil }) => serviceUntil ?? serviceDate,
      isWideOnly: true,
    },
    {
      key: 'orderNumber',
      label: t('form.order_number'),
      cell: ({ orderNumber }) => orderNumber,
      isWideOnly: true,
      isSpare: true,
    },
    amountColumn<OrderRow>({
      key: 'total',
      label: t('list.total'),
      amountOf: ({ total }) => total,
      totals,
    }),
  ]
}
