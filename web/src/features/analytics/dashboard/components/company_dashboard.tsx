import { Button, Text } from '@mantine/core'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { ForecastStrip, forecastStripQuery } from '@/features/forecast/parts'
import { formatHours } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import { formatDate, formatMonthYear } from '@/lib/time/days'
import { daysOf } from '@/lib/time/periods'
import type { Dashboard, Outlook } from '../dashboard'
import { Attention } from './attention'
import { Checklist } from './checklist'
import classes from './dashboard.module.css'
import { MoneyBars } from './money_bars'
import { MoneyTile } from './money_tile'
import { NextSteps } from './next_steps'
import { RunningTaskSection } from './running_task_section'
import { Welcome } from './welcome'

export function CompanyDashboard() {
  const { t } = useTranslation('dashboard')
  const { data, error, refetch } = useQuery(recordQuery('/api/dashboard'))
  const { data: outlook } = useQuery(recordQuery('/api/dashboard/outlook'))
  usePrefetchQuery(forecastStripQuery)
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
      {data && <Content dashboard={data} outlook={outlook} />}
    </Page>
  )
}

interface ContentProps {
  dashboard: Dashboard
  /** Undefined when it could not be loaded: the rest is useful without it. */
  outlook: Outlook | undefined
}

function Content({ dashboard, outlook }: ContentProps) {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const month = formatMonthYear(dashboard.receivedFrom, language)
  const beforeWords = t('before', { day: formatDate(dashboard.receivedBeforeTo) })
  const isNew = dashboard.checklist.some(({ key, done }) => key === 'firstInvoice' && !done)
  return (
    <>
      {!isNew && outlook && <NextSteps steps={outlook.steps} />}
      {dashboard.isWelcome && <Welcome />}
      <Checklist steps={dashboard.checklist} />
      <div className={`${classes.tiles} ${classes.amounts}`}>
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
          before={{ words: beforeWords, amounts: dashboard.receivedBefore }}
        />
        {outlook && (
          <OutlookTiles outlook={outlook} from={dashboard.receivedFrom} beforeWords={beforeWords} />
        )}
      </div>
      {!isNew && <ForecastStrip />}
      {outlook && <MoneyBars months={outlook.months} currency={outlook.currency} />}
      <RunningTaskSection task={dashboard.runningTask} />
      <Attention entries={dashboard.attention} />
    </>
  )
}

interface OutlookTilesProps {
  outlook: Outlook
  from: string
  /** The days of the month before that amounts are compared with. */
  beforeWords: string
}

/** Spent and not yet billed in the company's currency, and the own hours of today. */
function OutlookTiles({ outlook, from, beforeWords }: OutlookTilesProps) {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const { currency, spent, spentBefore, unbilled, secondsToday } = outlook
  const month = formatMonthYear(from, language)
  return (
    <>
      <MoneyTile
        label={t('spent', { month })}
        amounts={{ [currency]: spent }}
        to={`/expenses?${new URLSearchParams({ ...daysOf('month', from) })}`}
        before={{ words: beforeWords, amounts: { [currency]: spentBefore } }}
      />
      <MoneyTile
        label={t('unbilled')}
        amounts={{ [currency]: unbilled }}
        to="/analytics?tab=projects"
      />
      <Link to="/tasks" className={classes.tile}>
        <Text c="dimmed">{t('worked_today')}</Text>
        <span className={classes.amount}>
          {t('own.hours', { hours: formatHours(secondsToday) })}
        </span>
      </Link>
    </>
  )
}
