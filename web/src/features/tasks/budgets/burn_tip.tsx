import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/time/days'
import type { Measure } from './budget'
import classes from './burn_chart.module.css'
import { useAmount } from './use_amount'

interface BurnTipProps {
  day: string
  value: number
  isExpected: boolean
  /** Percent of the width. */
  at: number
  measure: Measure
  currency: string
}

/** The exact figure of the day under the mouse. */
export function BurnTip({ day, value, isExpected, at, measure, currency }: BurnTipProps) {
  const { t } = useTranslation('budgets')
  const amount = useAmount(measure, currency)
  return (
    <>
      <span className={classes.hair} style={{ left: `${at}%` }} />
      <span className={classes.tip} style={{ left: `clamp(0px, ${at}% - 70px, 100% - 140px)` }}>
        {formatDate(day)}
        <br />
        {isExpected ? `${t('expected')}: ${amount(value)}` : amount(value)}
      </span>
    </>
  )
}
