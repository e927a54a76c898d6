import { Link, useNavigate } from 'react-router-dom'
import { PlainNote } from '@/components/plain/plain_note'
import { PublicFrame } from '@/components/public/public_frame'
import { useSession } from '@/lib/session/session'
import { AcceptForm } from '../components/accept_form'
import { RegisterForm } from '../components/register_form'
import { RegistrationNote } from '../components/registration_note'
import type { Invited, Joined } from '../joined'
import { useLink } from '../use_link'
import { useRegistration } from '../use_registration'
import { useTakenFragment } from '../use_taken_fragment'
import { useTexts } from '../use_texts'

/** The bare form of the specification; an invited person comes with a secret in the fragment, from the mail. */
export function Component() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const token = useTakenFragment()
  const { isAsking, link, refusal } = useLink(token)
  const registration = useRegistration(token === '')
  const isOpen = token !== '' || registration === 'open'
  const signInAs = (joinedAs: string) =>
    navigate('/login', { state: { joinedAs } satisfies Joined })
  const invitation = link?.purpose === 'invitation' ? link : undefined
  const { status, isSuperAdmin } = useSession()
  const isMember = status === 'signedIn' && !isSuperAdmin
  const links = invitation && !isMember && (
    <>
      <span>{t('register.has_account')}</span>
      <Link to="/login" state={{ invitation: token } satisfies Invited}>
        {t('login.submit')}
      </Link>
    </>
  )
  return (
    <PublicFrame
      title={t(invitation && isMember ? 'register.invitation' : 'register.title')}
      links={links}
      {...(invitation && {
        context: t(isMember ? 'register.asked' : 'register.invited').replace(
          '{{company}}',
          () => invitation.companyName ?? ''
        ),
      })}
    >
      {refusal && <PlainNote tone="failed">{refusal}</PlainNote>}
      {invitation && isMember && <AcceptForm token={token} />}
      {!isOpen && <RegistrationNote registration={registration} />}
      {isOpen && !isAsking && !refusal && !(invitation && isMember) && (
        <RegisterForm token={token} invited={invitation} onInvited={signInAs} />
      )}
    </PublicFrame>
  )
}
