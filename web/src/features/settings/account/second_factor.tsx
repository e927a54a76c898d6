import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { useConfirmed } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { useCurrentUser } from '@/lib/session/current_user'
import { FactorRule } from './factor_rule'
import { RecoveryCodesLeft } from './recovery_codes_left'
import { type NewFactor, SecondFactorSetup } from './second_factor_setup'

type Factor = AnswerOf<'GET', '/api/auth/second-factor'>

/** The second step of the own sign-in: an authenticator app, and the codes for the day when it is lost. */
export function SecondFactor() {
  const { t } = useTranslation('settings')
  const factor = useQuery(recordQuery('/api/auth/second-factor'))
  const isOwner = useCurrentUser().data?.role === 'owner'
  const { data } = factor
  const isOn = data && (data.isOn || data.hasPasskeys)
  return (
    <Section title={t('factor.title')} help={t('factor.help')}>
      {factor.isPending && <Loading variant="skeleton" extent="inline" />}
      {factor.isError && (
        <ErrorAlert failure={factor.error} onRetry={() => void factor.refetch()} />
      )}
      {data && (data.isOn ? <AppOn factor={data} /> : <AppOff />)}
      {isOn && <RecoveryCodesLeft left={data.recoveryCodesLeft} />}
      {isOn && isOwner && <FactorRule />}
    </Section>
  )
}

function AppOff() {
  const { t } = useTranslation('settings')
  const { confirmed, dialog } = useConfirmed()
  const [begun, setBegun] = useState<NewFactor>()
  const begin = useChange<void, NewFactor | undefined>({
    change: () => confirmed(() => api('POST', '/api/auth/second-factor')),
    affects: [],
    onDone: setBegun,
  })
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{t('factor.app_off')}</Text>
        <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate()}>
          {t('factor.set_up')}
        </Button>
      </Group>
      {dialog}
      {begun && <SecondFactorSetup factor={begun} onClose={() => setBegun(undefined)} />}
    </>
  )
}

function AppOn({ factor: { since } }: { factor: Factor }) {
  const { t } = useTranslation('settings')
  const { confirmed, dialog } = useConfirmed()
  const remove = useChange<void, boolean | undefined>({
    change: () =>
      confirmed(async () => {
        await api('DELETE', '/api/auth/second-factor')
        return true
      }),
    affects: ['/api/auth'],
    onDone: (isRemoved) => isRemoved && showDone(t('factor.removed')),
  })
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {t('factor.app_since')} {since && <DayText value={since} />}
        </Text>
        <Button
          variant="default"
          c="red"
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t('factor.remove')}
        </Button>
      </Group>
      {dialog}
    </>
  )
}
