import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { PlainNote } from '@/components/plain/plain_note'
import { PublicFrame } from '@/components/public/public_frame'
import { RegistrationNote } from '../components/registration_note'
import { SignupForm } from '../components/signup_form'
import { useLink } from '../use_link'
import { useRegistration } from '../use_registration'
import { useTakenFragment } from '../use_taken_fragment'
import { useTexts } from '../use_texts'

/** Specification, section 9. */
const REDIRECT_AFTER_MS = 2000

/** The form of the specification; where registration is by invitation, it comes with a secret in the fragment. */
export function Component() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const token = useTakenFragment()
  const { isAsking, link, refusal } = useLink(token)
  const registration = useRegistration()
  const [done, setDone] = useState<'done' | 'done_approved'>()
  const isRefused = registration === 'closed' || (registration === 'invitation' && !token)
  const finish = (isApproved: boolean) => {
    setDone(isApproved ? 'done_approved' : 'done')
    setTimeout(() => navigate('/login'), REDIRECT_AFTER_MS)
  }
  const links = (
    <>
      <span>{t('signup.has_account')}</span>
      <Link to="/login">{t('login.title')}</Link>
    </>
  )
  return (
    <PublicFrame
      title={t('signup.title')}
      {...(!isRefused && {
        context: t(link?.isApproved ? 'signup.context_approved' : 'signup.context'),
      })}
      links={links}
    >
      {done && <PlainNote tone="done">{t(`signup.${done}`)}</PlainNote>}
      {isRefused && <RegistrationNote registration={registration} />}
      {!isRefused && refusal && <PlainNote tone="failed">{refusal}</PlainNote>}
      {!isRefused && !refusal && !isAsking && (
        <SignupForm token={token} invitedEmail={link?.email ?? ''} onDone={finish} />
      )}
    </PublicFrame>
  )
}
