import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { api } from '@/lib/server/api'
import type { FreshLink } from './fresh_invitation'
import classes from './open_invitations.module.css'

export type Invitations = AnswerOf<'GET', '/api/employees/invitations'>
type Invitation = Invitations['invitations'][number]

const AFFECTED = ['/api/employees']

/** Words for the state of a mail; empty for invitations from before 2026-11. */
const MAILS = {
  scheduled: 'waits',
  queued: 'waits',
  sending: 'waits',
  sent: 'sent',
  bounced: 'failed',
  failed: 'failed',
  cancelled: 'failed',
  kept: 'kept',
} as const satisfies Record<NonNullable<Invitation['mail']>, string>

interface OpenInvitationsProps {
  invitations: Invitations
  onLink: (link: FreshLink) => void
}

/** Open invitations; each can be sent again or revoked. */
export function OpenInvitations({ invitations: asked, onLink }: OpenInvitationsProps) {
  const { t } = useTranslation('people')
  const { invitations, isSending } = asked
  const [withdrawn, setWithdrawn] = useState<Invitation>()
  const again = useChange({
    change: ({ _id }: Invitation) =>
      api('POST', '/api/employees/invitations/:id/resend', { params: { id: _id } }),
    affects: AFFECTED,
    onDone: ({ url }, { name, email }) => {
      if (url === null) showDone(t('invite.sent', { email }))
      else onLink({ name: name || email, url })
    },
  })
  const withdraw = useChange({
    change: ({ _id }: Invitation) =>
      api('DELETE', '/api/employees/invitations/:id', { params: { id: _id } }),
    affects: AFFECTED,
    onDone: () => {
      showDone(t('invitation.withdrawn'))
      setWithdrawn(undefined)
    },
  })
  if (invitations.length === 0) return null
  return (
    <Section title={t('invitation.open')}>
      <ul className={classes.rows}>
        {invitations.map((invitation) => (
          <li key={invitation._id} className={classes.row}>
            <Words invitation={invitation} />
            <div className={classes.buttons}>
              <Button
                variant="default"
                size="xs"
                aria-label={t(isSending ? 'invitation.again_named' : 'invitation.new_link_named', {
                  name: nameOf(invitation),
                })}
                loading={again.isPending && again.variables._id === invitation._id}
                onClick={() => again.mutate(invitation)}
              >
                {t(isSending ? 'invitation.again' : 'invitation.new_link')}
              </Button>
              <Button
                variant="default"
                size="xs"
                aria-label={t('invitation.withdraw_named', { name: nameOf(invitation) })}
                onClick={() => setWithdrawn(invitation)}
              >
                {t('invitation.withdraw')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={withdrawn !== undefined}
        title={t('invitation.withdraw_title', { name: withdrawn ? nameOf(withdrawn) : '' })}
        verb={t('invitation.withdraw')}
        tone="danger"
        isBusy={withdraw.isPending}
        onConfirm={() => withdrawn && withdraw.mutate(withdrawn)}
        onCancel={() => setWithdrawn(undefined)}
      >
        {t('invitation.withdraw_text')}
      </ConfirmDialog>
    </Section>
  )
}

const nameOf = ({ name, email }: Invitation) => name || email

function Words({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('people')
  const { email, role, mail, expiresAt, isOver } = invitation
  return (
    <div className={classes.words}>
      <Text fw={500}>{nameOf(invitation)}</Text>
      <Text size="sm" c="dimmed">
        {[email, t(`role.${role}`)].join(' · ')}
      </Text>
      <Text
        size="sm"
        {...(isOver || mail === 'failed' || mail === 'bounced' ? { c: 'red' } : { c: 'dimmed' })}
      >
        {!isOver && mail && `${t(`invitation_mail.${MAILS[mail]}`)} · `}
        {t(isOver ? 'invitation.over' : 'invitation.until')} <DayText value={expiresAt} />
      </Text>
    </div>
  )
}
