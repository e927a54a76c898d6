import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { PlainNote } from '@/components/plain/plain_note'
import { PublicFrame } from '@/components/public/public_frame'
import { api } from '@/lib/server/api'
import { AuthForm } from '../components/auth_form'
import { useFields } from '../use_fields'
import { type OpenedLink, useLink } from '../use_link'
import { useTakenFragment } from '../use_taken_fragment'
import { useTexts } from '../use_texts'

/** The links about an address by their effect; each has its texts. */
const KINDS = {
  address_change: 'change',
  address_objection: 'objection',
  address_confirm: 'confirm',
}

type Kind = 'change' | 'objection' | 'confirm'

const kindOf = (link: OpenedLink | undefined) =>
  Object.entries(KINDS).find(([purpose]) => purpose === link?.purpose)?.[1] as Kind | undefined

/** Behind a link about an address: says what will happen, and one button does it. Opening it changes nothing. */
export function Component() {
  const { t } = useTexts()
  const { token: id = '' } = useParams()
  const token = useTakenFragment()
  const { isAsking, link, refusal: refused } = useLink(token, id)
  const [isDone, setDone] = useState(false)
  const kind = kindOf(link)
  const isOther = !isAsking && link !== undefined && !kind
  const refusal = token && !isOther ? refused : t('address.incomplete')
  return (
    <PublicFrame
      title={t(kind ? `address.${kind}_title` : 'address.title')}
      links={<Link to="/login">{t('login.title')}</Link>}
    >
      {refusal && <PlainNote tone="failed">{refusal}</PlainNote>}
      {kind && isDone && <PlainNote tone="done">{t(`address.${kind}_done`)}</PlainNote>}
      {kind && !refusal && !isDone && (
        <Act
          kind={kind}
          email={link?.email ?? ''}
          body={{ id, token }}
          onDone={() => setDone(true)}
        />
      )}
    </PublicFrame>
  )
}

interface ActProps {
  kind: Kind
  email: string
  body: { id: string; token: string }
  onDone: () => void
}

function Act({ kind, email, body, onDone }: ActProps) {
  const { t } = useTexts()
  const { submit, failure, isBusy } = useFields({
    initial: {},
    required: {},
    fallback: t('address.failed'),
    send: async () => {
      await api('POST', '/api/auth/address-links', { body, keepsSession: true })
      onDone()
    },
  })
  return (
    <AuthForm
      onSubmit={submit}
      verb={t(`address.${kind}_submit`)}
      isBusy={isBusy}
      failure={failure}
    >
      <p>{t(`address.${kind}_text`).replace('{{email}}', () => email)}</p>
    </AuthForm>
  )
}
