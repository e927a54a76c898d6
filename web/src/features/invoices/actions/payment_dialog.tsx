import { Button, Modal, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/api'
import { today } from '@/lib/days'
import { useInvoicesChanged } from '../changed_invoices'
import { type InvoiceRow, PAYMENT_METHODS } from '../invoice'

interface PaymentDialogProps {
  invoice: InvoiceRow
  onClose: () => void
}

/** Records money received: the open amount, today, by bank transfer, unless told otherwise. */
export function PaymentDialog({ invoice, onClose }: PaymentDialogProps) {
  const { t } = useTranslation('invoices')
  const { t: common } = useTranslation('common')
  const invoicesChanged = useInvoicesChanged()
  const { form, submit, isSaving, failure } = useServerForm({
    initial: {
      amount: String(invoice.open),
      date: today(),
      method: 'bankTransfer',
      note: '',
    },
    validate: {
      amount: (amount) => (Number(amount) > 0 ? null : t('payment.amount_missing')),
      date: (date) => (date ? null : t('payment.date_missing')),
    },
    save: (body) =>
      api('POST', '/api/invoices/:id/payments', { params: { id: invoice._id }, body }),
    onSaved: async () => {
      await invoicesChanged()
      showDone(t('done.pay', { number: invoice.number }))
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('payment.title', { number: invoice.number })}
      closeButtonProps={{ 'aria-label': common('action.close') }}
    >
      <Form onSubmit={submit} failure={failure}>
        <FormRow>
          <MoneyField
            label={t('payment.amount')}
            currency={invoice.currency}
            {...form.getInputProps('amount')}
            data-autofocus
          />
          <DayField label={t('payment.date')} {...form.getInputProps('date')} />
        </FormRow>
        <Select
          label={t('payment.method')}
          data={PAYMENT_METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('method')}
        />
        <TextInput label={t('payment.note')} {...form.getInputProps('note')} />
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('step.pay')}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  )
}
