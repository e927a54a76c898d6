import { Skeleton, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '@/components/filters/filter_chips'
import { Section } from '@/components/page/section'
import { Money } from '@/components/values/money'
import { COLOURS, SOURCES } from '../colours'
import type { Forecast, ForecastState } from '../forecast'
import classes from './course.module.css'
import { PeriodTable } from './period_table'
import { VIEWS, type View } from './use_period_name'

/** Asked for together with the figures: the picture is large and should not come after them. */
const chart = import('./course_chart')
const CourseChart = lazy(() => chart)

interface CourseProps {
  forecast: Forecast
  state: ForecastState
}

/** Money in and out by month or week: a chart, and a table with the same figures. */
export function Course({ forecast, state }: CourseProps) {
  const { t } = useTranslation('forecast')
  const [view, setView] = useState<View>('months')
  const periods = forecast[view]
  const used = SOURCES.filter((source) =>
    periods.some(({ sources }) => sources.some((part) => part.source === source))
  )
  return (
    <Section
      title={t('course.title')}
      help={t('course.help')}
      padding="none"
      action={
        <FilterChips
          label={t('course.by')}
          options={VIEWS.map((value) => ({ value, label: t(`course.${value}`) }))}
          value={view}
          onChange={(value) => setView(value === 'weeks' ? 'weeks' : 'months')}
        />
      }
    >
      <div className={classes.chart} aria-hidden>
        <Suspense fallback={<Skeleton height={280} className={classes.coming} aria-busy="true" />}>
          <CourseChart
            view={view}
            periods={periods}
            tried={forecast.scenario?.[view]}
            sources={used}
            currency={forecast.currency}
            minimum={forecast.balance ? forecast.settings.minimum : undefined}
            hasBalance={forecast.balance !== null}
          />
        </Suspense>
        <ul className={classes.legend}>
          {used.map((source) => (
            <li key={source}>
              <span className={classes.swatch} style={{ background: COLOURS[source] }} />
              {t(`source.${source}`)}
            </li>
          ))}
        </ul>
      </div>
      <PeriodTable forecast={forecast} view={view} state={state} />
      {forecast.others.length > 0 && (
        <Text size="sm" c="dimmed" px="md" py="sm">
          {t('others')}{' '}
          {forecast.others.map(({ currency, in: inflow, out }) => (
            <span key={currency} className={classes.other}>
              {inflow !== 0 && (
                <>
                  {t('column.in')} <Money amount={inflow} currency={currency} />
                </>
              )}{' '}
              {out !== 0 && (
                <>
                  {t('column.out')} <Money amount={out} currency={currency} />
                </>
              )}
            </span>
          ))}
        </Text>
      )}
    </Section>
  )
}
