import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CurrencyField } from '@/components/form/choices/currency_field'
import { NumberField } from '@/components/form/number_field'
import { ASIDE } from '@/lib/server/first_answers'
import { listQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import type { FieldsForm } from '../fields_form'
import { useReferenceRate } from './use_reference_rate'

interface ExchangeFieldsProps {
  form: FieldsForm
  ownCurrency: string
  /** Day of the receipt, for the reference rate; empty for a recurring expense. */
  date: string
}

/** The currency of the receipt and its rate: the reference rate of its day, else as a document had it last. */
export function ExchangeFields({ form, ownCurrency, date }: ExchangeFieldsProps) {
  const { t } = useTranslation('expenses')
  const { currency } = form.values
  const { data } = useQuery({ ...listQuery('/api/exchange-rates'), meta: ASIDE })
  const reference = useReferenceRate({ form, ownCurrency, date })
  const { publishedOn } = reference
  const change = (code: string) => {
    const last = data?.rows.find((rate) => rate.currency === code && code !== ownCurrency)
    form.setFieldValue('currency', code)
    const rate = last ? String(last.rate) : ''
    reference.fill(rate)
    form.setFieldValue('exchangeRate', rate)
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
          description={
            publishedOn
              ? t('form.exchange_ecb', {
                  own: ownCurrency,
                  currency,
                  date: formatDate(publishedOn),
                })
              : t('form.exchange_help', { own: ownCurrency, currency })
          }
          {...form.getInputProps('exchangeRate')}
          {...(publishedOn && { labelProps: { 'data-proposed': t('reading.proposed') } })}
        />
      )}
    </>
  )
}
