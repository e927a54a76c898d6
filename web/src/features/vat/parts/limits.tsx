import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'

/** Warns a small business (§ 19 UStG) before it passes a limit, and once it has. */
export function Limits() {
  const { t } = useTranslation('vat')
  const { language } = useLanguage()
  const { data: limits = [] } = useQuery(recordQuery('/api/reports/vat/limits'))
  return limits.map(({ rule, year, amount, limit, currency, isPassed, passedOn }) => {
    const money = (value: number) => formatMoney(value, currency, language)
    const values = {
      year,
      next: year + 1,
      amount: money(amount),
      limit: money(limit),
      day: formatDate(passedOn),
    }
    return (
      <Alert
        key={rule}
        mb="md"
        variant="light"
        color={isPassed ? 'red' : 'yellow'}
        icon={<IconAlertTriangle aria-hidden />}
        role="status"
      >
        {isPassed || rule === 'lastYear'
          ? t(`limits.passed.${rule}`, values)
          : t(`limits.near.${rule}`, values)}
      </Alert>
    )
  })
}
