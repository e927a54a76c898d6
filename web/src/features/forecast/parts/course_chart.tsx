import { useTranslation } from 'react-i18next'
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { COLOURS } from '../colours'
import type { ForecastPeriod, Source } from '../forecast'
import { ChartTip } from './chart_tip'
import classes from './course.module.css'
import { usePeriodName, type View } from './use_period_name'

interface CourseChartProps {
  view: View
  periods: ForecastPeriod[]
  /** The same periods in the scenario that is tried. */
  tried: ForecastPeriod[] | undefined
  /** Those that bring or cost something, in the order in which they are stacked. */
  sources: Source[]
  currency: string
  minimum: number | undefined
  hasBalance: boolean
}

/** Bars of what comes in and goes out, and the balance as a line in its band. */
export default function CourseChart(props: CourseChartProps) {
  const { view, periods, tried, sources, currency, minimum, hasBalance } = props
  const { t } = useTranslation('forecast')
  const { language } = useLanguage()
  const nameOf = usePeriodName(view)
  const data = periods.map((period, index) => ({
    name: nameOf(period, 'short'),
    period,
    band: [period.low, period.high],
    end: period.end,
    tried: tried?.[index]?.end,
    ...Object.fromEntries(
      period.sources.map(({ source, isIn, amount }) => [source, isIn ? amount : -amount])
    ),
  }))
  return (
    <ResponsiveContainer width="100%" height={280} className={classes.plot}>
      <ComposedChart
        data={data}
        stackOffset="sign"
        accessibilityLayer={false}
        margin={{ top: 8, right: 16, bottom: 0, left: 8 }}
      >
        <CartesianGrid vertical={false} />
        <XAxis dataKey="name" tickLine={false} axisLine={false} minTickGap={12} />
        <YAxis
          width={64}
          tickLine={false}
          axisLine={false}
          tickFormatter={(value: number) => formatNumber(value, language, 0)}
        />
        <ReferenceLine y={0} className={classes.zero} />
        {minimum !== undefined && minimum > 0 && (
          <ReferenceLine
            y={minimum}
            className={classes.minimum}
            label={{ value: t('chart.minimum'), position: 'insideBottomRight', fontSize: 12 }}
          />
        )}
        {hasBalance && (
          <Area
            dataKey="band"
            stroke="none"
            className={classes.band}
            isAnimationActive={false}
            activeDot={false}
          />
        )}
        {sources.map((source) => (
          <Bar
            key={source}
            dataKey={source}
            stackId="flow"
            fill={COLOURS[source]}
            maxBarSize={36}
            isAnimationActive={false}
          />
        ))}
        {hasBalance && (
          <Line
            dataKey="end"
            className={classes.line}
            dot={false}
            strokeWidth={2}
            isAnimationActive={false}
          />
        )}
        {tried && (
          <Line
            dataKey="tried"
            className={classes.tried}
            dot={false}
            strokeWidth={2}
            strokeDasharray="5 4"
            isAnimationActive={false}
          />
        )}
        <Tooltip
          isAnimationActive={false}
          content={({ active, payload }) => {
            const period = payload?.[0]?.payload?.period
            return active && period ? (
              <ChartTip view={view} period={period} currency={currency} hasBalance={hasBalance} />
            ) : null
          }}
        />
      </ComposedChart>
    </ResponsiveContainer>
  )
}
