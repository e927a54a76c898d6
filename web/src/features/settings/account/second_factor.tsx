import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { useConfirmed } from '@/components/confirm_self/use_confirmed'
import { DayText } from '@/components/day_text'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Section } from '@/components/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/api'
import { useCurrentUser } from '@/lib/current_user'
import { recordQuery } from '@/lib/queries'
import { FactorRule } from './factor_rule'
import { RecoveryCodes } from './recovery_codes'
import { type NewFactor, SecondFactorSetup } from './second_factor_setup'

type Factor = AnswerOf<'GET', '/api/auth/second-factor'>

/** The second step of the own sign-in: an authenticator app, and the codes for the day when it is lost. */
export function SecondFactor() {
  const { t } = useTranslation('settings')
  const factor = useQuery(recordQuery('/api/auth/second-factor'))
  const { data } = factor
  return (
    <Section title={t('factor.title')} help={t('factor.help')}>
      {factor.isPending && <Loading variant="skeleton" extent="inline" />}
      {factor.isError && (
        <ErrorAlert failure={factor.error} onRetry={() => void factor.refetch()} />
      )}
      {data && (data.isOn ? <On factor={data} /> : <Off />)}
    </Section>
  )
}

function Off() {
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
      <Button loading={begin.isPending} onClick={() => begin.mutate()}>
        {t('factor.set_up')}
      </Button>
      {dialog}
      {begun && <SecondFactorSetup factor={begun} onClose={() => setBegun(undefined)} />}
    </>
  )
}

/** Below this many, new ones are asked for. */
const FEW = 3

function On({ factor: { since, recoveryCodesLeft: left } }: { factor: Factor }) {
  const { t } = useTranslation('settings')
  const { confirmed, dialog } = useConfirmed()
  const isOwner = useCurrentUser().data?.role === 'owner'
  const [codes, setCodes] = useState<string[]>()
  const renew = useChange<void, { recoveryCodes: string[] } | undefined>({
    change: () => confirmed(() => api('POST', '/api/auth/recovery-codes')),
    affects: ['/api/auth'],
    onDone: (answer) => setCodes(answer?.recoveryCodes),
  })
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
      {since && (
        <Text size="sm" c="dimmed">
          {t('factor.since')} <DayText value={since} />
        </Text>
      )}
      <Text size="sm" {...(left < FEW && { c: 'red' })}>
        {t('factor.codes_left', { count: left })}
      </Text>
      <Group gap="xs" mt="md">
        <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
          {t('factor.renew')}
        </Button>
        <Button
          variant="default"
          c="red"
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t('factor.remove')}
        </Button>
      </Group>
      {isOwner && <FactorRule />}
      {dialog}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}
