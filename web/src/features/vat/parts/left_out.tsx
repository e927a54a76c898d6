import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/lib/language/use_language'
import { formatMonthYear } from '@/lib/time/days'

interface LeftOutProps {
  months: { month: string; currency: string }[]
}

/** Names the months of sales in other currencies whose official rate is missing. */
export function LeftOut({ months }: LeftOutProps) {
  const { t } = useTranslation('vat')
  const { language } = useLanguage()
  if (months.length === 0) return null
  const named = new Map<string, string[]>()
  for (const { month, currency } of months) {
    const known = named.get(currency) ?? []
    named.set(currency, [...known, formatMonthYear(`${month}-01`, language)])
  }
  const currencies = [...named]
    .map(([currency, names]) => `${currency} (${names.join(', ')})`)
    .join(', ')
  return (
    <Text size="sm" px="md" pt="sm">
      {t('return.left_out', { currencies })}
    </Text>
  )
}
