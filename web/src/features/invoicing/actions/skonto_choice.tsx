import { Alert, Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyField } from '@/components/form/money_field'
import { formatMoney, formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import { isLate, type PaymentValues, paymentBy, type SkontoTerm, termFor } from './payment_values'

interface SkontoChoiceProps {
  offer: SkontoTerm[]
  /** Major units of the currency. */
  open: number
  currency: string
  values: Pick<PaymentValues, 'date' | 'takesSkonto' | 'skonto'>
  error?: ReactNode
  onChange: (values: Partial<PaymentValues>) => void
}

/** Whether the payer took Skonto off, and how much; what comes too late is accepted with a warning. */
export function SkontoChoice({
  offer,
  open,
  currency,
  values,
  error,
  onChange,
}: SkontoChoiceProps) {
  const { t } = useTranslation('invoicing')
  const { language } = useLanguage()
  const term = termFor(offer, values.date)
  const words = term && {
    day: formatDate(term.until),
    percent: formatPercent(term.percent, language),
    discount: formatMoney(term.discount, currency, language),
  }
  return (
    <>
      <Checkbox
        label={t('payment.skonto_taken')}
        description={words && t('payment.skonto_term', words)}
        checked={values.takesSkonto}
        onChange={(event) =>
          onChange(paymentBy(open, event.currentTarget.checked ? term : undefined))
        }
      />
      {values.takesSkonto && (
        <MoneyField
          label={t('payment.skonto')}
          currency={currency}
          value={values.skonto}
          error={error}
          onChange={(skonto) => onChange({ skonto })}
        />
      )}
      {words && values.takesSkonto && isLate(offer, values) && (
        <Alert color="yellow" variant="light" role="status">
          {t('payment.skonto_late', words)}
        </Alert>
      )}
    </>
  )
}
