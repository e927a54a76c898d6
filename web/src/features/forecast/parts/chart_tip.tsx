import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import type { ForecastPeriod } from '../forecast'
import classes from './course.module.css'
import { usePeriodName, type View } from './use_period_name'

interface ChartTipProps {
  view: View
  period: ForecastPeriod
  currency: string
  hasBalance: boolean
}

/** The exact figures of a bar. */
export function ChartTip({ view, period, currency, hasBalance }: ChartTipProps) {
  const { t } = useTranslation('forecast')
  const nameOf = usePeriodName(view)
  return (
    <div className={classes.tip}>
      <strong>{nameOf(period)}</strong>
      <dl>
        {period.sources.map(({ source, isIn, amount }) => (
          <div key={source}>
            <dt>{t(`source.${source}`)}</dt>
            <dd>
              <Money amount={isIn ? amount : -amount} currency={currency} />
            </dd>
          </div>
        ))}
        {hasBalance && (
          <>
            <div data-end>
              <dt>{t('column.end')}</dt>
              <dd>
                <Money amount={period.end} currency={currency} />
              </dd>
            </div>
            <div>
              <dt>{t('chart.band')}</dt>
              <dd>
                <Money amount={period.low} currency={currency} /> –{' '}
                <Money amount={period.high} currency={currency} />
              </dd>
            </div>
          </>
        )}
      </dl>
    </div>
  )
}
