import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Page } from '@/components/page/page'
import { PageTabs } from '@/components/page/page_tabs'
import { Applications } from '../components/applications/applications'
import { ClientErrors } from '../components/client_errors'
import { Companies } from '../components/companies'
import { Deletions } from '../components/deletions'
import { FurtherPages } from '../components/further_pages'
import { Mails } from '../components/mails'
import { applicationsQuery } from '../queries'

export function Component() {
  const { t } = useTranslation('admin')
  const waiting = useQuery(applicationsQuery).data?.total
  return (
    <Page title={t('title')} context={t('context')} action={<FurtherPages />}>
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
          { value: 'deletions', label: t('deletions.title'), content: <Deletions /> },
          { value: 'mails', label: t('mails.title'), content: <Mails /> },
          { value: 'errors', label: t('errors.title'), content: <ClientErrors /> },
        ]}
      />
    </Page>
  )
}
