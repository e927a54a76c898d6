import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import type { TableState } from '@/components/data_table/table_state'
import { Figures } from '@/components/one_line/figures'
import { Money } from '@/components/values/money'
import { recordQuery } from '@/lib/server/queries'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { today } from '@/lib/time/days'
import { daysOf } from '@/lib/time/periods'
import classes from './summary_line.module.css'

type Group = AnswerOf<'GET', '/api/invoices/summary'>['open']

const FIGURES = ['open', 'overdue', 'paidThisMonth', 'drafts'] as const
type FigureName = (typeof FIGURES)[number]

const NO_FILTER = { status: '', by: '', from: '', to: '' }

/** The filters of the list behind each figure. */
const filtersOf = (name: FigureName): typeof NO_FILTER => {
  if (name === 'open') return { ...NO_FILTER, status: 'Unpaid,Partially Paid,Overdue' }
  if (name === 'overdue') return { ...NO_FILTER, status: 'Overdue' }
  if (name === 'drafts') return { ...NO_FILTER, status: 'Draft' }
  return { ...NO_FILTER, by: 'payment', ...daysOf('month', today()) }
}

/**
 * Amounts that are open, overdue, paid this month and not issued yet, in one line; each filters the list, a second click
 * shows all.
 */
export function SummaryLine({ state }: { state: TableState }) {
  const { t } = useTranslation('invoicing')
  const { data } = useQuery(recordQuery('/api/invoices/summary'))
  const isChosen = (name: FigureName) =>
    Object.entries(filtersOf(name)).every(
      ([filter, value]) => (state.filters[filter] ?? '') === value
    )
  return (
    <Figures>
      {FIGURES.map((name) => (
        <button
          key={name}
          type="button"
          className={classes.entry}
          aria-pressed={isChosen(name)}
          data-warning={(name === 'overdue' && (data?.overdue.count ?? 0) > 0) || undefined}
          onClick={() => state.setFilters(isChosen(name) ? NO_FILTER : filtersOf(name))}
        >
          <span className={classes.label}>{t(`summary.${name}`)}</span>
          <Sums group={data?.[name]} />
        </button>
      ))}
      <span className={classes.entry}>
        <span className={classes.label}>{t('summary.daysToPay')}</span>
        <span className={classes.figure}>
          {data?.daysToPay == null ? '–' : t('list.days', { count: data.daysToPay })}
        </span>
      </span>
    </Figures>
  )
}

/** The company's own currency first; others beside it, never added. */
function Sums({ group }: { group: Group | undefined }) {
  const own = useSettings().data?.preferences.currency ?? DEFAULT_CURRENCY
  const others = Object.keys(group?.sums ?? {}).filter((currency) => currency !== own)
  const hasOwn = group?.sums[own] !== undefined || others.length === 0
  return [...(hasOwn ? [own] : []), ...others].map((currency) => (
    <span key={currency} className={classes.figure}>
      {group ? <Money amount={group.sums[currency] ?? 0} currency={currency} /> : '–'}
    </span>
  ))
}
