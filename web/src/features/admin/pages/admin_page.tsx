import { Button } from '@mantine/core'
import { IconHeartbeat, IconRepeat, IconSettings, IconUserCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Page } from '@/components/page/page'
import { PageTabs } from '@/components/page/page_tabs'
import { Applications } from '../components/applications/applications'
import { ClientErrors } from '../components/client_errors'
import { Companies } from '../components/companies'
import { Deletions } from '../components/deletions'
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

/** The sidebar of super admins has two entries; what else they may open is linked here. */
function FurtherPages() {
  const { t } = useTranslation('admin')
  return (
    <>
      <Button
        component={Link}
        to="/admin/operations"
        variant="default"
        leftSection={<IconHeartbeat size={16} aria-hidden />}
      >
        {t('operations.title')}
      </Button>
      <Button
        component={Link}
        to="/admin/settings"
        variant="default"
        leftSection={<IconSettings size={16} aria-hidden />}
      >
        {t('settings.title')}
      </Button>
      <Button
        component={Link}
        to="/account"
        variant="default"
        leftSection={<IconUserCircle size={16} aria-hidden />}
      >
        {t('account')}
      </Button>
      <Button
        component={Link}
        to="/recurring-invoices"
        variant="default"
        leftSection={<IconRepeat size={16} aria-hidden />}
      >
        {t('recurring')}
      </Button>
    </>
  )
}
