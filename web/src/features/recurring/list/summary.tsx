import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnswerOf } from '#api/routes'
import { Figures } from '@/components/one_line/figures'
import { Money } from '@/components/values/money'
import classes from './summary.module.css'

type Summary = AnswerOf<'GET', '/api/recurring-invoices/summary'>

const FIGURES = ['monthly', 'yearly', 'next30Days'] as const

/** Totals of the active ones in one line: a month, a year, the next thirty days; currencies are never added. Each leads to the list of the active ones. */
export function SummaryLine({ currencies }: Pick<Summary, 'currencies'>) {
  const { t } = useTranslation('recurring')
  if (currencies.length === 0) return null
  return (
    <Figures>
      {FIGURES.map((name) => (
        <Link key={name} to="/recurring-invoices?status=active" className={classes.entry}>
          <span className={classes.label}>{t(`summary.${name}`)}</span>
          {currencies.map((sums) => (
            <span key={sums.currency} className={classes.figure}>
              <Money amount={sums[name]} currency={sums.currency} />
            </span>
          ))}
        </Link>
      ))}
    </Figures>
  )
}
