import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Money } from '@/components/money'
import { today } from '@/lib/days'
import { daysOf } from '@/lib/periods'
import { recordQuery } from '@/lib/queries'
import classes from './list.module.css'

/** This month's expenses, open and overdue amounts and missing receipts, each linked to its filtered list. */
export function SummaryLine() {
  const { t } = useTranslation('expenses')
  const { data } = useQuery(recordQuery('/api/expenses/summary'))
  if (!data) return null
  const { currency, thisMonth, open, overdue, withoutReceipt } = data
  const month = new URLSearchParams({ ...daysOf('month', today()) })
  return (
    <ul className={classes.summary} aria-label={t('summary.label')}>
      <Figure to={`/expenses?${month}`} label={t('summary.month')}>
        <Money amount={thisMonth.amount} currency={currency} />
      </Figure>
      <Figure to="/expenses?status=open" label={t('summary.open')}>
        <Money amount={open.amount} currency={currency} />
      </Figure>
      <Figure
        to="/expenses?status=overdue"
        label={t('summary.overdue')}
        isGrave={overdue.count > 0}
      >
        <Money amount={overdue.amount} currency={currency} />
      </Figure>
      <Figure to="/expenses?withoutReceipt=1" label={t('summary.without_receipt')}>
        {withoutReceipt}
      </Figure>
    </ul>
  )
}

interface FigureProps {
  to: string
  label: string
  isGrave?: boolean
  children: ReactNode
}

function Figure({ to, label, isGrave = false, children }: FigureProps) {
  return (
    <li>
      <Link to={to} className={classes.figure} data-grave={isGrave || undefined}>
        {label} <strong>{children}</strong>
      </Link>
    </li>
  )
}
