import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CurrencyField } from '@/components/form/choices/currency_field'
import { NumberField } from '@/components/form/number_field'
import { ASIDE } from '@/lib/server/first_answers'
import { listQuery } from '@/lib/server/queries'
import type { FieldsForm } from './fields_form'

interface ExchangeFieldsProps {
  form: FieldsForm
  ownCurrency: string
}

/** The currency of the receipt and its rate, proposed as a document had it last. */
export function ExchangeFields({ form, ownCurrency }: ExchangeFieldsProps) {
  const { t } = useTranslation('expenses')
  const { currency } = form.values
  const { data } = useQuery({ ...listQuery('/api/exchange-rates'), meta: ASIDE })
  const change = (code: string) => {
    const last = data?.rows.find((rate) => rate.currency === code && code !== ownCurrency)
    form.setFieldValue('currency', code)
    form.setFieldValue('exchangeRate', last ? String(last.rate) : '')
  }
  return (
    <>
      <CurrencyField
        label={t('form.currency')}
        {...form.getInputProps('currency')}
        onChange={change}
      />
      {currency !== ownCurrency && (
        <NumberField
          label={t('form.exchange_rate')}
          description={t('form.exchange_help', { own: ownCurrency, currency })}
          {...form.getInputProps('exchangeRate')}
        />
      )}
    </>
  )
}
