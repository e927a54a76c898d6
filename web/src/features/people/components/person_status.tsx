import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import { formatDate } from '@/lib/time/days'
import type { Person } from '../person'

const KINDS = {
  active: 'paid',
  invited: 'partly',
  deactivated: 'void',
} as const satisfies Record<Person['status'], StatusKind>

/** The state of somebody in the list. */
export function PersonStatus({ status }: Pick<Person, 'status'>) {
  const { t } = useTranslation('people')
  return <StatusBadge kind={KINDS[status]} label={t(`status.${status}`)} />
}

type Invitation = NonNullable<Person['invitation']>

/** Until when the link of an invitation is valid, or what went wrong. */
export function InvitationState({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('people')
  const { expiresAt, isOver, mail } = invitation
  const isLost = mail === 'failed' || mail === 'bounced'
  const day = formatDate(expiresAt)
  return (
    <Text span inherit c={isOver || isLost ? 'red' : 'dimmed'}>
      {isOver
        ? t('invitation.over', { day })
        : isLost
          ? t('invitation.lost')
          : t('invitation.until', { day })}
    </Text>
  )
}
