import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { nameOf, type Rate } from './rate'

export function useRateColumns(): Column<Rate>[] {
  const { t } = useTranslation('rates')
  return [
    {
      key: 'name',
      label: t('field.record'),
      cell: (rate) => nameOf(rate) || t('level.company'),
      isFluid: true,
    },
    {
      key: 'level',
      label: t('field.level'),
      cell: ({ level }) => t(`level.${level}`),
      sortKey: 'level',
    },
    {
      key: 'from',
      label: t('field.from'),
      cell: ({ from }) => (from ? <DayText value={from} /> : t('list.from_start')),
      csv: ({ from }) => from ?? t('list.from_start'),
      sortKey: 'from',
    },
    {
      key: 'amount',
      label: t('field.amount'),
      align: 'right',
      cell: ({ amount, currency }) => (
        <Money amount={amount} currency={currency} maximumDecimals={6} />
      ),
      csv: ({ amount }) => amount,
    },
    {
      key: 'state',
      label: t('list.state'),
      align: 'right',
      cell: ({ isCurrent }) => isCurrent && <StatusBadge kind="paid" label={t('list.current')} />,
      csv: ({ isCurrent }) => (isCurrent ? t('list.current') : ''),
      isWideOnly: true,
    },
  ]
}
