import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '@/components/page/section'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatMonthYear, today } from '@/lib/time/days'
import type { Outlook } from '../dashboard'
import classes from './money_bars.module.css'

/** Received and expected money, one bar for each of twelve months; each leads to its payments or invoices. */
export function MoneyBars({ months, currency }: Pick<Outlook, 'months' | 'currency'>) {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const most = Math.max(...months.map(({ received, expected }) => received + expected), 0)
  const thisMonth = today().slice(0, 7)
  const share = (amount: number) => (most > 0 ? `${(Math.max(0, amount) / most) * 100}%` : '0')
  if (most === 0) return null
  return (
    <Section title={t('months.title')} help={t('months.help')}>
      <ol className={classes.bars}>
        {months.map(({ from, to, received, expected }) => {
          const month = formatMonthYear(from, language)
          const said = [
            received !== 0 &&
              t('months.received', { amount: formatMoney(received, currency, language) }),
            expected !== 0 &&
              t('months.expected', { amount: formatMoney(expected, currency, language) }),
          ].filter(Boolean)
          const label = `${month}: ${said.join(', ') || t('months.none')}`
          const period = new URLSearchParams({ from, to })
          const isPast = from.slice(0, 7) <= thisMonth
          return (
            <li key={from} className={classes.month}>
              <Link
                to={isPast ? `/payments?${period}` : `/invoices?${dueIn(period)}`}
                className={classes.link}
                title={label}
              >
                <span className={classes.column}>
                  <span className={classes.expected} style={{ height: share(expected) }} />
                  <span className={classes.received} style={{ height: share(received) }} />
                </span>
                <span
                  className={classes.name}
                  data-now={from.slice(0, 7) === thisMonth || undefined}
                  aria-hidden
                >
                  {month.slice(0, 3)}
                </span>
                <VisuallyHidden>{label}</VisuallyHidden>
              </Link>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

const dueIn = (period: URLSearchParams) =>
  new URLSearchParams({
    ...Object.fromEntries(period),
    by: 'dueDate',
    status: 'Unpaid,Partially Paid,Overdue',
  })
