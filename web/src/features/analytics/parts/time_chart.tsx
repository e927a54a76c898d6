import { CompositeChart } from '@mantine/charts'
import { formatMoney, formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { ChartSeries } from './chart_series'

interface TimeChartProps {
  series: ChartSeries[]
  points: Record<string, string | number>[]
  currency: string
}

const LOOK: Record<string, string> = {
  costs: 'var(--kontor-chart-second)',
  inputTax: 'var(--kontor-chart-second)',
}

/** Bars of a period with a line for what they are compared with. Its figures stand in the table below it. */
export function TimeChart({ series, points, currency }: TimeChartProps) {
  const { language } = useLanguage()
  return (
    <CompositeChart
      h={240}
      data={points}
      dataKey="short"
      series={series.map(({ name, label, type }) => ({
        name,
        label,
        type,
        color:
          type === 'line'
            ? 'var(--mantine-color-text)'
            : (LOOK[name] ?? 'var(--kontor-accent-text)'),
        ...(type === 'line' && { strokeDasharray: '4 3' }),
      }))}
      valueFormatter={(value) => formatMoney(value, currency, language)}
      yAxisProps={{
        tickFormatter: (value: number) => formatNumber(value, language, 0),
        width: 64,
        domain: [0, 'auto'],
      }}
      xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 8 }}
      tooltipProps={{ labelFormatter: (_, items) => String(items[0]?.payload.name ?? '') }}
      withLegend={series.length > 1}
      legendProps={{ verticalAlign: 'top', height: 36 }}
      gridAxis="x"
      tickLine="none"
      strokeWidth={1.5}
      curveType="linear"
      withDots={points.length < 2}
      maxBarWidth={40}
      barProps={{ isAnimationActive: false }}
      lineProps={{ isAnimationActive: false }}
      composedChartProps={{ accessibilityLayer: false }}
    />
  )
}
export default TimeChart
