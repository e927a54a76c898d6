import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatMonthYear } from '@/lib/time/days'
import type { BudgetWarning, DueInvoice, DueReturn, DueTask, NearLimit } from '../dashboard'
import classes from './dashboard.module.css'

type Entry = DueInvoice | DueTask | DueReturn | NearLimit | BudgetWarning

/** Invoices, tasks and a VAT return that are late or due soon, limits of VAT, and budgets that run out, the most urgent first. */
export function Attention({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <Section title={t('attention.title')} padding="none">
      {entries.length === 0 && (
        <Text c="dimmed" p="md">
          {t('attention.none')}
        </Text>
      )}
      <ul className={classes.rows}>
        {entries.map((entry) => (
          <li key={entry._id} className={classes.row}>
            <span className={classes.what}>
              <EntryName entry={entry} />
            </span>
            <span className={classes.when}>
              <DueBadge entry={entry} />
            </span>
            <span className={classes.open}>
              <EntryAmount entry={entry} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function EntryAmount({ entry }: { entry: Entry }) {
  if (entry.kind === 'invoice') return <Money amount={entry.open} currency={entry.currency} />
  if (entry.kind === 'vatLimit') return <Money amount={entry.amount} currency={entry.currency} />
  return null
}

function EntryName({ entry }: { entry: Entry }) {
  if (entry.kind === 'invoice') return <InvoiceName {...entry} />
  if (entry.kind === 'task') return <TaskName {...entry} />
  if (entry.kind === 'vatLimit') return <LimitName {...entry} />
  if (entry.kind === 'budget') return <BudgetName {...entry} />
  return <ReturnName {...entry} />
}

function BudgetName({ _id, projectName, percent }: BudgetWarning) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Anchor component={Link} to={`/projects/${_id}/`} className={classes.name}>
        {projectName}
      </Anchor>
      <Text span c="dimmed" truncate>
        {t('attention.budget', { percent })}
      </Text>
    </>
  )
}

function LimitName({ rule, limit, currency }: NearLimit) {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  return (
    <>
      <Anchor component={Link} to="/vat" className={classes.name}>
        {t('attention.limit')}
      </Anchor>
      <Text span c="dimmed" truncate>
        {t(`attention.limits.${rule}`, { limit: formatMoney(limit, currency, language) })}
      </Text>
    </>
  )
}

function ReturnName({ from, to }: DueReturn) {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const [first, last] = [from, to].map((day) => formatMonthYear(day, language))
  return (
    <>
      <Anchor component={Link} to="/vat" className={classes.name}>
        {t('attention.vat_return')}
      </Anchor>
      <Text span c="dimmed" truncate>
        {first === last ? first : `${first} – ${last}`}
      </Text>
    </>
  )
}

function InvoiceName({ _id, number, clientName }: DueInvoice) {
  return (
    <>
      <Anchor component={Link} to={`/view/invoices/${_id}`} className={classes.name}>
        {number}
      </Anchor>
      <Text span c="dimmed" truncate>
        {clientName}
      </Text>
    </>
  )
}

function TaskName({ _id, title, project }: DueTask) {
  return (
    <>
      <Anchor component={Link} to={`/tasks?task=${_id}`} className={classes.name}>
        {title}
      </Anchor>
      <Text span c="dimmed" truncate>
        {project?.name}
      </Text>
    </>
  )
}

function DueBadge({ entry }: { entry: Entry }) {
  const { t } = useTranslation('dashboard')
  if (entry.kind === 'vatLimit') {
    const [kind, word] = entry.isOverdue
      ? (['overdue', 'passed'] as const)
      : (['partly', 'near'] as const)
    return <StatusBadge kind={kind} label={t(`attention.${word}`)} />
  }
  if (entry.kind === 'budget') {
    const [kind, word] = entry.isOverdue
      ? (['overdue', 'used_up'] as const)
      : (['partly', 'nearly_used'] as const)
    return <StatusBadge kind={kind} label={t(`attention.${word}`)} />
  }
  const overdue =
    entry.kind === 'invoice'
      ? t('attention.days_overdue', { count: entry.daysOverdue })
      : t('attention.late')
  return (
    <>
      <DayText value={entry.dueDate} />
      <StatusBadge
        kind={entry.isOverdue ? 'overdue' : 'partly'}
        label={entry.isOverdue ? overdue : t('attention.soon')}
      />
    </>
  )
}
