import { Anchor, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ErrorAlert } from '@/components/page/error_alert'
import { recordQuery } from '@/lib/server/queries'
import { OverCost } from './over_cost'
import { RetainerUse } from './retainer_use'
import classes from './retainers.module.css'

/** The retainer that covers a project: hours for everyone, money and the recurring invoice for the desk. */
export function ProjectRetainer({ projectId }: { projectId: string }) {
  const { t } = useTranslation('retainers')
  const id = useId()
  const { data, error, refetch } = useQuery(
    recordQuery('/api/projects/:id/retainer', { params: { id: projectId } })
  )
  if (error && !data) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  // The room of what comes: nothing below it moves.
  if (!data) return <div className={classes.waiting} />
  if (!data.period) return null
  const { period, billing } = data
  return (
    <section className={classes.project} aria-labelledby={id}>
      <header className={classes.head}>
        <Title order={2} id={id}>
          {t('title')}
        </Title>
        {billing && (
          <Anchor
            component={Link}
            to={`/recurring-invoices/${billing.recurringInvoice._id}`}
            size="sm"
          >
            {billing.recurringInvoice.name}
          </Anchor>
        )}
      </header>
      <RetainerUse hours={period}>
        {billing && period.overSeconds > 0 && (
          <OverCost amount={billing.overAmount} currency={billing.currency} />
        )}
      </RetainerUse>
    </section>
  )
}
