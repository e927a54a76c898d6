import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Page } from '@/components/page/page'
import { PageTabs } from '@/components/page/page_tabs'
import { useAudiences, useIsReader } from '@/lib/session/current_user'
import { formatDate } from '@/lib/time/days'
import { FILTERS, TABS, useReportState } from '../analytics'
import { ReportFilters } from '../parts/report_filters'
import { ReportTab } from '../parts/report_tab'
import { SavePdf } from '../parts/save_pdf'

/** `/analytics`: what the company earns, spends, is owed and works, each figure with the list behind it. */
export function Component() {
  const { t } = useTranslation('analytics')
  const { state, query } = useReportState()
  const [parameters] = useSearchParams()
  const isOwner = useAudiences()?.includes('owner')
  const isReader = useIsReader()
  const tabs = TABS.filter(
    (tab) => (tab !== 'team' || isOwner) && (tab !== 'projects' || !isReader)
  )
  const chosen = tabs.find((tab) => tab === parameters.get('tab')) ?? TABS[0]
  return (
    <Page
      title={t('title')}
      action={<SavePdf tab={chosen} query={query} />}
      skeleton="cards"
      context={`${t(`basis.${query.basis}`)} · ${formatDate(query.from)} – ${formatDate(query.to)}`}
    >
      <ReportFilters state={state} />
      <PageTabs
        label={t('title')}
        shared={FILTERS}
        tabs={tabs.map((tab) => ({
          value: tab,
          label: t(`tab.${tab}`),
          content: <ReportTab tab={tab} query={query} />,
        }))}
      />
    </Page>
  )
}
