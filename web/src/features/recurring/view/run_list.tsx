import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import { useSession } from '@/lib/session/session'
import type { Run } from '../recurring'
import classes from './view.module.css'

const KINDS: Record<Run['status'], StatusKind> = {
  made: 'paid',
  failed: 'overdue',
  skipped: 'void',
}

/** Results of past dates, the newest first. */
export function RunList({ runs }: { runs: Run[] }) {
  const { t } = useTranslation('recurring')
  if (runs.length === 0) return <Text c="dimmed">{t('view.no_runs')}</Text>
  return (
    <ol className={classes.rows}>
      {runs.map((run) => (
        <li key={run._id} className={classes.row}>
          <div className={classes.text}>
            <DayText value={run.date} /> <InvoiceLink run={run} />
            {run.reason && (
              <Text size="xs" c="dimmed">
                {run.reason} {t('view.tries', { count: run.tries })}
              </Text>
            )}
          </div>
          {run.invoice && (
            <span className={classes.figure}>
              <Money amount={run.invoice.total} currency={run.invoice.currency} />
            </span>
          )}
          <StatusBadge kind={KINDS[run.status]} label={t(`run.${run.status}`)} />
        </li>
      ))}
    </ol>
  )
}

/** The way to the invoice, for those who may open it. */
function InvoiceLink({ run: { invoice, status } }: { run: Run }) {
  const { t } = useTranslation('recurring')
  const { isSuperAdmin } = useSession()
  if (!invoice)
    return status === 'made' ? (
      <Text span c="dimmed">
        {t('view.invoice_gone')}
      </Text>
    ) : null
  const name = invoice.number ?? t('list.draft')
  if (isSuperAdmin) return <span>{name}</span>
  return (
    <Anchor component={Link} to={`/view/invoices/${invoice._id}`} inherit>
      {name}
    </Anchor>
  )
}
