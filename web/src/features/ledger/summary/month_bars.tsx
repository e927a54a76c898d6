import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatMonthYear } from '@/lib/time/days'
import type { Summary } from '../ledger'
import classes from './summary.module.css'

/** Net revenue by month in the currency of the client, as bars that can be read. */
export function MonthBars({ summary }: { summary: Summary }) {
  const { t } = useTranslation('ledger')
  const { language } = useLanguage()
  const [span, setSpan] = useState('12')
  const { revenue } = summary
  const currencies = [...new Set(revenue.map(({ currency }) => currency))]
  const currency = currencies.includes(summary.currency) ? summary.currency : currencies[0]
  if (!currency) return null
  const months = summary.months.slice(-Number(span)).map((month) => ({
    month,
    net: revenue.find((one) => one.month === month && one.currency === currency)?.net ?? 0,
  }))
  const most = Math.max(...months.map(({ net }) => net), 1)
  const sum = months.reduce((all, { net }) => all + net, 0)
  return (
    <Section
      title={t('revenue.title')}
      help={t('revenue.sum', { amount: formatMoney(sum.toFixed(2), currency, language) })}
      action={
        <SegmentedControl
          size="xs"
          aria-label={t('revenue.span')}
          data={['12', '24'].map((value) => ({
            value,
            label: t('revenue.months', { count: Number(value) }),
          }))}
          value={span}
          onChange={setSpan}
        />
      }
    >
      <ol className={classes.bars}>
        {months.map(({ month, net }) => {
          const name = formatMonthYear(`${month}-01`, language)
          const amount = formatMoney(net, currency, language)
          return (
            <li key={month} className={classes.month} title={`${name}: ${amount}`}>
              <span
                className={classes.pillar}
                style={{ height: `${Math.max(0, Math.round((net * 100) / most))}%` }}
              />
              <span className={classes.monthName} aria-hidden>
                {month.slice(5)}
              </span>
              <span className={classes.hidden}>{`${name}: ${amount}`}</span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
