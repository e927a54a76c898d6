import { useTranslation } from 'react-i18next'
import { Page } from '@/components/page/page'
import { PageTabs } from '@/components/page/page_tabs'
import { BackupRuns } from '../components/operations/backup_runs'
import { Checks } from '../components/operations/checks'
import { Jobs } from '../components/operations/jobs'
import { UnsentMails } from '../components/operations/unsent_mails'

/** How this installation is doing, and what an operator can start again. */
export function Component() {
  const { t } = useTranslation('admin')
  return (
    <Page
      title={t('operations.title')}
      context={t('operations.context')}
      back={{ to: '/admin', label: t('title') }}
    >
      <PageTabs
        label={t('operations.title')}
        tabs={[
          { value: 'state', label: t('operations.state'), content: <Checks /> },
          { value: 'backups', label: t('operations.backups'), content: <BackupRuns /> },
          { value: 'mails', label: t('operations.unsent'), content: <UnsentMails /> },
          { value: 'jobs', label: t('operations.jobs'), content: <Jobs /> },
        ]}
      />
    </Page>
  )
}
