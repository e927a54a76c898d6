import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { TimeField } from '@/components/form/time_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/api'
import { type Day, today } from '@/lib/days'
import { dayOf, instantOf, isSkipped, minutesOf, timeOf } from '@/lib/local_instant'
import { formatHours } from '@/lib/numbers'
import type { TimeEntry } from '../task'
import { refreshTasks } from '../task_changes'
import classes from './tasks.module.css'

interface TimeEntryFormProps {
  taskId: string
  /** Without one, time is written down anew. */
  entry?: TimeEntry
  onClose: () => void
}

export function TimeEntryForm({ taskId, entry, onClose }: TimeEntryFormProps) {
  const { t } = useTranslation('tasks')
  // What was on the screen when the editing began.
  const [base] = useState(entry)
  const isRunning = base?.endTime === null
  const initial = valuesOf(base)
  const faultOf = (day: Day | '', time: string) => {
    if (!instantOf(day, time)) return t('form.time_missing')
    return isSkipped(day, time) ? t('form.time_skipped') : null
  }
  const { form, submit, isSaving, failure, conflict, isDraftKept, discardDraft } = useServerForm({
    initial,
    draft: `time:${base?._id ?? `new:${taskId}`}`,
    validate: {
      startTime: (time, { startDay }) => faultOf(startDay, time),
      endTime: (time, { endDay }) => (isRunning && !time ? null : faultOf(endDay, time)),
      breakMinutes: (text) => (/^\d{0,5}$/.test(text) ? null : t('form.minutes_wrong')),
    },
    save: (values) =>
      base
        ? api('PATCH', '/api/time-entries/:id', {
            params: { id: base._id },
            body: { ...changesOf(initial, values), version: values.version },
          })
        : api('POST', '/api/time-entries', { body: { taskId, ...newTimeOf(values) } }),
    concurrency: {
      id: base?._id ?? '',
      load: async () => {
        const { task } = await api('GET', '/api/tasks/:id', { params: { id: taskId } })
        return valuesOf(task.timeEntries.find(({ _id }) => _id === base?._id))
      },
    },
    onSaved: () => {
      showDone(t('saved'))
      refreshTasks()
      onClose()
    },
  })
  /** Work ends on the day on which it began, unless somebody says otherwise. */
  const moveTo = (day: Day | '') => {
    const { startDay, endDay } = form.getValues()
    form.setValues({ startDay: day, ...(endDay === startDay && { endDay: day }) })
  }
  const worked = workedSeconds(form.values)
  return (
    <div className={classes.edit}>
      <Form
        onSubmit={submit}
        failure={failure}
        conflict={conflict}
        draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
      >
        <FormRow>
          <DayField
            label={t('time.start_day')}
            {...form.getInputProps('startDay')}
            onChange={moveTo}
          />
          <TimeField
            label={t('time.start_time')}
            data-autofocus
            {...form.getInputProps('startTime')}
          />
        </FormRow>
        <FormRow>
          <DayField label={t('time.end_day')} {...form.getInputProps('endDay')} />
          <TimeField label={t('time.end_time')} {...form.getInputProps('endTime')} />
        </FormRow>
        {isRunning && (
          <Text size="xs" c="dimmed">
            {t('time.end_help')}
          </Text>
        )}
        <FormRow>
          <NumberField
            label={t('time.break_minutes')}
            {...form.getInputProps('breakMinutes')}
            error={form.errors.breakMinutes ?? form.errors.breakSeconds}
          />
          <TextInput label={t('time.note')} maxLength={1000} {...form.getInputProps('note')} />
        </FormRow>
        {worked !== undefined && (
          <Text size="xs" c="dimmed">
            {t('time.worked', { time: formatHours(worked) })}
          </Text>
        )}
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('save')}
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}

const EMPTY = {
  /** 0 before it is saved first. */
  version: 0,
  ...{ startDay: '', startTime: '', endDay: '', endTime: '', breakMinutes: '', note: '' },
}

const valuesOf = (entry: TimeEntry | undefined): typeof EMPTY =>
  entry
    ? {
        version: entry.version,
        startDay: dayOf(entry.startTime),
        startTime: timeOf(entry.startTime),
        // A timer that was forgotten was forgotten on its first day.
        endDay: dayOf(entry.endTime ?? entry.startTime),
        endTime: entry.endTime ? timeOf(entry.endTime) : '',
        breakMinutes: String(minutesOf(entry.breakSeconds)),
        note: entry.note,
      }
    : { ...EMPTY, startDay: today(), endDay: today(), breakMinutes: '0' }

/** Only what was changed: an untouched start or break keeps its seconds, which the fields do not show. */
function changesOf(before: typeof EMPTY, after: typeof EMPTY) {
  const { start, end } = spanOf(after)
  const was = spanOf(before)
  return {
    ...(start !== was.start && { startTime: start }),
    ...(end !== was.end && { endTime: end }),
    ...(after.breakMinutes !== before.breakMinutes && {
      breakSeconds: Number(after.breakMinutes) * 60,
    }),
    ...(after.note !== before.note && { note: after.note || null }),
  }
}

function spanOf({ startDay, startTime, endDay, endTime }: typeof EMPTY) {
  const start = instantOf(startDay, startTime)
  return { start, end: instantOf(endDay, endTime, start) }
}

/** What will be written down, real hours also when the clock is put forward or back; undefined for none. */
function workedSeconds(values: typeof EMPTY) {
  const { start, end } = spanOf(values)
  if (!start || !end) return undefined
  const seconds = (Date.parse(end) - Date.parse(start)) / 1000 - Number(values.breakMinutes) * 60
  return seconds > 0 ? seconds : undefined
}

/** Both times are there: the form asks for them. */
function newTimeOf(values: typeof EMPTY) {
  const { startTime = '', endTime = '', ...rest } = changesOf(EMPTY, values)
  return { startTime, endTime, ...rest }
}
