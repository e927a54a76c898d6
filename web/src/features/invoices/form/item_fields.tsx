import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/components/form/number_field'
import type { Item } from '../invoice'
import { DescriptionField } from './description_field'
import { DiscountField } from './discount_field'
import type { InvoiceValues } from './invoice_values'
import type { LineValues } from './line_values'
import { TaxField } from './tax_field'
import type { Lines } from './use_lines'

interface ItemFieldsProps {
  form: UseFormReturnType<InvoiceValues>
  lines: Lines
  line: LineValues
  index: number
}

/** What is sold in a line: how much of it, at which price, with which VAT. */
export function ItemFields({ form, lines, line, index }: ItemFieldsProps) {
  const { t } = useTranslation('invoices')
  const { currency } = form.values
  const path = (name: string) => `lines.${index}.${name}`
  const field = (name: string) => form.getInputProps(path(name))
  const { error: taxError } = field('taxRate')

  const fill = (item: Item) => {
    lines.fill(index, item)
    lines.focus(index, 'quantity')
  }
  return (
    <>
      <DescriptionField
        label={t('form.description')}
        currency={currency}
        onItem={fill}
        {...field('description')}
      />
      <NumberField label={t('form.quantity')} {...field('quantity')} />
      <TextInput label={t('form.unit')} autoComplete="off" maxLength={20} {...field('unit')} />
      <NumberField label={t('form.price')} minimumDecimals={2} {...field('unitPrice')} />
      <DiscountField
        label={t('form.discount')}
        form={form}
        unit={line.discountUnit}
        currency={currency}
        paths={{
          unit: path('discountUnit'),
          percent: path('discount'),
          amount: path('discountAmount'),
        }}
      />
      <TaxField
        label={t('form.tax')}
        rate={line.taxRate}
        category={line.taxCategory}
        onChange={(tax) => form.replaceListItem('lines', index, { ...line, ...tax })}
        error={taxError ?? form.errors[path('taxCategory')]}
        data-path={path('taxRate')}
      />
    </>
  )
}
