import { Alert, Button, Checkbox, NumberInput, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import type { AccountFormProps } from './account_dialogs'

type Schedule = AnswerOf<'GET', '/api/clients/:id/statement-schedule'>['schedule']

/** Whether a client gets a statement each month. */
export function ScheduleForm(props: AccountFormProps) {
  const params = { id: props.client._id }
  const known = useQuery(recordQuery('/api/clients/:id/statement-schedule', { params }))
  if (known.isError) {
    return <ErrorAlert failure={known.error} onRetry={() => void known.refetch()} />
  }
  if (!known.data) return <Loading variant="skeleton" extent="inline" />
  return <KnownSchedule {...props} schedule={known.data.schedule} />
}

function KnownSchedule({ client, schedule, onDone }: AccountFormProps & { schedule: Schedule }) {
  const { t } = useTranslation('ledger')
  const queryClient = useQueryClient()
  const params = { id: client._id }
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { dayOfMonth: schedule?.dayOfMonth ?? 1, openOnly: schedule?.openOnly ?? false },
    save: (body) => api('PUT', '/api/clients/:id/statement-schedule', { params, body }),
    onSaved: ({ schedule: saved }) => {
      void queryClient.invalidateQueries({ queryKey: ['/api/clients'] })
      if (saved) showDone(t('schedule.saved', { day: formatDate(saved.next) }))
      onDone()
    },
  })
  const end = useChange({
    change: () => api('DELETE', '/api/clients/:id/statement-schedule', { params }),
    affects: ['/api/clients'],
    onDone: () => {
      showDone(t('schedule.ended'))
      onDone()
    },
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Text>{t('schedule.help')}</Text>
      {schedule && <Text>{t('schedule.next', { day: formatDate(schedule.next) })}</Text>}
      {schedule?.lastFailure && (
        <Alert color="red" variant="light">
          {t('schedule.failed')}
        </Alert>
      )}
      <NumberInput
        label={t('schedule.day')}
        description={t('schedule.day_help')}
        min={1}
        max={28}
        allowDecimal={false}
        data-autofocus
        {...form.getInputProps('dayOfMonth')}
      />
      <Checkbox
        label={t('range.open_only')}
        {...form.getInputProps('openOnly', { type: 'checkbox' })}
      />
      <FormActions>
        {schedule && (
          <Button variant="default" loading={end.isPending} onClick={() => end.mutate(undefined)}>
            {t('schedule.end')}
          </Button>
        )}
        <Button type="submit" loading={isSaving}>
          {t('schedule.save')}
        </Button>
      </FormActions>
    </Form>
  )
}
