import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ASIDE } from '@/lib/server/first_answers'
import { recordQuery } from '@/lib/server/queries'
import type { FieldsForm } from '../fields_form'

interface Options {
  form: FieldsForm
  ownCurrency: string
  /** Day of the receipt; without one nothing is proposed. */
  date: string
}

/**
 * Proposes the reference rate of the European Central Bank for the currency and the day of a receipt, as long as nobody
 * has typed another one.
 */
export function useReferenceRate({ form, ownCurrency, date }: Options) {
  const { currency, exchangeRate } = form.values
  const isForeign = currency !== ownCurrency
  const { data } = useQuery({
    ...recordQuery('/api/reference-rates', { query: { currency, date } }),
    enabled: isForeign && date !== '',
    meta: ASIDE,
  })
  // The rate that was filled in last, and by no person.
  const filled = useRef('')
  const rate = isForeign && data?.currency === currency && data.rate ? String(data.rate) : ''
  const propose = useEffectEvent(() => {
    if (rate === '' || rate === exchangeRate) return
    if (exchangeRate !== '' && exchangeRate !== filled.current) return
    filled.current = rate
    form.setFieldValue('exchangeRate', rate)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new rate, and when the field was emptied
  useEffect(() => propose(), [rate, exchangeRate === ''])
  return {
    /** Day on which the rate in the field was published; null for one that a person has typed. */
    publishedOn: rate !== '' && rate === exchangeRate ? (data?.publishedOn ?? null) : null,
    /** Notes a rate that was filled in otherwise, which a reference rate may take the place of. */
    fill: (value: string) => {
      filled.current = value
    },
  }
}
