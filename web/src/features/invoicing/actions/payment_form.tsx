import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone, showRefusal } from '@/components/toast'
import { useTellKept } from '@/features/correspondence/parts'
import { clientName } from '@/lib/client_name'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { today } from '@/lib/time/days'
import { useInvoicesChanged } from '../changed_invoices'
import type { Invoice } from '../invoice'
import { MethodField } from './method_field'
import { offeredOn, overpaid, type PaymentValues, paymentBody, paymentBy } from './payment_values'
import { SkontoChoice } from './skonto_choice'

interface PaymentFormProps {
  invoice: Invoice
  /** Where a receipt would be mailed; none when no address is known. */
  receiptTo: string[]
  onClose: () => void
}

/**
 * The open amount, today, by bank transfer, less the Skonto of the day, by default. The proposal follows
 * the day until one of the amounts was changed by hand.
 */
export function PaymentForm({ invoice, receiptTo, onClose }: PaymentFormProps) {
  const { t } = useTranslation('invoicing')
  const { language } = useLanguage()
  const { open, currency, skontoOffer } = invoice
  const [isOwn, setIsOwn] = useState(false)
  const { form, submit, isSaving, failure } = usePaymentForm(invoice, onClose)
  const rest = overpaid(open, form.values)
  const money = (amount: string) => formatMoney(amount, currency, language)

  const changeDate = (date: string) => {
    form.setFieldValue('date', date)
    if (!isOwn) form.setValues(paymentBy(open, offeredOn(skontoOffer, date)))
  }
  const change = (values: Partial<PaymentValues>) => {
    setIsOwn(true)
    form.setValues(values)
  }
  return (
    <Form onSubmit={submit} failure={failure}>
      <FormRow>
        <MoneyField
          label={t('payment.amount')}
          currency={currency}
          {...form.getInputProps('amount')}
          onChange={(amount) => change({ amount })}
          data-autofocus
        />
        <DayField
          label={t('payment.date')}
          isPast
          {...form.getInputProps('date')}
          onChange={changeDate}
        />
      </FormRow>
      {skontoOffer.length > 0 && (
        <SkontoChoice
          offer={skontoOffer}
          open={open}
          currency={currency}
          values={form.values}
          error={form.errors.skonto}
          onChange={change}
        />
      )}
      {rest && (
        <Checkbox
          label={t('payment.keep_rest', { rest: money(rest), client: clientName(invoice) })}
          {...form.getInputProps('keepsRest', { type: 'checkbox' })}
        />
      )}
      <MethodField label={t('payment.method')} {...form.getInputProps('method')} />
      <TextInput label={t('payment.note')} {...form.getInputProps('note')} />
      {receiptTo.length > 0 && (
        <Checkbox
          label={t('payment.send_receipt')}
          description={receiptTo.join(', ')}
          {...form.getInputProps('sendsReceipt', { type: 'checkbox' })}
        />
      )}
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('step.pay')}
        </Button>
      </FormActions>
    </Form>
  )
}

function usePaymentForm(invoice: Invoice, onClose: () => void) {
  const { t } = useTranslation('invoicing')
  const tellKept = useTellKept()
  const invoicesChanged = useInvoicesChanged()
  const { _id, number, open, skontoOffer } = invoice
  const date = today()
  const initial: PaymentValues = {
    date,
    method: 'bankTransfer',
    note: '',
    keepsRest: false,
    sendsReceipt: false,
    ...paymentBy(open, offeredOn(skontoOffer, date)),
  }
  return useServerForm({
    initial,
    validate: {
      amount: (amount, values) => {
        if (!(Number(amount) > 0)) return t('payment.amount_missing')
        return overpaid(open, values) && !values.keepsRest ? t('payment.more_than_open') : null
      },
      date: (day) => (day ? null : t('payment.date_missing')),
    },
    save: (values) =>
      api('POST', '/api/invoices/:id/payments', {
        params: { id: _id },
        body: paymentBody(values, invoice),
      }),
    onSaved: async (payment, { sendsReceipt }) => {
      // The money is written down whatever becomes of the mail.
      if (sendsReceipt) {
        const sent = await sendReceipt(payment._id).catch(showRefusal)
        if (sent?.mail === 'put_aside') tellKept(1)
      }
      await invoicesChanged()
      showDone(t('done.pay', { number }))
      onClose()
    },
  })
}

const sendReceipt = (id: string) =>
  api('POST', '/api/payments/:id/receipt', { params: { id }, body: {} })
