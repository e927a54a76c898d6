import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading'
import { Page } from '@/components/page'
import { useRole } from '@/lib/current_user'
import { CompanyDashboard } from '../components/company_dashboard'
import { OwnDashboard } from '../components/own_dashboard'

/** One screen at two addresses: the desk sees its money, employees their own work. */
export function Component() {
  const { t } = useTranslation('dashboard')
  const role = useRole()
  if (role === 'company') return <CompanyDashboard />
  if (role === 'employee') return <OwnDashboard />
  return (
    <Page title={t('title')} skeleton="cards">
      <Loading extent="cardList" variant="skeleton" />
    </Page>
  )
}
