import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import type { Asset } from './asset'

/** @param year of the figures */
export function useAssetColumns(year: string): Column<Asset>[] {
  const { t } = useTranslation('assets')
  return [
    {
      key: 'name',
      label: t('field.name'),
      cell: ({ name }) => name,
      sortKey: 'name',
      isFluid: true,
    },
    {
      key: 'kind',
      label: t('field.kind'),
      cell: ({ kind }) => t(`kind.${kind}`),
      isWideOnly: true,
      isSpare: true,
    },
    {
      key: 'date',
      label: t('field.date'),
      cell: ({ date }) => <DayText value={date} />,
      csv: ({ date }) => date,
      sortKey: 'date',
    },
    {
      key: 'method',
      label: t('field.method'),
      cell: ({ method, lifeMonths }) =>
        method === 'linear' ? t('list.linear', { count: lifeMonths }) : t(`method.${method}`),
      isWideOnly: true,
    },
    {
      key: 'cost',
      label: t('field.cost'),
      align: 'right',
      cell: ({ cost, currency }) => <Money amount={cost} currency={currency} />,
      csv: ({ cost }) => cost,
      sortKey: 'cost',
      isWideOnly: true,
    },
    {
      key: 'depreciation',
      label: t('list.depreciation', { year }),
      align: 'right',
      cell: ({ depreciation, currency }) => <Money amount={depreciation} currency={currency} />,
      csv: ({ depreciation }) => depreciation,
      isWideOnly: true,
    },
    {
      key: 'bookValue',
      label: t('list.book_value', { year }),
      align: 'right',
      cell: ({ bookValue, currency }) => <Money amount={bookValue} currency={currency} />,
      csv: ({ bookValue }) => bookValue,
    },
    {
      key: 'skonto',
      label: t('list.skonto'),
      align: 'right',
      cell: ({ skonto, currency }) => skonto > 0 && <Money amount={skonto} currency={currency} />,
      csv: ({ skonto }) => skonto,
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'gain',
      label: t('list.gain'),
      align: 'right',
      cell: ({ gain, currency }) => gain !== null && <Money amount={gain} currency={currency} />,
      csv: ({ gain }) => gain,
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'disposed',
      label: t('list.disposed'),
      cell: ({ disposedDate }) => <DayText value={disposedDate} />,
      csv: ({ disposedDate }) => disposedDate,
      isOptional: true,
      isWideOnly: true,
    },
  ]
}
