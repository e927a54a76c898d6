import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { formatDate } from '@/lib/time/days'
import type { InvoiceReminders } from '../invoice_reminders'
import classes from './view.module.css'

interface ReminderHoldsProps {
  invoiceId: string
  state: InvoiceReminders
}

const AFFECTED = ['/api/invoices', '/api/reminders']

/** A promise to pay and a stop: why nobody reminds of this invoice for a while. */
export function ReminderHolds({ invoiceId, state }: ReminderHoldsProps) {
  const { t } = useTranslation('invoicing')
  const { promise, stop, clientStop, next } = state
  return (
    <div className={classes.holds}>
      {promise ? (
        <Promised invoiceId={invoiceId} promise={promise} />
      ) : (
        <PromiseField invoiceId={invoiceId} />
      )}
      {stop ? <Stopped invoiceId={invoiceId} stop={stop} /> : <StopField invoiceId={invoiceId} />}
      {clientStop && (
        <Text size="sm">{t('reminders.client_stopped', { reason: clientStop.reason })}</Text>
      )}
      {next?.because === 'clientNotReminded' && (
        <Text size="sm">{t('reminders.client_not_reminded')}</Text>
      )}
    </div>
  )
}

function PromiseField({ invoiceId }: { invoiceId: string }) {
  const { t } = useTranslation('invoicing')
  const [promisedOn, setPromisedOn] = useState('')
  const save = useChange({
    change: () =>
      api('PUT', '/api/invoices/:id/promise', { params: { id: invoiceId }, body: { promisedOn } }),
    affects: AFFECTED,
    onDone: () => showDone(t('reminders.promise_kept')),
  })
  return (
    <Group align="end" gap="xs" wrap="nowrap">
      <DayField
        label={t('reminders.promised_on')}
        value={promisedOn}
        onChange={setPromisedOn}
        className={classes.holdField ?? ''}
      />
      <Button
        variant="default"
        flex="none"
        disabled={!promisedOn}
        loading={save.isPending}
        onClick={() => save.mutate(undefined)}
      >
        {t('reminders.note')}
      </Button>
    </Group>
  )
}

function Promised({
  invoiceId,
  promise,
}: {
  invoiceId: string
  promise: NonNullable<InvoiceReminders['promise']>
}) {
  const { t } = useTranslation('invoicing')
  const remove = useChange({
    change: () => api('DELETE', '/api/invoices/:id/promise', { params: { id: invoiceId } }),
    affects: AFFECTED,
  })
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">
        {t('reminders.promised', { day: formatDate(promise.promisedOn) })}
        {promise.note && ` · ${promise.note}`}
      </Text>
      <Button
        variant="subtle"
        flex="none"
        loading={remove.isPending}
        onClick={() => remove.mutate(undefined)}
      >
        {t('reminders.take_back')}
      </Button>
    </Group>
  )
}

function StopField({ invoiceId }: { invoiceId: string }) {
  const { t } = useTranslation('invoicing')
  const [reason, setReason] = useState('')
  const save = useChange({
    change: () =>
      api('PUT', '/api/invoices/:id/reminder-stop', {
        params: { id: invoiceId },
        body: { reason },
      }),
    affects: AFFECTED,
    onDone: () => showDone(t('reminders.stop_kept')),
  })
  return (
    <Group align="end" gap="xs" wrap="nowrap">
      <TextInput
        label={t('reminders.stop_reason')}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        className={classes.holdField ?? ''}
      />
      <Button
        variant="default"
        flex="none"
        disabled={!reason.trim()}
        loading={save.isPending}
        onClick={() => save.mutate(undefined)}
      >
        {t('reminders.stop')}
      </Button>
    </Group>
  )
}

function Stopped({
  invoiceId,
  stop,
}: {
  invoiceId: string
  stop: NonNullable<InvoiceReminders['stop']>
}) {
  const { t } = useTranslation('invoicing')
  const remove = useChange({
    change: () => api('DELETE', '/api/invoices/:id/reminder-stop', { params: { id: invoiceId } }),
    affects: AFFECTED,
  })
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{t('reminders.stopped', { reason: stop.reason })}</Text>
      <Button
        variant="subtle"
        flex="none"
        loading={remove.isPending}
        onClick={() => remove.mutate(undefined)}
      >
        {t('reminders.resume')}
      </Button>
    </Group>
  )
}
