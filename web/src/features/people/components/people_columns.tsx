import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { formatHours, formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatInstant } from '@/lib/time/days'
import type { Person, PersonWork } from '../person'
import { formatBalance } from '../view/calendar/balance'
import { InvitationState, PersonStatus } from './person_status'

/** @param ownId marks the signed-in user; when somebody else signed in last is shown to owners alone */
export function usePeopleColumns({
  isOwner,
  ownId,
  work,
}: {
  isOwner: boolean
  /** Projects and hours by person; empty until they have come. */
  work: ReadonlyMap<string, PersonWork>
  ownId: string | undefined
}): Column<Person>[] {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const shareOf = (share: number | null | undefined) =>
    typeof share === 'number' ? formatPercent(share, language) : null
  const lastSignIn: Column<Person> = {
    key: 'lastSignInAt',
    label: t('field.lastSignInAt'),
    sortKey: 'lastSignInAt',
    cell: ({ lastSignInAt, invitation }) => {
      if (invitation) return <InvitationState invitation={invitation} />
      return lastSignInAt ? <DayText value={lastSignInAt} precision="minute" /> : t('page.never')
    },
    csv: ({ lastSignInAt }) => lastSignInAt && formatInstant(lastSignInAt),
    isWideOnly: true,
  }
  return [
    {
      key: 'name',
      label: t('field.name'),
      sortKey: 'name',
      isFluid: true,
      cell: ({ _id, name, email }) => (
        <span>
          {name || email}
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
    {
      key: 'projects',
      label: t('work.projects'),
      cell: ({ _id }) => projectNames(work.get(_id)),
      csv: ({ _id }) => projectNames(work.get(_id)),
      isWideOnly: true,
      isSpare: true,
    },
    {
      key: 'week',
      label: t('field.week'),
      align: 'right',
      cell: ({ _id }) => <WeekHours work={work.get(_id)} />,
      csv: ({ _id }) => hoursOf(work.get(_id)?.weekSeconds),
    },
    {
      key: 'month',
      label: t('field.month'),
      align: 'right',
      cell: ({ _id }) => hoursOf(work.get(_id)?.monthSeconds),
      isWideOnly: true,
      isSpare: true,
    },
    {
      key: 'monthBalance',
      label: t('field.monthBalance'),
      align: 'right',
      cell: ({ _id }) => balanceOf(work.get(_id)?.monthBalance),
      isWideOnly: true,
      isOptional: true,
    },
    {
      key: 'billableShare',
      label: t('field.billableShare'),
      align: 'right',
      cell: ({ _id }) => shareOf(work.get(_id)?.billableShare),
      isWideOnly: true,
      isSpare: true,
    },
    {
      key: 'running',
      label: t('field.running'),
      cell: ({ _id }) => work.get(_id)?.running?.name,
      isWideOnly: true,
      isOptional: true,
    },
    ...(isOwner ? [lastSignIn] : []),
    {
      key: 'status',
      label: t('field.status'),
      align: 'right',
      cell: (person) => <PersonStatus status={person.status} />,
      csv: ({ status }) => t(`status.${status}`),
    },
  ]
}

const hoursOf = (seconds: number | undefined) =>
  seconds === undefined ? null : formatHours(seconds)

const balanceOf = (seconds: number | null | undefined) =>
  typeof seconds === 'number' ? formatBalance(seconds) : null

const projectNames = (work: PersonWork | undefined) =>
  work?.projects.map(({ name }) => name).join(', ')

/** `12:30 / 40:00`: worked and to work in this week. */
function WeekHours({ work }: { work: PersonWork | undefined }) {
  const { t } = useTranslation('people')
  if (!work) return null
  const { weekSeconds, weekTarget } = work
  const unit = (seconds: number) => t('hours.unit', { hours: formatHours(seconds) })
  return (
    <span>
      {weekTarget === null ? unit(weekSeconds) : formatHours(weekSeconds)}
      {weekTarget !== null && (
        <Text span inherit c="dimmed">
          {` / ${unit(weekTarget)}`}
        </Text>
      )}
    </span>
  )
}
