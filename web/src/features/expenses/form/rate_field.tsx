import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { useSettings } from '@/lib/settings'

interface RateFieldProps {
  label: string
  /** Percent, a decimal string. */
  value?: string
  onChange: (rate: string) => void
  error?: ReactNode
  'data-path'?: string
}

/** The rate of VAT on a receipt: one of the company's country, or what an e-invoice or the vendor's last receipt said. */
export function RateField({ value = '', onChange, ...props }: RateFieldProps) {
  const { language } = useLanguage()
  const { data: settings } = useSettings()
  const own = Number(value || '0')
  const rates = [...new Set([...(settings?.preferences.taxRates ?? []), own])]
  return (
    <NativeSelect
      {...props}
      value={String(own)}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {rates.map((rate) => (
        <option key={rate} value={String(rate)}>
          {formatPercent(rate, language)}
        </option>
      ))}
    </NativeSelect>
  )
}
