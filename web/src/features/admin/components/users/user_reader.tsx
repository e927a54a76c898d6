import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RecordDrawer } from '@/components/dialogs/record_drawer'
import { useBeside } from '@/components/dialogs/use_beside'
import { KeyValueList } from '@/components/page/key_value_list'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { recordQuery } from '@/lib/server/queries'
import { stateOf, stepsFor, USER_STATE_KINDS, type User, type UserStep } from '../../users'

interface UserReaderProps {
  isBusy: boolean
  onStep: (step: UserStep, user: User) => void
}

/** The person of `?user=`: the sign-in, and the operator's steps for it. */
export function UserReader(props: UserReaderProps) {
  const { t } = useTranslation('admin')
  const { id, close } = useBeside('user')
  const user = useQuery({
    ...recordQuery('/api/admin/users/:id', { params: { id: id ?? '' } }),
    enabled: id !== null,
  })
  return (
    <RecordDrawer
      isOpen={id !== null}
      onClose={close}
      size={560}
      title={user.data?.name ?? t('users.user')}
      query={user}
    >
      {(data) => <Content user={data} {...props} />}
    </RecordDrawer>
  )
}

function Content({ user, isBusy, onStep }: UserReaderProps & { user: User }) {
  const { t } = useTranslation('admin')
  const { company, lock } = user
  const state = stateOf(user)
  return (
    <Stack gap="lg">
      <KeyValueList
        items={[
          {
            label: t('field.status'),
            value: <StatusBadge kind={USER_STATE_KINDS[state]} label={t(`users.state.${state}`)} />,
          },
          {
            label: t('users.locked_since'),
            value: lock && <DayText value={lock.at} precision="minute" />,
          },
          { label: t('users.lock_reason'), value: lock?.reason },
          { label: t('field.email'), value: user.email },
          {
            label: t('field.company'),
            value: company ? (
              <Anchor component={Link} to={`/admin/company/${company._id}`} underline="always">
                {company.name}
              </Anchor>
            ) : (
              t('users.platform')
            ),
          },
          { label: t('field.role'), value: t(`role.${user.role}`) },
          {
            label: t('field.last_sign_in'),
            value: <DayText value={user.lastSignInAt} precision="minute" />,
          },
          {
            label: t('users.factor'),
            value: t(user.hasSecondFactor ? 'users.factor_on' : 'users.factor_off'),
          },
          { label: t('users.sessions'), value: String(user.sessionCount) },
        ]}
      />
      {user.isOwn && <Text c="dimmed">{t('users.own')}</Text>}
      <Group gap="xs">
        {stepsFor(user).map((step) => (
          <Button
            key={step}
            variant="default"
            {...(step === 'lock' && { color: 'red', variant: 'outline' })}
            loading={isBusy}
            onClick={() => onStep(step, user)}
          >
            {t(`users.${step}`)}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}
