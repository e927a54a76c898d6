import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { useLanguage } from '@/lib/language/use_language'
import { formatMonthYear } from '@/lib/time/days'
import type { DueInvoice, DueReturn, DueTask } from '../dashboard'
import classes from './dashboard.module.css'

type Entry = DueInvoice | DueTask | DueReturn

/** Invoices, tasks and a VAT return that are late or due soon, the most urgent first. */
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
              {entry.kind === 'invoice' && <Money amount={entry.open} currency={entry.currency} />}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function EntryName({ entry }: { entry: Entry }) {
  if (entry.kind === 'invoice') return <InvoiceName {...entry} />
  if (entry.kind === 'task') return <TaskName {...entry} />
  return <ReturnName {...entry} />
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
