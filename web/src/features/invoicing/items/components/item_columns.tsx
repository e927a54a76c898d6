import { Text } from '@mantine/core'
import type { TFunction } from 'i18next'
import type { Column } from '@/components/data_table/column'
import { createdColumn, numberColumn } from '@/components/data_table/usual_columns'
import { Money } from '@/components/values/money'
import type { Language } from '@/lib/language/languages'
import { formatPercent } from '@/lib/language/numbers'
import type { Item } from '../item'

/** Decimals that a price may have. */
const PRICE_DECIMALS = 6
const PRICE_MODES = ['net', 'gross'] as const

interface ItemColumnsOptions {
  t: TFunction<'items'>
  language: Language
  /** Of the prices: the company's. */
  currency: string
}

export function itemColumns({ t, language, currency }: ItemColumnsOptions): Column<Item>[] {
  return [
    { key: 'name', label: t('field.name'), cell: ({ name }) => name, sortKey: 'name' },
    numberColumn(t('field.number')),
    { key: 'type', label: t('field.type'), cell: ({ type }) => t(`type.${type}`) },
    {
      key: 'description',
      label: t('field.description'),
      cell: ({ description }) => description,
      isOptional: true,
    },
    createdColumn(t('list.created')),
    {
      key: 'taxRate',
      label: t('field.tax_rate'),
      align: 'right',
      cell: ({ taxRate }) => formatPercent(taxRate, language),
      csv: ({ taxRate }) => taxRate,
    },
    { key: 'unit', label: t('field.unit'), cell: ({ unit }) => unit },
    ...PRICE_MODES.map((mode) => ({
      key: `${mode}Price`,
      label: t(`list.${mode}_price`),
      align: 'right' as const,
      cell: (item: Item) => <Price item={item} mode={mode} currency={currency} />,
      csv: (item: Item) => item[`${mode}Price`],
    })),
    {
      key: 'priceMode',
      label: t('field.price_mode'),
      cell: ({ priceMode }) => t(`price_mode.${priceMode}`),
      isOptional: true,
    },
  ]
}

interface PriceProps {
  item: Item
  mode: Item['priceMode']
  currency: string
}

/** The price that was entered as it is; the one that follows from it in grey, to the cent unless it is below one. */
function Price({ item, mode, currency }: PriceProps) {
  const amount = item[`${mode}Price`]
  if (mode === item.priceMode) {
    return <Money amount={amount} currency={currency} maximumDecimals={PRICE_DECIMALS} />
  }
  const decimals = amount < 1 ? { maximumDecimals: PRICE_DECIMALS } : {}
  return (
    <Text span c="dimmed" inherit>
      <Money amount={amount} currency={currency} {...decimals} />
    </Text>
  )
}
