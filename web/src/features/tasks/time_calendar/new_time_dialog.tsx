import { Button, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { TimeField } from '@/components/form/time_field'
import { useServerForm } from '@/components/form/use_server_form'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { storedUserId } from '@/lib/session/session_storage'
import { addDays, formatDate } from '@/lib/time/days'
import { dayOf, instantOf, isSkipped, timeOf } from '@/lib/time/local_instant'
import { offerUndo } from '../entries/entry_changes'
import { TaskSelect } from '../entries/task_select'
import { usePeople } from '../queries'
import { refreshTasks } from '../refresh_tasks'
import { weekdayName } from '../views/weekday_name'
import type { Span } from './day_scale'

const LAST_TASK = 'time-calendar-task'

interface NewTimeDialogProps {
  span: Span
  /** Whose time it is. */
  userId: string
  onClose: () => void
}

/** Asks for the task and the note of time that was drawn. Reasons of a refusal appear above the fields. */
export function NewTimeDialog({ span, userId, onClose }: NewTimeDialogProps) {
  const { t } = useTranslation('time_calendar')
  const { t: shared } = useTranslation('tasks')
  const { language } = useLanguage()
  const people = usePeople()
  // The own time needs no name.
  const person = userId === storedUserId() ? '' : people.find(({ _id }) => _id === userId)?.name
  const [start, end] = [span.start, span.end].map((at) => new Date(at).toISOString())
  const drawn = { startTime: start ?? '', endTime: end ?? '' }
  const day = dayOf(drawn.startTime)
  const initial = {
    taskId: localStorage.getItem(LAST_TASK),
    startTime: timeOf(drawn.startTime),
    endTime: timeOf(drawn.endTime),
    note: '',
  }
  const faultOf = (time: string) => {
    if (!instantOf(day, time)) return shared('form.time_missing')
    return isSkipped(day, time) ? shared('form.time_skipped') : null
  }
  const { form, submit, isSaving, failure } = useServerForm({
    initial,
    validate: {
      taskId: (id) => (id ? null : t('task_missing')),
      startTime: (time) => (time === initial.startTime ? null : faultOf(time)),
      endTime: (time) => (time === initial.endTime ? null : faultOf(time)),
    },
    save: ({ taskId, note, ...times }) =>
      api('POST', '/api/time-entries', {
        body: { taskId: taskId ?? '', userId, note, ...instantsOf(times) },
      }),
    onSaved: (_, { taskId }) => {
      if (taskId) localStorage.setItem(LAST_TASK, taskId)
      void offerUndo(shared('saved'))
      refreshTasks()
      onClose()
    },
  })
  /** Untouched times are those that were drawn, also in an hour that the clock shows twice. */
  const instantsOf = (times: { startTime: string; endTime: string }) => {
    const isMoved = times.startTime !== initial.startTime
    const startTime = isMoved ? instantOf(day, times.startTime) : drawn.startTime
    if (!isMoved && times.endTime === initial.endTime) return { startTime, endTime: drawn.endTime }
    const endTime = instantOf(day, times.endTime, startTime)
    // Midnight, and everything after it, is on the day after.
    const isNextDay = startTime && endTime && endTime <= startTime
    return {
      startTime,
      endTime: isNextDay ? instantOf(addDays(day, 1), times.endTime) : endTime,
    }
  }
  return (
    <Dialog title={t('new')} onClose={onClose}>
      <Form onSubmit={submit} failure={failure}>
        <Text c="dimmed">
          {weekdayName(day, language, 'long')}, {formatDate(drawn.startTime)}
          {person && ` · ${person}`}
        </Text>
        <TaskSelect
          label={shared('task')}
          placeholder={shared('move.choose')}
          data-autofocus
          {...form.getInputProps('taskId')}
        />
        <FormRow>
          <TimeField label={shared('time.start_time')} {...form.getInputProps('startTime')} />
          <TimeField label={shared('time.end_time')} {...form.getInputProps('endTime')} />
        </FormRow>
        <TextInput label={shared('time.note')} maxLength={1000} {...form.getInputProps('note')} />
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {shared('save')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
