import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { api } from '@/lib/server/api'
import type { RegistrationInvitation } from '../../settings'
import classes from '../admin.module.css'
import { InvitationDialog } from './invitation_dialog'

interface InvitationsProps {
  invitations: RegistrationInvitation[]
  isSending: boolean
}

/** The open links that let companies register, and making another one. */
export function Invitations({ invitations, isSending }: InvitationsProps) {
  const { t } = useTranslation('admin')
  const [isInviting, setIsInviting] = useState(false)
  const withdraw = useChange({
    change: (id: string) =>
      api('DELETE', '/api/admin/registration-invitations/:id', { params: { id } }),
    affects: ['/api/admin'],
    onDone: () => showDone(t('settings.withdrawn')),
  })
  return (
    <Section
      title={t('settings.invitations')}
      help={t('settings.invitations_help')}
      action={
        <Button variant="default" onClick={() => setIsInviting(true)}>
          {t('settings.invite')}
        </Button>
      }
      padding={invitations.length > 0 ? 'none' : 'normal'}
    >
      {invitations.length === 0 && <Text c="dimmed">{t('settings.no_invitations')}</Text>}
      {invitations.length > 0 && (
        <ul className={classes.list}>
          {invitations.map((invitation) => (
            <Row
              key={invitation._id}
              invitation={invitation}
              isBusy={withdraw.isPending}
              onWithdraw={() => withdraw.mutate(invitation._id)}
            />
          ))}
        </ul>
      )}
      {isInviting && (
        <InvitationDialog isSending={isSending} onClose={() => setIsInviting(false)} />
      )}
    </Section>
  )
}

interface RowProps {
  invitation: RegistrationInvitation
  isBusy: boolean
  onWithdraw: () => void
}

function Row({ invitation, isBusy, onWithdraw }: RowProps) {
  const { t } = useTranslation('admin')
  const { email, isApproved, by, invitedAt, expiresAt, isOver } = invitation
  const name = email ?? t('settings.any_address')
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <div className={classes.name}>{name}</div>
        <Text size="sm" c="dimmed">
          {t('settings.made')} <DayText value={invitedAt} precision="minute" />
          {by && ` · ${by}`}
          {' · '}
          {t(isOver ? 'settings.was_valid' : 'settings.valid')} <DayText value={expiresAt} />
          {isApproved && ` · ${t('settings.approves')}`}
        </Text>
      </div>
      {isOver && <StatusBadge kind="void" label={t('settings.over')} />}
      <Button
        variant="default"
        disabled={isBusy}
        onClick={onWithdraw}
        aria-label={t('settings.withdraw_of', { name })}
      >
        {t('settings.withdraw')}
      </Button>
    </li>
  )
}
