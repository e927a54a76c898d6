import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/day_text'
import { StatusBadge } from '@/components/status_badge'
import { formatInstant } from '@/lib/days'
import type { Person } from '../person'

/** @param ownId marks the signed-in user; when somebody else signed in last is shown to owners alone */
export function usePeopleColumns({
  isOwner,
  ownId,
}: {
  isOwner: boolean
  ownId: string | undefined
}): Column<Person>[] {
  const { t } = useTranslation('people')
  const lastSignIn: Column<Person> = {
    key: 'lastSignInAt',
    label: t('field.lastSignInAt'),
    sortKey: 'lastSignInAt',
    cell: ({ lastSignInAt }) =>
      lastSignInAt ? <DayText value={lastSignInAt} precision="minute" /> : t('page.never'),
    csv: ({ lastSignInAt }) => lastSignInAt && formatInstant(lastSignInAt),
  }
  return [
    {
      key: 'name',
      label: t('field.name'),
      sortKey: 'name',
      isFluid: true,
      cell: ({ _id, name }) => (
        <span>
          {name}
          {_id === ownId && (
            <Text span inherit c="dimmed">
              {` (${t('page.you')})`}
            </Text>
          )}
        </span>
      ),
      csv: ({ name }) => name,
    },
    {
      key: 'email',
      label: t('field.email'),
      sortKey: 'email',
      cell: ({ email }) => email,
    },
    {
      key: 'role',
      label: t('field.role'),
      sortKey: 'role',
      cell: ({ role }) => t(`role.${role}`),
    },
    ...(isOwner ? [lastSignIn] : []),
    {
      key: 'status',
      label: t('field.status'),
      align: 'right',
      cell: ({ status }) => (
        <StatusBadge kind={status === 'active' ? 'paid' : 'void'} label={t(`status.${status}`)} />
      ),
      csv: ({ status }) => t(`status.${status}`),
    },
  ]
}
