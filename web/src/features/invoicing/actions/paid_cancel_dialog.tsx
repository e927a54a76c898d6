import { Button, Radio, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { clientName } from '@/lib/client_name'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { today } from '@/lib/time/days'
import { useInvoicesChanged } from '../changed_invoices'
import type { InvoiceRow } from '../invoice'
import { MethodField } from './method_field'

interface PaidCancelDialogProps {
  invoice: InvoiceRow
  onClose: () => void
}

interface Values {
  paid: 'credit' | 'refund'
  date: string
  method: string
}

/** Cancels an invoice that was paid, wholly or in part, and asks what becomes of the money. */
export function PaidCancelDialog({ invoice, onClose }: PaidCancelDialogProps) {
  const { t } = useTranslation('invoicing')
  const { language } = useLanguage()
  const invoicesChanged = useInvoicesChanged()
  const { _id, number, currency, client } = invoice
  const initial: Values = {
    // Nobody else's later invoices could use the credit of a one-off customer.
    paid: client ? 'credit' : 'refund',
    date: today(),
    method: 'bankTransfer',
  }
  const words = {
    number,
    client: clientName(invoice),
    paid: formatMoney(invoice.paid, currency, language),
    // A cancellation document takes the whole amount back.
    total: formatMoney(0 - invoice.total, currency, language),
  }
  const { form, submit, isSaving, failure } = useServerForm({
    initial,
    validate: {
      date: (date, { paid }) => (paid === 'credit' || date ? null : t('cancel_paid.date_missing')),
    },
    save: ({ paid, date, method }) =>
      api('POST', '/api/invoices/:id/cancel', {
        params: { id: _id },
        body: paid === 'credit' ? { paid } : { paid, date, method },
      }),
    onSaved: async ({ cancelledBy }) => {
      await invoicesChanged()
      showDone(t('done.cancel', { number, cancelledBy: cancelledBy?.number }))
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t('ask_title.cancel', words)}>
      <Form onSubmit={submit} failure={failure}>
        <Text>{t('ask_text.cancel', words)}</Text>
        <Radio.Group label={t('cancel_paid.question', words)} {...form.getInputProps('paid')}>
          <Stack gap="xs" mt="xs">
            <Radio
              value="credit"
              label={t('cancel_paid.credit')}
              description={t(client ? 'cancel_paid.credit_text' : 'cancel_paid.credit_once', words)}
            />
            <Radio
              value="refund"
              label={t('cancel_paid.refund')}
              description={t('cancel_paid.refund_text')}
            />
          </Stack>
        </Radio.Group>
        {form.values.paid === 'refund' && (
          <FormRow>
            <DayField label={t('cancel_paid.date')} isPast {...form.getInputProps('date')} />
            <MethodField label={t('cancel_paid.method')} {...form.getInputProps('method')} />
          </FormRow>
        )}
        <Text size="sm" c="dimmed">
          {t('cancel_paid.kept')}
        </Text>
        <FormActions>
          <Button type="submit" color="red" loading={isSaving}>
            {t('step.cancel')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
