import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PlainNote } from '@/components/plain/plain_note'
import { PublicFrame } from '@/components/public_frame'
import frame from '@/components/public_frame.module.css'
import { takeEnded } from '@/lib/session'
import { LoginForm } from '../components/login_form'
import { joinedAs } from '../joined'
import { useTexts } from '../use_texts'

export function Component() {
  const { t } = useTexts()
  const email = joinedAs(useLocation().state)
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
      <LoginForm email={email} returnTo={endedOn} />
      <Link to="/forgot-password" className={frame.way}>
        {t('login.forgot')}
      </Link>
    </PublicFrame>
  )
}
