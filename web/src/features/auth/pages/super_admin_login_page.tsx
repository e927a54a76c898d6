import { Link } from 'react-router-dom'
import { PublicFrame } from '@/components/public_frame'
import frame from '@/components/public_frame.module.css'
import { LoginForm } from '../components/login_form'
import { useTexts } from '../use_texts'

export function Component() {
  const { t } = useTexts()
  return (
    <PublicFrame title={t('super_admin.title')}>
      <LoginForm />
      <Link to="/forgot-password" className={frame.way}>
        {t('login.forgot')}
      </Link>
    </PublicFrame>
  )
}
