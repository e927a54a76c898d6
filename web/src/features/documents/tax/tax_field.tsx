import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { useSettings } from '@/lib/settings'
import type { TaxCategory } from '../lines/line_values'

interface TaxFieldProps {
  label: string
  /** Percent, a decimal string. */
  rate: string
  category: TaxCategory | ''
  onChange: (tax: { taxRate: string; taxCategory: TaxCategory | '' }) => void
  error?: ReactNode
  'data-path'?: string
}

/** Why a line carries no VAT; the rate of each is 0. */
export const WITHOUT_TAX = ['AE', 'K', 'G', 'E', 'O', 'Z'] as const

/** The VAT of a line: a rate of the company's country, or why there is none. */
export function TaxField({ rate, category, onChange, ...props }: TaxFieldProps) {
  const { t } = useTranslation('documents')
  const { language } = useLanguage()
  const { data: settings } = useSettings()
  const isStandard = category === '' || category === 'S'
  const own = isStandard ? [Number(rate || '0')] : []
  // 0 % alone says too little on an invoice: the reasons for it are offered instead.
  const usual = (settings?.preferences.taxRates ?? []).filter((one) => one !== 0)
  const rates = [...new Set([...usual, ...own])]
  const choose = (value: string) => {
    const without = WITHOUT_TAX.find((one) => one === value)
    onChange(without ? { taxRate: '0', taxCategory: without } : { taxRate: value, taxCategory: '' })
  }
  return (
    <NativeSelect
      {...props}
      // A narrow field cuts the reason off.
      title={isStandard ? undefined : t(`category.${category}`)}
      styles={{ input: { textOverflow: 'ellipsis' } }}
      value={isStandard ? String(Number(rate || '0')) : category}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {rates.map((one) => (
        <option key={one} value={String(one)}>
          {formatPercent(one, language)}
        </option>
      ))}
      <optgroup label={t('form.without_tax')}>
        {WITHOUT_TAX.map((one) => (
          <option key={one} value={one}>
            {t(`category.${one}`)}
          </option>
        ))}
      </optgroup>
    </NativeSelect>
  )
}
