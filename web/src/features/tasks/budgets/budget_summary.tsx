import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import type { BudgetFigures, Measure, ProjectBudget } from './budget'
import classes from './budgets.module.css'
import { useAmount } from './use_amount'

interface BudgetSummaryProps {
  budget: ProjectBudget
  figures: BudgetFigures
  measure: Measure
  /** Whether time uses this budget up. */
  isPriced: boolean
}

/** How much of a budget is used, what is left, and until when it lasts. */
export function BudgetSummary({ budget, figures, measure, isPriced }: BudgetSummaryProps) {
  const { t } = useTranslation('budgets')
  const { language } = useLanguage()
  const amount = useAmount(measure, budget.currency)
  const forecast = useForecast(budget, figures)
  const { used, left, percent } = figures
  const tone = percent >= 100 ? 'overdue' : percent >= 80 ? 'partly' : undefined
  const rest =
    left >= 0 ? t('left', { amount: amount(left) }) : t('over', { amount: amount(-left) })
  return (
    <>
      <div className={classes.line}>
        <span className={classes.figure}>{amount(used)}</span>
        <Text span c="dimmed" className={classes.amount}>
          {t('of', { budget: amount(figures.budget) })}
        </Text>
        <Text span fw={600} className={classes.amount} c={tone && `var(--kontor-status-${tone})`}>
          {formatPercent(percent, language)}
        </Text>
      </div>
      <Text c="dimmed" size="sm" className={classes.amount}>
        {rest}. {isPriced ? forecast : t('no_client')}
      </Text>
    </>
  )
}

/** The forecast as a sentence. */
function useForecast({ period, to }: ProjectBudget, { usedUpOn, passedOn }: BudgetFigures) {
  const { t } = useTranslation('budgets')
  if (passedOn) return t('forecast.passed', { day: formatDate(passedOn) })
  if (!usedUpOn) return t('forecast.none')
  const isLater = period === 'month' && usedUpOn.slice(0, 7) > to.slice(0, 7)
  return isLater ? t('forecast.month') : t('forecast.day', { day: formatDate(usedUpOn) })
}
