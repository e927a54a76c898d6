import { Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { Dialog } from '@/components/dialogs/dialog'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import { halfDayFault } from '../calendar/half_days'
import { AFFECTED } from '../person_page'

interface LeaveDialogProps {
  personId: string
  year: number
  account: AnswerOf<'GET', '/api/employees/:id/leave'>['account']
  onClose: () => void
}

/** The agreed holiday of one year. */
export function LeaveDialog({ personId, year, account, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('people')
  const queryClient = useQueryClient()
  const { form, submit, failure, isSaving } = useServerForm({
    initial: {
      days: String(account?.entitledDays ?? ''),
      carriedDays: String(account?.carriedDays ?? '0'),
      carriedUntil: account?.carriedUntil ?? `${year}-03-31`,
    },
    validate: {
      days: (days) => halfDayFault(days, t),
      carriedDays: (days) => halfDayFault(days, t),
    },
    save: ({ days, carriedDays, carriedUntil }) =>
      api('PUT', '/api/employees/:id/leave', {
        params: { id: personId },
        body: {
          year,
          days: Number(days),
          carriedDays: Number(carriedDays),
          carriedUntil: carriedUntil || null,
        },
      }),
    onSaved: async () => {
      showDone(t('saved'))
      onClose()
      for (const path of AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
    },
  })
  return (
    <Dialog title={t('leave.title', { year })} onClose={onClose}>
      <Form onSubmit={submit} failure={failure}>
        <Text size="sm" c="dimmed">
          {t('leave.help')}
        </Text>
        <NumberField label={t('leave.entitled')} data-autofocus {...form.getInputProps('days')} />
        <FormRow>
          <NumberField label={t('leave.carried_days')} {...form.getInputProps('carriedDays')} />
          <DayField label={t('leave.carried_until')} {...form.getInputProps('carriedUntil')} />
        </FormRow>
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('save')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
