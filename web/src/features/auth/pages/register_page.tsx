import { useNavigate } from 'react-router-dom'
import { PlainNote } from '@/components/plain/plain_note'
import { PublicFrame } from '@/components/public_frame'
import { RegisterForm } from '../components/register_form'
import type { Joined } from '../joined'
import { useLink } from '../use_link'
import { useTakenFragment } from '../use_taken_fragment'
import { useTexts } from '../use_texts'

/** The bare form of the specification; an invited person comes with a secret in the fragment, from the mail. */
export function Component() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const token = useTakenFragment()
  const { isAsking, link, refusal } = useLink(token)
  const signInAs = (joinedAs: string) =>
    navigate('/login', { state: { joinedAs } satisfies Joined })
  const invitation = link?.purpose === 'invitation' ? link : undefined
  return (
    <PublicFrame
      title={t('register.title')}
      {...(invitation && {
        context: t('register.invited').replace('{{company}}', () => invitation.companyName ?? ''),
      })}
    >
      {refusal && <PlainNote tone="failed">{refusal}</PlainNote>}
      {!isAsking && !refusal && (
        <RegisterForm token={token} invited={invitation} onInvited={signInAs} />
      )}
    </PublicFrame>
  )
}
