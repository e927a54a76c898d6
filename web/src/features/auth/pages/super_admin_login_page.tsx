import { useTranslation } from 'react-i18next'
import { AuthFrame } from '../components/auth_frame'
import { LoginForm } from '../components/login_form'

export function Component() {
  const { t } = useTranslation('auth')
  return (
    <AuthFrame title={t('super_admin.title')}>
      <LoginForm />
    </AuthFrame>
  )
}
