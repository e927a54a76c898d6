import { useTranslation } from 'react-i18next'
import { PublicFrame } from '@/components/public_frame'
import { LoginForm } from '../components/login_form'

export function Component() {
  const { t } = useTranslation('auth')
  return (
    <PublicFrame title={t('super_admin.title')}>
      <LoginForm />
    </PublicFrame>
  )
}
