import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { PlainNote } from '@/components/plain/plain_note'
import { PublicFrame } from '@/components/public/public_frame'
import { NewPasswordForm } from '../components/new_password_form'
import { SetupForm } from '../components/setup_form'
import { useLink } from '../use_link'
import { useTakenFragment } from '../use_taken_fragment'
import { useTexts } from '../use_texts'

/**
 * The page behind the link for a forgotten password, and behind the link printed by the first start of Kontor:
 * `…/{id}#secret`. The id alone opens nothing.
 */
export function Component() {
  const { t } = useTexts()
  const { token: id = '' } = useParams()
  const token = useTakenFragment()
  const { isAsking, link, refusal: refused } = useLink(token, id)
  const refusal = token ? refused : t('reset.incomplete')
  const [isDone, setDone] = useState(false)
  const isSetup = link?.purpose === 'setup'
  const Form = isSetup ? SetupForm : NewPasswordForm
  const done = () => setDone(true)

  return (
    <PublicFrame
      title={t(isSetup ? 'setup.title' : 'reset.title')}
      {...(isSetup && { context: t('setup.context') })}
      links={refusal ? <Again /> : <SignIn path={isSetup ? '/superadmin/login' : '/login'} />}
    >
      {refusal && <PlainNote tone="failed">{refusal}</PlainNote>}
      {isDone && <PlainNote tone="done">{t(isSetup ? 'setup.done' : 'reset.done')}</PlainNote>}
      {!isAsking && !refusal && !isDone && <Form link={{ id, token }} onDone={done} />}
    </PublicFrame>
  )
}

function Again() {
  const { t } = useTexts()
  return <Link to="/forgot-password">{t('reset.again')}</Link>
}

function SignIn({ path }: { path: string }) {
  const { t } = useTexts()
  return <Link to={path}>{t('login.title')}</Link>
}
