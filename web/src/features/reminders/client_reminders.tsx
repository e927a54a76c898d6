import { Button, Group, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { SentTab } from './desk/sent_tab'

const AFFECTED = ['/api/clients', '/api/reminders', '/api/invoices']

/** The reminders of one client, and whether it is reminded at all. */
export function ClientReminders({ clientId }: { clientId: string }) {
  const { t } = useTranslation('reminders')
  const params = { id: clientId }
  const known = useQuery(recordQuery('/api/clients/:id/reminder-stop', { params }))
  return (
    <>
      <Section title={t('client_stop.title')}>
        {known.isError && <ErrorAlert failure={known.error} onRetry={() => void known.refetch()} />}
        {known.data &&
          (known.data.stop ? (
            <Stopped clientId={clientId} stop={known.data.stop} />
          ) : (
            <StopFields clientId={clientId} />
          ))}
      </Section>
      <SentTab clientId={clientId} />
    </>
  )
}

function StopFields({ clientId }: { clientId: string }) {
  const { t } = useTranslation('reminders')
  const [reason, setReason] = useState('')
  const [untilOn, setUntilOn] = useState('')
  const stop = useChange({
    change: () =>
      api('PUT', '/api/clients/:id/reminder-stop', {
        params: { id: clientId },
        body: { reason, untilOn: untilOn || null },
      }),
    affects: AFFECTED,
    onDone: () => showDone(t('client_stop.done')),
  })
  return (
    <Group align="end" gap="xs">
      <TextInput
        flex="1 1 220px"
        label={t('client_stop.reason')}
        description={t('client_stop.help')}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <DayField label={t('client_stop.until')} value={untilOn} onChange={setUntilOn} />
      <Button
        variant="default"
        disabled={!reason.trim()}
        loading={stop.isPending}
        onClick={() => stop.mutate(undefined)}
      >
        {t('client_stop.stop')}
      </Button>
    </Group>
  )
}

interface StoppedProps {
  clientId: string
  stop: { reason: string; untilOn: string | null }
}

function Stopped({ clientId, stop }: StoppedProps) {
  const { t } = useTranslation('reminders')
  const resume = useChange({
    change: () => api('DELETE', '/api/clients/:id/reminder-stop', { params: { id: clientId } }),
    affects: AFFECTED,
    onDone: () => showDone(t('client_stop.resumed')),
  })
  return (
    <Group justify="space-between">
      <Text>
        {stop.untilOn
          ? t('client_stop.stopped_until', { reason: stop.reason, day: formatDate(stop.untilOn) })
          : t('client_stop.stopped', { reason: stop.reason })}
      </Text>
      <Button variant="default" loading={resume.isPending} onClick={() => resume.mutate(undefined)}>
        {t('client_stop.resume')}
      </Button>
    </Group>
  )
}
