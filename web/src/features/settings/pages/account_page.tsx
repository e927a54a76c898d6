import { useTranslation } from 'react-i18next'
import { Page } from '@/components/page/page'
import { AccountSection } from '../sections/account_section'

/** `/account`: the own account, for those who have no settings of a company too. */
export function Component() {
  const { t } = useTranslation('settings')
  return (
    <Page title={t('section.account')} width="narrow" skeleton="cards">
      <AccountSection />
    </Page>
  )
}
