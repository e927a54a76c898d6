import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Figures } from '@/components/one_line/figures'
import { Money } from '@/components/values/money'
import { recordQuery } from '@/lib/server/queries'
import { useAudiences, useIsReader } from '@/lib/session/current_user'
import { today } from '@/lib/time/days'
import { daysOf } from '@/lib/time/periods'
import { CLAIMS } from '../claims/claim'
import { RECURRING } from '../recurring/recurring_expense'
import { VENDORS } from '../vendors/vendor'
import classes from './list.module.css'

/** This month's expenses, open and overdue amounts missing receipts and recurring ones, each linked to its list. */
export function SummaryLine() {
  const { t } = useTranslation('expenses')
  const { data } = useQuery(recordQuery('/api/expenses/summary'))
  const audiences = useAudiences()
  const isReader = useIsReader()
  const seesTransfers = isReader || audiences?.includes('owner')
  if (!data) return null
  const { currency, thisMonth, open, overdue, withoutReceipt, recurring, toRebill, handedIn } = data
  const month = new URLSearchParams({ ...daysOf('month', today()) })
  return (
    <Figures>
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
        {toRebill > 0 && (
          <Figure to="/expenses?rebilling=open" label={t('summary.to_rebill')}>
            {toRebill}
          </Figure>
        )}
        {!isReader && (
          <>
            <Figure to={RECURRING} label={t('summary.recurring')}>
              {recurring}
            </Figure>
            <Figure to={`${CLAIMS}?status=submitted`} label={t('summary.handed_in')}>
              {handedIn}
            </Figure>
          </>
        )}
        <Figure to={VENDORS} label={t('summary.vendors')} />
        <Figure to="/assets" label={t('summary.assets')} />
        {seesTransfers && <Figure to="/expenses/transfers" label={t('summary.transfers')} />}
      </ul>
    </Figures>
  )
}

interface FigureProps {
  to: string
  label: string
  isGrave?: boolean
  /** The figure; left out where only the list is linked. */
  children?: ReactNode
}

function Figure({ to, label, isGrave = false, children }: FigureProps) {
  return (
    <li>
      <Link to={to} className={classes.figure} data-grave={isGrave || undefined}>
        {label} {children !== undefined && <strong>{children}</strong>}
      </Link>
    </li>
  )
}
