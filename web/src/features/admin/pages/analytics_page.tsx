import { BarChart } from '@mantine/charts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DetailHeader } from '@/components/detail_header'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Page } from '@/components/page'
import { Section } from '@/components/section'
import { formatDate } from '@/lib/days'
import { recordQuery } from '@/lib/queries'
import classes from '../components/admin.module.css'
import { CountTable } from '../components/count_table'
import { WeekTable } from '../components/week_table'
import type { Figures } from '../figures'

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
  const bars = weeks.map(({ from, registered }) => ({
    week: formatDate(from).slice(0, 6),
    registered,
  }))
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
        <div aria-hidden className={classes.chart}>
          <BarChart
            h={200}
            data={bars}
            dataKey="week"
            series={[{ name: 'registered', label: t('analytics.registered'), color: 'petrol' }]}
            yAxisProps={{ allowDecimals: false, width: 32 }}
            gridAxis="x"
            mb="md"
            tickLine="none"
            barChartProps={{ accessibilityLayer: false }}
            barProps={{ isAnimationActive: false }}
          />
        </div>
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
