import { Alert, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { CalendarFeeds } from '@/features/calendar/parts'
import { CompleteExport } from '@/features/leaving/parts'
import { IdleSetting } from '@/features/tasks/parts'
import { api } from '@/lib/server/api'
import { useCurrentUser, useRole } from '@/lib/session/current_user'
import { AccessKeys } from '../access_keys/access_keys'
import { OwnAddress } from '../account/own_address'
import { OwnLanguage } from '../account/own_language'
import { OwnPassword } from '../account/own_password'
import { Passkeys } from '../account/passkeys'
import { SecondFactor } from '../account/second_factor'
import { DeviceList } from '../components/account/device_list'
import { LeavingLink } from '../components/account/leaving_link'
import { OwnName } from '../components/account/own_name'

/** Settings of the signed-in user: of a company, or a super admin. */
export function AccountSection() {
  const { t } = useTranslation('settings')
  const { t: leaving } = useTranslation('leaving')
  const role = useRole()
  const { data: me } = useCurrentUser()
  const bell = useChange<boolean>({
    change: (showsOverdueBell) =>
      api('POST', '/api/settings', { body: { preferences: { showsOverdueBell } } }),
    affects: ['/api/settings', '/api/auth'],
  })
  const isOn = bell.isPending ? bell.variables : me?.showsOverdueBell !== false
  if (me?.mustSetUpFactor) {
    return (
      <>
        <Alert color="yellow" variant="light" mb="md">
          {t('factor.must')}
        </Alert>
        <SecondFactor />
        <Passkeys />
      </>
    )
  }
  return (
    <>
      <OwnName />
      <OwnLanguage />
      {role === 'company' && (
        <Section title={t('account.messages')}>
          <Switch
            label={t('field.showsOverdueBell')}
            description={t('hint.showsOverdueBell')}
            checked={isOn}
            onChange={(event) => bell.mutate(event.currentTarget.checked)}
          />
        </Section>
      )}
      {(role === 'company' || role === 'employee') && <IdleSetting />}
      <OwnAddress />
      <OwnPassword />
      <SecondFactor />
      <Passkeys />
      <DeviceList />
      {me && me.role !== 'superAdmin' && me.role !== 'adviser' && (
        <>
          <AccessKeys />
          <CalendarFeeds />
        </>
      )}
      {me?.role === 'owner' && (
        <Section title={leaving('complete_export.title')} help={leaving('complete_export.text')}>
          <CompleteExport hasTitle={false} />
        </Section>
      )}
      <LeavingLink />
    </>
  )
}
