import { useTranslation } from 'react-i18next'
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import type { BudgetFigures, Measure } from './budget'
import classes from './budgets.module.css'
import { type BurnPoint, burnPoints } from './burn_points'
import { useAmount } from './use_amount'

interface BurnChartProps {
  course: { day: string; used: number }[]
  figures: BudgetFigures
  measure: Measure
  currency: string
}

/** The used part of a budget as a line that rises to the budget, with the forecast dashed. */
export default function BurnChart({ course, figures, measure, currency }: BurnChartProps) {
  const { t } = useTranslation('budgets')
  const { language } = useLanguage()
  const points = burnPoints(course, figures)
  const dayAt = new Map(points.map(({ x, day }) => [x, day]))
  return (
    <ResponsiveContainer width="100%" height={240} className={classes.plot}>
      <LineChart
        data={points}
        accessibilityLayer={false}
        margin={{ top: 16, right: 16, bottom: 0, left: 8 }}
      >
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="x"
          type="number"
          domain={['dataMin', 'dataMax']}
          ticks={ticksOf(points)}
          tickFormatter={(x: number) => shortDay(dayAt.get(x))}
          tickLine={false}
          axisLine={false}
        />
        <YAxis
          width={64}
          domain={[0, 'auto']}
          tickLine={false}
          axisLine={false}
          tickFormatter={(value: number) => formatNumber(value, language, 0)}
        />
        <ReferenceLine
          y={figures.budget}
          ifOverflow="extendDomain"
          className={classes.limit}
          label={{ value: t('budget'), position: 'insideTopLeft', fontSize: 12 }}
        />
        <Line
          dataKey="used"
          type="linear"
          className={classes.used}
          dot={false}
          strokeWidth={2}
          isAnimationActive={false}
        />
        <Line
          dataKey="expected"
          type="linear"
          className={classes.expected}
          dot={false}
          strokeWidth={2}
          strokeDasharray="5 4"
          isAnimationActive={false}
        />
        <Tooltip
          isAnimationActive={false}
          content={({ active, payload }) => {
            const point: BurnPoint | undefined = payload?.[0]?.payload
            return active && point ? (
              <Tip point={point} measure={measure} currency={currency} />
            ) : null
          }}
        />
      </LineChart>
    </ResponsiveContainer>
  )
}

interface TipProps extends Pick<BurnChartProps, 'measure' | 'currency'> {
  point: BurnPoint
}

function Tip({ point: { day, used, expected }, measure, currency }: TipProps) {
  const { t } = useTranslation('budgets')
  const amount = useAmount(measure, currency)
  return (
    <div className={classes.tip}>
      {formatDate(day)}
      <br />
      {used === undefined ? `${t('expected')}: ${amount(expected ?? 0)}` : amount(used)}
    </div>
  )
}

/** First, today and last: more would not fit on a phone. */
const ticksOf = (points: BurnPoint[]) => [
  ...new Set([
    points[0]?.x ?? 0,
    points.findLast(({ used }) => used !== undefined)?.x ?? 0,
    points.at(-1)?.x ?? 0,
  ]),
]

/** `06.11.` */
const shortDay = (day = '') => (day ? formatDate(day).slice(0, 6) : '')
