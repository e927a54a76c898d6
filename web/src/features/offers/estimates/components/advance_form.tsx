import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Money } from '@/components/values/money'
import {
  AdvanceFields,
  advanceBody,
  newAdvance,
  useAdvanceRule,
} from '@/features/offers/shared/advance_fields'
import { api } from '@/lib/server/api'
import type { StepFormProps } from './estimate_dialog'

/** How much of the order is asked for in advance: a share or an amount. Makes the draft of an invoice. */
export function AdvanceForm({ estimate, onDone }: StepFormProps) {
  const { t } = useTranslation('estimates')
  const isMissing = useAdvanceRule()
  const navigate = useNavigate()
  const { _id, currency, priceMode, leftToInvoice } = estimate
  const { form, submit, isSaving, failure } = useServerForm({
    initial: newAdvance(),
    validate: {
      percent: (_, values) => isMissing(values),
    },
    save: (values) =>
      api('POST', '/api/estimates/:id/down-payments', {
        params: { id: _id },
        body: advanceBody(values),
      }),
    onSaved: ({ invoiceId }) => {
      onDone()
      navigate(`/invoices/${invoiceId}/edit`)
    },
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <AdvanceFields form={form} currency={currency} priceMode={priceMode} />
      <Text size="sm" c="dimmed">
        {t('advance.left')} <Money amount={leftToInvoice} currency={currency} />
      </Text>
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('advance.make')}
        </Button>
      </FormActions>
    </Form>
  )
}
