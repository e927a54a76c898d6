import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '@/components/values/status_badge'
import { formatDate } from '@/lib/time/days'
import { type ExpenseSuggestion, KIND_OF_CONFIDENCE, numbersOf } from '../entry'
import classes from './bank.module.css'

/** Which expenses money that left has probably paid, why, and how sure that is. */
export function SuggestedExpenses({ suggestion }: { suggestion: ExpenseSuggestion }) {
  const { t } = useTranslation('banking')
  const { confidence, reasons, expenses } = suggestion
  const [first] = expenses
  return (
    <div className={classes.suggested}>
      <div className={classes.target}>
        <span className={classes.numbers}>
          {[numbersOf(expenses), first?.vendor].filter(Boolean).join(' · ')}
        </span>
        <StatusBadge kind={KIND_OF_CONFIDENCE[confidence]} label={t(`confidence.${confidence}`)} />
      </div>
      <Text size="xs" c="dimmed">
        {reasons
          .map((reason) => t(reason === 'early' ? 'reason.early_expense' : `reason.${reason}`))
          .join(' · ')}
        {first?.paidDate && (
          <>
            {' · '}
            {t('suggestion.marked_paid', { date: formatDate(first.paidDate) })}
          </>
        )}
      </Text>
    </div>
  )
}
