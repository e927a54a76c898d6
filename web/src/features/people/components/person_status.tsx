import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import { formatDate } from '@/lib/time/days'
import type { Person } from '../person'

const KINDS = {
  active: 'paid',
  invited: 'partly',
  deactivated: 'void',
} as const satisfies Record<Person['status'], StatusKind>

/** The state of somebody; with an invitation also until when its link is valid, or what went wrong. */
export function PersonStatus({ person: { status, invitation } }: { person: Person }) {
  const { t } = useTranslation('people')
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {invitation && <InvitationState invitation={invitation} />}
      <StatusBadge kind={KINDS[status]} label={t(`status.${status}`)} />
    </Group>
  )
}

function InvitationState({ invitation }: { invitation: NonNullable<Person['invitation']> }) {
  const { t } = useTranslation('people')
  const { expiresAt, isOver, mail } = invitation
  const isLost = mail === 'failed' || mail === 'bounced'
  const day = formatDate(expiresAt)
  return (
    <Text span size="sm" c={isOver || isLost ? 'red' : 'dimmed'}>
      {isOver
        ? t('invitation.over', { day })
        : isLost
          ? t('invitation.lost')
          : t('invitation.until', { day })}
    </Text>
  )
}
