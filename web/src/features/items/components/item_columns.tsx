import { Text } from '@mantine/core'
import type { TFunction } from 'i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/day_text'
import { Money } from '@/components/money'
import { formatDate } from '@/lib/days'
import type { Language } from '@/lib/languages'
import { formatPercent } from '@/lib/numbers'
import type { Item } from '../item'

/** Decimals that a price may have. */
const PRICE_DECIMALS = 6

interface ItemColumnsOptions {
  t: TFunction<'items'>
  language: Language
  /** Of the prices: the company's. */
  currency: string
}

export function itemColumns({ t, language, currency }: ItemColumnsOptions): Column<Item>[] {
  return [
    { key: 'name', label: t('field.name'), cell: ({ name }) => name, sortKey: 'name' },
    {
      key: 'number',
      label: t('field.number'),
      cell: ({ number }) => (
        <Text span c="dimmed" inherit>
          {number}
        </Text>
      ),
      csv: ({ number }) => number,
      sortKey: 'number',
    },
    { key: 'type', label: t('field.type'), cell: ({ type }) => t(`type.${type}`) },
    {
      key: 'description',
      label: t('field.description'),
      cell: ({ description }) => description,
      isOptional: true,
    },
    {
      key: 'createdAt',
      label: t('list.created'),
      cell: ({ createdAt }) => <DayText value={createdAt} />,
      csv: ({ createdAt }) => formatDate(createdAt),
      sortKey: 'createdAt',
      isOptional: true,
    },
    {
      key: 'taxRate',
      label: t('field.tax_rate'),
      align: 'right',
      cell: ({ taxRate }) => formatPercent(taxRate, language),
      csv: ({ taxRate }) => taxRate,
    },
    { key: 'unit', label: t('field.unit'), cell: ({ unit }) => unit },
    {
      key: 'unitPrice',
      label: t('list.price'),
      align: 'right',
      cell: ({ unitPrice }) => (
        <Money amount={unitPrice} currency={currency} maximumDecimals={PRICE_DECIMALS} />
      ),
      csv: ({ unitPrice }) => unitPrice,
    },
  ]
}
