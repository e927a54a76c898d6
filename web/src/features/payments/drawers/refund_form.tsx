import { Button, TextInput, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { MethodField, useInvoicesChanged } from '@/features/invoicing/parts'
import { api } from '@/lib/server/api'
import { today } from '@/lib/time/days'
import type { CreditUse } from '../payment'
import classes from './drawers.module.css'

/** Writes down that credit was paid back: all that is left, today, by bank transfer, by default. */
export function RefundForm({ credit }: { credit: CreditUse }) {
  const { t } = useTranslation('payments')
  const invoicesChanged = useInvoicesChanged()
  const { _id, remaining, currency } = credit
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { amount: String(remaining), date: today(), method: 'bankTransfer', note: '' },
    validate: {
      amount: (amount) => {
        if (!(Number(amount) > 0)) return t('take.amount_missing')
        return Number(amount) > remaining ? t('credit.more_than_left') : null
      },
      date: (date) => (date ? null : t('take.date_missing')),
    },
    save: (body) => api('POST', '/api/credits/:id/refunds', { params: { id: _id }, body }),
    onSaved: async () => {
      await invoicesChanged()
      showDone(t('credit.refunded'))
    },
  })
  return (
    <>
      <Title order={3} className={classes.title}>
        {t('credit.pay_back')}
      </Title>
      <Form onSubmit={submit} failure={failure}>
        <FormRow>
          <MoneyField
            label={t('column.amount')}
            currency={currency}
            {...form.getInputProps('amount')}
          />
          <DayField label={t('credit.paid_back_on')} isPast {...form.getInputProps('date')} />
        </FormRow>
        <FormRow>
          <MethodField label={t('column.method')} {...form.getInputProps('method')} />
          <TextInput label={t('take.note')} {...form.getInputProps('note')} />
        </FormRow>
        <FormActions>
          <Button type="submit" variant="default" loading={isSaving}>
            {t('credit.record_refund')}
          </Button>
        </FormActions>
      </Form>
    </>
  )
}
