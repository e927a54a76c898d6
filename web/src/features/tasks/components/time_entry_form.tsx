import { Button, Checkbox, SegmentedControl, TagsInput, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogClose } from '@/components/dialogs/dialog_close'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { TimeField } from '@/components/form/time_field'
import { useServerForm } from '@/components/form/use_server_form'
import { formatHours } from '@/lib/language/numbers'
import { api } from '@/lib/server/api'
import type { Day } from '@/lib/time/days'
import { instantOf, isSkipped } from '@/lib/time/local_instant'
import { offerUndo } from '../entries/entry_changes'
import { useKnownTags } from '../queries'
import { refreshTasks } from '../refresh_tasks'
import type { TimeEntry } from '../task'
import classes from './tasks.module.css'
import {
  changesOf,
  durationOf,
  newTimeOf,
  rememberWay,
  type TimeEntryValues,
  valuesOf,
  workedSeconds,
} from './time_entry_values'

/** As the server takes them. */
const MOST_TAGS = 20
const LONGEST_TAG = 40

const WAYS = ['duration', 'times'] as const

interface TimeEntryFormProps {
  taskId: string
  /** Whether time on the task is billable unless the entry says otherwise. */
  isBillable: boolean
  /** Missing for a new entry. */
  entry?: TimeEntry
  onClose: () => void
}

/** Enters worked time: by its duration on a day, or from and to by the clock. */
export function TimeEntryForm({ taskId, isBillable, entry, onClose }: TimeEntryFormProps) {
  const { t } = useTranslation('tasks')
  // The entry as shown when the editing began.
  const [base] = useState(entry)
  const isRunning = base?.endTime === null
  const initial = valuesOf(base, isBillable)
  const faultOf = (day: Day | '', time: string) => {
    if (!instantOf(day, time)) return t('form.time_missing')
    return isSkipped(day, time) ? t('form.time_skipped') : null
  }
  const { form, submit, isSaving, failure, conflict, isDraftKept, discardDraft } = useServerForm({
    initial,
    draft: `time:${base?._id ?? `new:${taskId}`}`,
    validate: {
      duration: (_, values) =>
        byDuration(values) && !durationOf(values) ? t('form.duration_wrong') : null,
      startDay: (day, values) => (byDuration(values) && !day ? t('form.day_missing') : null),
      startTime: (time, values) => (byDuration(values) ? null : faultOf(values.startDay, time)),
      endTime: (time, values) =>
        byDuration(values) || (isRunning && !time) ? null : faultOf(values.endDay, time),
      breakMinutes: (text) => (/^\d{0,5}$/.test(text) ? null : t('form.minutes_wrong')),
    },
    save: (values) =>
      base
        ? api('PATCH', '/api/time-entries/:id', {
            params: { id: base._id },
            body: { ...changesOf(initial, values), version: values.version },
          })
        : api('POST', '/api/time-entries', { body: { taskId, ...newTimeOf(initial, values) } }),
    concurrency: {
      id: base?._id ?? '',
      load: async () => {
        const { task } = await api('GET', '/api/tasks/:id', { params: { id: taskId } })
        return valuesOf(
          task.timeEntries.find(({ _id }) => _id === base?._id),
          isBillable
        )
      },
    },
    onSaved: (_, { enteredBy }) => {
      rememberWay(enteredBy)
      void offerUndo(t('saved'))
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
  const knownTags = useKnownTags()
  return (
    <DialogClose value={onClose}>
      <div className={classes.edit}>
        <Form
          onSubmit={submit}
          failure={failure}
          conflict={conflict}
          draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
        >
          <SegmentedControl
            size="xs"
            aria-label={t('time.entered_by')}
            data={WAYS.map((value) => ({ value, label: t(`entered_by.${value}`) }))}
            {...form.getInputProps('enteredBy')}
          />
          {byDuration(form.values) ? (
            <FormRow>
              <DayField label={t('time.day')} {...form.getInputProps('startDay')} />
              <TextInput
                label={t('time.duration')}
                placeholder={t('form.duration_help')}
                autoComplete="off"
                data-autofocus
                {...form.getInputProps('duration')}
              />
            </FormRow>
          ) : (
            <>
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
              <NumberField
                label={t('time.break_minutes')}
                {...form.getInputProps('breakMinutes')}
                error={form.errors.breakMinutes ?? form.errors.breakSeconds}
              />
            </>
          )}
          <TextInput label={t('time.note')} maxLength={1000} {...form.getInputProps('note')} />
          <TagsInput
            label={t('time.tags')}
            placeholder={form.values.tags.length === 0 ? t('time.tags_help') : ''}
            data={knownTags}
            maxTags={MOST_TAGS}
            maxLength={LONGEST_TAG}
            acceptValueOnBlur
            {...form.getInputProps('tags')}
          />
          <Checkbox
            label={t('time.billable')}
            {...form.getInputProps('isBillable', { type: 'checkbox' })}
          />
          {worked !== undefined && (
            <Text size="xs" c="dimmed">
              {t('time.worked', { time: formatHours(worked) })}
            </Text>
          )}
          <FormActions>
            <Button type="submit" loading={isSaving}>
              {t('save')}
            </Button>
          </FormActions>
        </Form>
      </div>
    </DialogClose>
  )
}

const byDuration = ({ enteredBy }: TimeEntryValues) => enteredBy === 'duration'
