import { Input, SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import type { NumberFieldProps } from '@/components/form/number_field'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { priceIn, type WrittenPrice } from './item_price'

interface ItemPriceFieldsProps {
  values: WrittenPrice
  currency: string
  /** Input of the price field from its form. */
  price: Pick<NumberFieldProps, 'value' | 'onChange' | 'error'>
  onMode: (mode: 'net' | 'gross') => void
}

const PRICE_DECIMALS = 6

/** The price of an item, net or gross; the other price is shown below. */
export function ItemPriceFields({ values, currency, price, onMode }: ItemPriceFieldsProps) {
  const { t } = useTranslation('documents')
  const { language } = useLanguage()
  const other = values.priceMode === 'net' ? 'gross' : 'net'
  const amount = priceIn(other, values)
  return (
    <FormRow>
      <MoneyField
        label={t(`item_price.label.${values.priceMode}`)}
        currency={currency}
        required
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        // A blank keeps the place of the line until there is a price.
        description={
          amount
            ? t(`item_price.is.${other}`, {
                price: formatMoney(amount, currency, language, PRICE_DECIMALS),
              })
            : '\u00a0'
        }
        {...price}
      />
      <Input.Wrapper label={t('item_price.mode')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('item_price.mode')}
          value={values.priceMode}
          onChange={(mode) => onMode(mode === 'gross' ? 'gross' : 'net')}
          data={[
            { value: 'net', label: t('item_price.net') },
            { value: 'gross', label: t('item_price.gross') },
          ]}
        />
      </Input.Wrapper>
    </FormRow>
  )
}
