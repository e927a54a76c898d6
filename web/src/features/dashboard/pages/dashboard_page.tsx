import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty_state'
import { Page } from '@/components/page'

export function Component() {
  const { t } = useTranslation('dashboard')
  return (
    <Page title={t('title')}>
      <EmptyState title={t('context')} />
    </Page>
  )
}
