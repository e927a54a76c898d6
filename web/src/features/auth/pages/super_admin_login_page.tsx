import { PublicFrame } from '@/components/public/public_frame'
import { LoginForm } from '../components/login_form'
import { useTexts } from '../use_texts'

export function Component() {
  const { t } = useTexts()
  return (
    <PublicFrame title={t('super_admin.title')}>
      <LoginForm />
    </PublicFrame>
  )
}
