import { Button, Group } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { TimeField } from '@/components/form/time_field'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { today } from '@/lib/time/days'
import { dayOf, instantOf, timeOf } from '@/lib/time/local_instant'
import { AFFECTED, type Mail, type MailWithText } from '../mail'
import { useTellKept } from '../use_tell_kept'

interface MailActionsProps {
  mail: MailWithText
  /** Gets the id of the repeat. */
  onResent: (id: string) => void
}

/** Sends a letter again, gives it another time or takes it back, as far as its state allows. */
export function MailActions({ mail, onResent }: MailActionsProps) {
  const { t } = useTranslation('correspondence')
  const [isMoving, setIsMoving] = useState(false)
  const { cancel, resend } = useMailChanges({ onResent })
  if (isMoving) return <MoveForm mail={mail} onDone={() => setIsMoving(false)} />
  return (
    <Group gap="xs">
      {mail.canBeMoved && (
        <Button variant="default" onClick={() => setIsMoving(true)}>
          {t('mail.move')}
        </Button>
      )}
      {mail.canBeCancelled && (
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(mail)}>
          {t('mail.cancel')}
        </Button>
      )}
      {mail.canBeResent && (
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate(mail)}>
          {t('mail.resend')}
        </Button>
      )}
    </Group>
  )
}

/** Actions on a letter, available from anywhere. */
export function useMailChanges({ onResent }: { onResent?: (id: string) => void } = {}) {
  const { t } = useTranslation('correspondence')
  const tellKept = useTellKept()
  const cancel = useChange({
    change: ({ _id }: Mail) => api('DELETE', '/api/mails/:id', { params: { id: _id } }),
    affects: AFFECTED,
    onDone: () => showDone(t('done.cancelled')),
  })
  const resend = useChange({
    change: ({ _id }: Mail) =>
      api('POST', '/api/mails/:id/resend', { params: { id: _id }, body: {} }),
    affects: AFFECTED,
    onDone: ({ _id, status }) => {
      if (status === 'kept') tellKept(1)
      else showDone(t('done.resent'))
      onResent?.(_id)
    },
  })
  return { cancel, resend }
}

function MoveForm({ mail, onDone }: { mail: Mail; onDone: () => void }) {
  const { t } = useTranslation('correspondence')
  const { t: common } = useTranslation('common')
  const sendAt = mail.sendAt ?? mail.createdAt
  const form = useForm({
    initialValues: { day: dayOf(sendAt), time: timeOf(sendAt) },
    validate: {
      time: (time, { day }) =>
        Date.parse(instantOf(day, time) ?? '') > Date.now() ? null : t('send.time_passed'),
    },
  })
  const move = useChange({
    change: (at: string) =>
      api('PUT', '/api/mails/:id', { params: { id: mail._id }, body: { sendAt: at } }),
    affects: AFFECTED,
    onDone,
  })
  return (
    <form onSubmit={form.onSubmit(({ day, time }) => move.mutate(instantOf(day, time) ?? ''))}>
      <FormRow>
        <DayField label={t('send.day')} minDate={today()} {...form.getInputProps('day')} />
        <TimeField label={t('send.time')} {...form.getInputProps('time')} />
      </FormRow>
      <Group gap="xs" mt="sm">
        <Button variant="default" onClick={onDone}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" loading={move.isPending}>
          {t('mail.move')}
        </Button>
      </Group>
    </form>
  )
}
