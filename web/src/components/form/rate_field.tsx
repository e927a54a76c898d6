import { NativeSelect } from '@mantine/core'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { useSettings } from '@/lib/settings'
import type { NumberFieldProps } from './number_field'
import { PercentField } from './percent_field'

type RateFieldProps = Pick<NumberFieldProps, 'label' | 'value' | 'onChange' | 'error'> & {
  'data-path'?: string
}

/** A country has at least a standard and a reduced rate where we know them. */
const FEWEST_KNOWN = 2

/**
 * A VAT rate as a decimal string, chosen from those of the company's country and 0; a rate of before stays on offer.
 * It is typed where we do not know the rates of the country.
 */
export function RateField({ value = '', ...props }: RateFieldProps) {
  const { language } = useLanguage()
  const offered = useSettings().data?.preferences.taxRates ?? []
  if (offered.filter((rate) => rate !== 0).length < FEWEST_KNOWN) {
    return <PercentField {...props} value={value} />
  }
  const rates = new Set([...offered, ...(value === '' ? [] : [Number(value)])])
  return (
    <NativeSelect
      label={props.label}
      error={props.error}
      data-path={props['data-path']}
      value={String(Number(value || '0'))}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      data={[...rates].map((rate) => ({
        value: String(rate),
        label: formatPercent(rate, language),
      }))}
    />
  )
}
