import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { Page } from '@/components/page/page'
import { useRole } from '@/lib/session/current_user'
import { AdviserDashboard } from '../components/adviser_dashboard'
import { CompanyDashboard } from '../components/company_dashboard'
import { OwnDashboard } from '../components/own_dashboard'

/** One screen at two addresses: the desk sees its money, employees their own work, tax advisers the books. */
export function Component() {
  const { t } = useTranslation('dashboard')
  const role = useRole()
  if (role === 'company') return <CompanyDashboard />
  if (role === 'employee') return <OwnDashboard />
  if (role === 'adviser') return <AdviserDashboard />
  return (
    <Page title={t('title')} skeleton="cards">
      <Loading extent="cardList" variant="skeleton" />
    </Page>
  )
}
