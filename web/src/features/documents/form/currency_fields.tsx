import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowOf } from '#api/routes'
import { CurrencyField } from '@/components/form/choices/currency_field'
import { NumberField } from '@/components/form/number_field'
import { listQuery } from '@/lib/server/queries'
import { useSettings } from '@/lib/settings'
import type { DocumentForm } from './document_values'

type LastRate = RowOf<'/api/exchange-rates'>

interface CurrencyFieldsProps {
  form: DocumentForm
  /** Fields beside the rate that only this kind of document has. */
  rateDetails?: ReactNode
  /** The rate that was used last for the currency is proposed; undefined when none was. */
  onPropose?: (last: LastRate | undefined) => void
}

/** The currency, and its rate where it is not the company's own: proposed as it was used last. */
export function CurrencyFields({ form, rateDetails, onPropose }: CurrencyFieldsProps) {
  const { t } = useTranslation('documents')
  const { currency, exchangeRate, _id } = form.values
  const own = useSettings().data?.preferences.currency
  const isForeign = own !== undefined && own !== currency
  const rates = useQuery({ ...listQuery('/api/exchange-rates'), enabled: own !== undefined })

  const propose = (code: string) => {
    const last = rates.data?.rows.find((rate) => rate.currency === code && code !== own)
    form.setFieldValue('exchangeRate', last ? String(last.rate) : '')
    onPropose?.(last)
  }
  const isUntouched = isForeign && exchangeRate === '' && _id === '' && rates.isSuccess
  // A client may bring a currency along: then nobody chooses it here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another currency asks for another rate
  useEffect(() => {
    if (isUntouched) propose(currency)
  }, [currency, rates.isSuccess, own])

  return (
    <>
      <CurrencyField
        label={t('form.currency')}
        {...form.getInputProps('currency')}
        onChange={(code: string) => {
          form.setFieldValue('currency', code)
          propose(code)
        }}
      />
      {isForeign && (
        <NumberField
          label={t('form.exchange_rate')}
          description={t('form.exchange_help', { own, currency })}
          {...form.getInputProps('exchangeRate')}
        />
      )}
      {isForeign && rateDetails}
    </>
  )
}
