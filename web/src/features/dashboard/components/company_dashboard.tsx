import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Page } from '@/components/page'
import { formatMonthYear } from '@/lib/days'
import { daysOf } from '@/lib/periods'
import { recordQuery } from '@/lib/queries'
import { useLanguage } from '@/lib/use_language'
import type { Dashboard } from '../dashboard'
import { Attention } from './attention'
import { Checklist } from './checklist'
import classes from './dashboard.module.css'
import { MoneyTile } from './money_tile'
import { RunningTaskSection } from './running_task_section'
import { Welcome } from './welcome'

export function CompanyDashboard() {
  const { t } = useTranslation('dashboard')
  const { data, error, refetch } = useQuery(recordQuery('/api/dashboard'))
  return (
    <Page
      skeleton="cards"
      title={t('title')}
      action={
        <Button component={Link} to="/invoices/new">
          {t('new_invoice')}
        </Button>
      }
    >
      {error && !data && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading extent="cardList" variant="skeleton" size="lg" />}
      {data && <Content {...data} />}
    </Page>
  )
}

function Content(dashboard: Dashboard) {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const month = formatMonthYear(dashboard.receivedFrom, language)
  return (
    <>
      {dashboard.isWelcome && <Welcome />}
      <Checklist steps={dashboard.checklist} />
      <div className={classes.tiles}>
        <MoneyTile
          label={t('open')}
          amounts={dashboard.open}
          to="/invoices?status=Unpaid,Partially Paid,Overdue"
        />
        <MoneyTile
          label={t('overdue')}
          amounts={dashboard.overdue}
          to="/invoices?status=Overdue"
          isWarning
        />
        <MoneyTile
          label={t('received', { month })}
          amounts={dashboard.received}
          to={`/payments?${new URLSearchParams({ ...daysOf('month', dashboard.receivedFrom) })}`}
        />
      </div>
      <RunningTaskSection task={dashboard.runningTask} />
      <Attention entries={dashboard.attention} />
    </>
  )
}
