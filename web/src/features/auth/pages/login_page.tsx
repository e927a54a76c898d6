import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PlainNote } from '@/components/plain/plain_note'
import { PublicFrame } from '@/components/public/public_frame'
import { takeEnded } from '@/lib/session/session'
import { LoginForm } from '../components/login_form'
import { invitedTo, joinedAs } from '../joined'
import { useTexts } from '../use_texts'

export function Component() {
  const { t } = useTexts()
  const { state } = useLocation()
  const email = joinedAs(state)
  const [endedOn] = useState(takeEnded)
  const links = (
    <>
      <span>{t('login.no_account')}</span>
      <Link to="/signup">{t('login.signup')}</Link>
    </>
  )
  return (
    <PublicFrame
      title={t('login.title')}
      context={endedOn === null ? undefined : t('login.ended')}
      links={links}
    >
      {email !== undefined && <PlainNote tone="done">{t('login.joined')}</PlainNote>}
      <LoginForm email={email} returnTo={invitedTo(state) ?? endedOn} />
    </PublicFrame>
  )
}
