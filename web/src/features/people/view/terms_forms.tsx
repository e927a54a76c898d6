import { Button, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { parseDuration } from '#api/parse_duration'
import { RegionField } from '@/components/form/choices/region_field'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { formatHours } from '@/lib/language/numbers'
import { api } from '@/lib/server/api'
import { today } from '@/lib/time/days'
import { halfDayFault } from './calendar/half_days'
import { AFFECTED, type PersonPage } from './person_page'
import classes from './work.module.css'

interface FormProps {
  person: PersonPage
  onClose: () => void
}

/** First and last day, public holidays, holiday and overtime of a person. */
export function TermsForm({ person, onClose }: FormProps) {
  const { t } = useTranslation('people')
  const follow = useFollow(onClose)
  const { entryDate, exitDate, holidayRegion, terms, version } = person
  const { form, submit, failure, isSaving } = useServerForm({
    initial: {
      entryDate: entryDate ?? '',
      exitDate: exitDate ?? '',
      holidayRegion: holidayRegion as NonNullable<PersonPage['holidayRegion']>,
      leaveDays: String(terms?.leaveDays ?? 0),
      openingHours: String((terms?.openingMinutes ?? 0) / 60),
    },
    validate: {
      leaveDays: (days) => halfDayFault(days, t),
      openingHours: (hours) =>
        Math.abs(Number(hours)) <= 10_000 ? null : t('terms.opening_wrong'),
    },
    save: (values) =>
      api('PUT', '/api/employees/:id/employment', {
        params: { id: person._id },
        body: {
          entryDate: values.entryDate || null,
          exitDate: values.exitDate || null,
          holidayRegion: values.holidayRegion || null,
          leaveDays: Number(values.leaveDays),
          openingMinutes: Math.round(Number(values.openingHours) * 60),
          version,
        },
      }),
    onSaved: follow,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <FormRow>
        <NumberField
          label={t('terms.leave')}
          description={t('terms.leave_help')}
          data-autofocus
          {...form.getInputProps('leaveDays')}
        />
        <NumberField
          label={t('terms.opening')}
          description={t('terms.opening_help')}
          {...form.getInputProps('openingHours')}
        />
      </FormRow>
      <FormRow>
        <DayField label={t('terms.entry')} {...form.getInputProps('entryDate')} />
        <DayField label={t('terms.exit')} {...form.getInputProps('exitDate')} />
      </FormRow>
      <RegionField
        label={t('terms.region')}
        placeholder={t('terms.region_company')}
        clearable
        {...form.getInputProps('holidayRegion')}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  )
}

const FULL_DAY = '8:00'
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** Hours of each weekday from a day on. */
export function PatternForm({ person, onClose }: FormProps) {
  const { t } = useTranslation('people')
  const follow = useFollow(onClose)
  const last = person.workPatterns.at(-1)
  const { form, submit, failure, isSaving } = useServerForm({
    initial: {
      from: last ? today() : (person.entryDate ?? today()),
      hours: WEEKDAYS.map((index) =>
        last ? formatHours((last.minutes[index] ?? 0) * 60) : index < 5 ? FULL_DAY : '0:00'
      ),
    },
    validate: {
      from: (day) => (day ? null : t('absence.day_missing')),
      hours: (hours) => (hours.every(isHours) ? null : t('hours.wrong')),
    },
    save: ({ from, hours }) =>
      api('POST', '/api/employees/:id/work-patterns', {
        params: { id: person._id },
        body: { from, minutes: hours.map(minutesOf) },
      }),
    onSaved: follow,
  })
  const total = form.values.hours.reduce((sum, hours) => sum + minutesOf(hours), 0)
  return (
    <Form onSubmit={submit} failure={failure}>
      <Text size="sm" c="dimmed">
        {t('hours.help')}
      </Text>
      <div className={classes.weekdays}>
        {WEEKDAYS.map((index) => (
          <TextInput
            {...(index === 0 && { 'data-autofocus': true })}
            key={index}
            label={t(`weekday_long.${index}`)}
            autoComplete="off"
            {...form.getInputProps(`hours.${index}`)}
            error={isHours(form.values.hours[index] ?? '') ? undefined : t('hours.wrong')}
          />
        ))}
      </div>
      <DayField label={t('hours.valid_from')} {...form.getInputProps('from')} />
      <Text fw={600}>{t('hours.total', { hours: formatHours(total * 60) })}</Text>
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  )
}

const IS_NOTHING = /^0*([:.,]0*)?$/

const isHours = (text: string) => IS_NOTHING.test(text.trim()) || minutesOf(text) > 0

/** `8:00`, `7,5h` or `8`; nothing is no work. */
function minutesOf(text: string) {
  const plain = text.trim()
  if (IS_NOTHING.test(plain)) return 0
  const typed = /^\d+([.,]\d+)?$/.test(plain) ? `${plain}h` : plain
  return Math.round((parseDuration(typed) ?? 0) / 60)
}

function useFollow(onClose: () => void) {
  const { t } = useTranslation('people')
  const queryClient = useQueryClient()
  return async () => {
    showDone(t('saved'))
    onClose()
    for (const path of AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
  }
}
