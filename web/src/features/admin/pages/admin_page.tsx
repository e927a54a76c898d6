import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Page } from '@/components/page'
import { PageTabs } from '@/components/page_tabs'
import { Applications } from '../components/applications'
import { Companies } from '../components/companies'
import { Mails } from '../components/mails'
import { applicationsQuery } from '../queries'

export function Component() {
  const { t } = useTranslation('admin')
  const waiting = useQuery(applicationsQuery).data?.total
  return (
    <Page title={t('title')} context={t('context')}>
      <PageTabs
        label={t('title')}
        tabs={[
          {
            value: 'applications',
            label: t('applications.title'),
            ...(waiting !== undefined && { count: waiting }),
            content: <Applications />,
          },
          { value: 'companies', label: t('companies.title'), content: <Companies /> },
          { value: 'mails', label: t('mails.title'), content: <Mails /> },
        ]}
      />
    </Page>
  )
}
