import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { BudgetFigures, Measure } from './budget'
import classes from './burn_chart.module.css'
import { BurnDays } from './burn_days'
import { type BurnPoint, burnPoints, gridOf } from './burn_points'
import { BurnTip } from './burn_tip'

interface BurnChartProps {
  course: { day: string; used: number }[]
  /** Null without a budget. */
  figures: BudgetFigures | null
  measure: Measure
  currency: string
}

/** Room above the highest value, for the name of the budget. */
const HEADROOM = 1.14

/** The used part of a budget as a line that rises to the budget, with the forecast dashed. Its figures are in `BurnTable`. */
export function BurnChart({ course, figures, measure, currency }: BurnChartProps) {
  const { t } = useTranslation('budgets')
  const { language } = useLanguage()
  const [pointed, setPointed] = useState<BurnPoint>()
  const { used, expected } = burnPoints(course, figures)
  const points = [...used, ...expected.slice(1)]
  const highest = Math.max(...points.map(({ value }) => value), figures?.budget ?? 0)
  const grid = gridOf(highest)
  const [top, width] = [highest * HEADROOM, points.at(-1)?.x || 1]
  const across = ({ x }: Pick<BurnPoint, 'x'>) => (x / width) * 100
  const down = (value: number) => 100 - (value / top) * 100
  const line = (some: BurnPoint[]) =>
    some.map((point) => `${across(point)},${down(point.value)}`).join(' ')
  const last = used.at(-1)
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width: wide } = currentTarget.getBoundingClientRect()
    const at = ((clientX - left) / wide) * 100
    setPointed(nearest(points, (point) => Math.abs(across(point) - at)))
  }
  return (
    <div className={classes.chart} aria-hidden>
      <ul className={classes.scale}>
        {grid.map((value) => (
          <li key={value} style={{ top: `${down(value)}%` }}>
            {formatNumber(value, language, 2)}
          </li>
        ))}
      </ul>
      <div
        className={classes.plot}
        onPointerMove={follow}
        onPointerLeave={() => setPointed(undefined)}
      >
        <svg className={classes.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {grid.map((value) => (
            <line key={value} className={classes.grid} x2={100} y1={down(value)} y2={down(value)} />
          ))}
          <polygon
            className={classes.area}
            points={`0,100 ${line(used)} ${last ? across(last) : 0},100`}
          />
          <polyline className={classes.expected} points={line(expected)} />
          <polyline className={classes.used} points={line(used)} />
          {figures && (
            <line
              className={classes.limit}
              x2={100}
              y1={down(figures.budget)}
              y2={down(figures.budget)}
            />
          )}
        </svg>
        {figures && (
          <span className={classes.limitName} style={{ top: `${down(figures.budget)}%` }}>
            {t('budget')}
          </span>
        )}
        {last && (
          <span
            className={classes.now}
            style={{ left: `${across(last)}%`, top: `${down(last.value)}%` }}
          />
        )}
        {pointed && (
          <BurnTip
            day={pointed.day}
            value={pointed.value}
            isExpected={!used.includes(pointed)}
            at={across(pointed)}
            measure={measure}
            currency={currency}
          />
        )}
      </div>
      <BurnDays used={used} expected={expected} across={across} />
    </div>
  )
}

const nearest = (points: BurnPoint[], distanceTo: (point: BurnPoint) => number) =>
  points.toSorted((one, other) => distanceTo(one) - distanceTo(other))[0]
