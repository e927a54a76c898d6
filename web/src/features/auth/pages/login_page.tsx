import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PublicFrame } from '@/components/public_frame'
import { LoginForm } from '../components/login_form'

export function Component() {
  const { t } = useTranslation('auth')
  const links = (
    <>
      <Text c="dimmed">{t('login.no_account')}</Text>
      <Anchor component={Link} to="/signup">
        {t('login.signup')}
      </Anchor>
    </>
  )
  return (
    <PublicFrame title={t('login.title')} links={links}>
      <LoginForm />
      <Anchor component={Link} to="/forgot-password" size="sm" display="block" ta="center" mt="md">
        {t('login.forgot')}
      </Anchor>
    </PublicFrame>
  )
}
