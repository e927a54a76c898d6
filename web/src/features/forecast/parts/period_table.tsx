import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import type { Forecast, ForecastPeriod, ForecastState } from '../forecast'
import { PeriodItems } from './period_items'
import classes from './table.module.css'
import { usePeriodName, type View } from './use_period_name'

interface PeriodTableProps {
  forecast: Forecast
  view: View
  state: ForecastState
}

/** The forecast in figures; each row opens the payments behind it. */
export function PeriodTable({ forecast, view, state }: PeriodTableProps) {
  const { t } = useTranslation('forecast')
  const hasBalance = forecast.balance !== null
  return (
    <table className={classes.table} aria-label={t('course.title')}>
      <thead>
        <tr>
          <th scope="col">{t(`column.${view}`)}</th>
          {hasBalance && (
            <th scope="col" className={classes.wide}>
              {t('column.start')}
            </th>
          )}
          <th scope="col">{t('column.in')}</th>
          <th scope="col">{t('column.out')}</th>
          <th scope="col" className={hasBalance ? classes.wide : undefined}>
            {t('column.net')}
          </th>
          {hasBalance && <th scope="col">{t('column.end')}</th>}
        </tr>
      </thead>
      <tbody>
        {forecast[view].map((period) => (
          <PeriodRow
            key={`${view} ${period.from}`}
            view={view}
            period={period}
            forecast={forecast}
            state={state}
          />
        ))}
      </tbody>
    </table>
  )
}

interface PeriodRowProps {
  view: View
  period: ForecastPeriod
  forecast: Forecast
  state: ForecastState
}

function PeriodRow({ view, period, forecast, state }: PeriodRowProps) {
  const nameOf = usePeriodName(view)
  const [isOpen, setIsOpen] = useState(false)
  const { currency, balance, settings } = forecast
  const hasBalance = balance !== null
  const isLow = hasBalance && period.end < settings.minimum
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={classes.open}
            aria-expanded={isOpen}
            disabled={period.payments === 0}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconChevronRight size={14} aria-hidden className={classes.arrow} />
            {nameOf(period)}
          </button>
        </th>
        {hasBalance && (
          <td className={classes.wide}>
            <Money amount={period.start} currency={currency} />
          </td>
        )}
        <td>
          <Money amount={period.in} currency={currency} />
        </td>
        <td>
          <Money amount={period.out} currency={currency} />
        </td>
        <td className={hasBalance ? classes.wide : undefined}>
          <Money amount={period.net} currency={currency} />
        </td>
        {hasBalance && (
          <td className={classes.end} data-low={isLow || undefined}>
            <Money amount={period.end} currency={currency} />
          </td>
        )}
      </tr>
      {isOpen && (
        <tr className={classes.details}>
          <td colSpan={hasBalance ? 6 : 4}>
            <PeriodItems period={period} state={state} />
          </td>
        </tr>
      )}
    </>
  )
}
