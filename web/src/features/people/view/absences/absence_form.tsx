import { Button, Checkbox, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import { AFFECTED } from '../person_page'

const KINDS = ['holiday', 'sick', 'unpaid', 'other'] as const
type Kind = (typeof KINDS)[number]

interface AbsenceFormProps {
  /** Whose; the signed-in user's own without it. */
  userId?: string
  /** An absence that an owner enters needs no decision. */
  isDecided: boolean
  onClose: () => void
}

/** Days on which somebody does not work. */
export function AbsenceForm({ userId, isDecided, onClose }: AbsenceFormProps) {
  const { t } = useTranslation('people')
  const queryClient = useQueryClient()
  const initial = { kind: 'holiday' as Kind, from: '', to: '', note: '' }
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { ...initial, startsHalf: false, endsHalf: false },
    validate: {
      from: (day) => (day ? null : t('absence.day_missing')),
      to: (day, { from }) => (day && day < from ? t('absence.backwards') : null),
    },
    save: ({ to, ...values }) =>
      api('POST', '/api/absences', {
        body: { ...values, to: to || values.from, ...(userId && { userId }) },
      }),
    onSaved: async ({ status }) => {
      showDone(t(status === 'requested' ? 'absence_done.asked' : 'absence_done.entered'))
      onClose()
      for (const path of AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
    },
  })
  const { kind, from, to } = form.values
  const isOneDay = !to || to === from
  return (
    <Form onSubmit={submit} failure={failure}>
      <ChoiceField
        label={t('absence.kind')}
        data={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        searchable={false}
        data-autofocus
        {...form.getInputProps('kind')}
      />
      <FormRow>
        <DayField label={t('absence.first_day')} {...form.getInputProps('from')} />
        <DayField
          label={t('absence.last_day')}
          description={t('absence.last_day_help')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('to')}
        />
      </FormRow>
      <Checkbox
        label={t(isOneDay ? 'absence.half_day' : 'absence.starts_half')}
        {...form.getInputProps('startsHalf', { type: 'checkbox' })}
      />
      {!isOneDay && (
        <Checkbox
          label={t('absence.ends_half')}
          {...form.getInputProps('endsHalf', { type: 'checkbox' })}
        />
      )}
      <TextInput label={t('absence.note')} maxLength={500} {...form.getInputProps('note')} />
      <Text size="sm" c="dimmed">
        {t(
          kind === 'sick'
            ? 'absence.sick_help'
            : isDecided
              ? 'absence.decided_help'
              : 'absence.ask_help'
        )}
      </Text>
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t(isDecided || kind === 'sick' ? 'absence.save' : 'absence.send')}
        </Button>
      </FormActions>
    </Form>
  )
}
