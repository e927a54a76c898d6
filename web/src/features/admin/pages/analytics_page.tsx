import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { DetailHeader } from '@/components/page/detail_header'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { Section } from '@/components/page/section'
import { latePart } from '@/lib/parts/late_part'
import { recordQuery } from '@/lib/server/queries'
import classes from '../components/admin.module.css'
import { CountTable } from '../components/count_table'
import { WeekTable } from '../components/week_table'
import type { Figures } from '../figures'

const RegistrationsChart = latePart(
  async () => (await import('../components/registrations_chart')).RegistrationsChart,
  ChartPlace
)

export function Component() {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery(recordQuery('/api/admin/analytics'))
  return (
    <Page title={t('analytics.title')} context={t('analytics.context')}>
      {error && !data && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading variant="skeleton" extent="cardList" />}
      {data && <Content {...data} />}
    </Page>
  )
}

function Content({ weeks, companies, users, activeCompanies, mails }: Figures) {
  const { t } = useTranslation('admin')
  const total = Object.values(companies.byStatus).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <DetailHeader
        figures={[
          { label: t('analytics.companies'), value: total },
          { label: t('analytics.active_companies'), value: activeCompanies },
          { label: t('analytics.users'), value: users.total },
          { label: t('analytics.active_users'), value: users.active },
        ]}
      />
      <Section title={t('analytics.registrations')} help={t('analytics.registrations_help')}>
        <RegistrationsChart weeks={weeks} />
        <WeekTable title={t('analytics.registrations')} weeks={weeks} />
      </Section>
      <div className={classes.columns}>
        <CountTable
          title={t('analytics.by_status')}
          counts={companies.byStatus}
          nameOf={(status) => t(`status.${status}`)}
        />
        <CountTable title={t('analytics.by_plan')} counts={companies.byPlan} />
        <CountTable
          title={t('analytics.mails')}
          counts={mails}
          nameOf={(status) => t(`mail_status.${status}`)}
        />
      </div>
    </>
  )
}

function ChartPlace() {
  return <div className={classes.chart} />
}
