import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import {
  ConversionSchedule,
  newSchedule,
  scheduleBody,
} from '@/features/offers/shared/conversion_schedule'
import { api } from '@/lib/server/api'
import type { StepFormProps } from './estimate_dialog'

/** Makes a recurring invoice of what was ordered; each date makes a draft. */
export function RecurringForm({ estimate, onDone }: StepFormProps) {
  const { t } = useTranslation('estimates')
  const navigate = useNavigate()
  const { form, submit, isSaving, failure } = useServerForm({
    initial: newSchedule(),
    save: (values) =>
      api('POST', '/api/estimates/:id/conversions', {
        params: { id: estimate._id },
        body: { to: 'recurring', schedule: scheduleBody(values) },
      }),
    onSaved: ({ id }) => {
      onDone()
      navigate(`/recurring-invoices/${id}`)
    },
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Text>{t('ask.recurring_text')}</Text>
      <ConversionSchedule form={form} />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('step.recurring')}
        </Button>
      </FormActions>
    </Form>
  )
}
