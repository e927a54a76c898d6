import { BarChart } from '@mantine/charts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/time/days'
import type { Figures } from '../figures'
import classes from './admin.module.css'

/** Sign-ups by week as bars; the table below says the same in figures. */
export function RegistrationsChart({ weeks }: Pick<Figures, 'weeks'>) {
  const { t } = useTranslation('admin')
  const bars = weeks.map(({ from, registered }) => ({
    week: formatDate(from).slice(0, 6),
    registered,
  }))
  return (
    <div aria-hidden className={classes.chart}>
      <BarChart
        h={200}
        data={bars}
        dataKey="week"
        series={[{ name: 'registered', label: t('analytics.registered'), color: 'petrol' }]}
        yAxisProps={{ allowDecimals: false, width: 32 }}
        gridAxis="x"
        tickLine="none"
        barChartProps={{ accessibilityLayer: false }}
        barProps={{ isAnimationActive: false }}
      />
    </div>
  )
}
