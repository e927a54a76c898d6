import { Button, Checkbox, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import { AmountLines } from '../form/amount_lines'
import { sharedRules } from '../form/expense_rules'
import { MoreFields } from '../form/more_fields'
import { Sums } from '../form/sums'
import { takeVendor } from '../form/take_vendor'
import { VendorField } from '../form/vendor_field'
import { monthWarning } from '../reported_month'
import { AFFECTED } from './recurring_changes'
import type { RecurringExpense } from './recurring_expense'
import { type RecurringValues, recurringBody, valuesOf } from './recurring_values'
import { RhythmFields } from './rhythm_fields'

interface RecurringFormProps {
  initial: RecurringValues
  ownCurrency: string
  /** One that has ended is only looked at. */
  isReadOnly?: boolean
  onClose: () => void
}

const PAYMENTS = ['automatic', 'transfer'] as const
const isWhole = (text: string) => /^\d{1,5}$/.test(text)

/** Enters or changes an expense that comes again and again. */
export function RecurringForm({ initial, ownCurrency, isReadOnly, onClose }: RecurringFormProps) {
  const { t } = useTranslation('expenses')
  const queryClient = useQueryClient()
  const [isAcknowledged, setAcknowledged] = useState(false)
  const { form, submit, isSaving, failure, conflict } = useServerForm<
    RecurringValues,
    RecurringExpense
  >({
    initial,
    validate: {
      ...sharedRules(t, ownCurrency),
      startOn: (day) => (day ? null : t('form.date_missing')),
      endsOn: (day, { ends }) => (ends === 'onDate' && !day ? t('form.date_missing') : null),
      endsAfter: (count, { ends }) =>
        ends !== 'afterCount' || (isWhole(count) && Number(count) > 0)
          ? null
          : t('recurring.count_missing'),
      dueDays: (days, { payment }) =>
        payment === 'automatic' || days === '' || isWhole(days)
          ? null
          : t('recurring.count_missing'),
    },
    save: (values) => {
      const body = recurringBody(values, ownCurrency)
      return values._id
        ? api('PUT', '/api/recurring-expenses/:id', {
            params: { id: values._id },
            body: { ...body, version: values.version },
          })
        : api('POST', '/api/recurring-expenses', {
            body: {
              ...body,
              recordsPast: values.recordsPast,
              ...(isAcknowledged && { acknowledged: true }),
            },
          })
    },
    concurrency: {
      id: initial._id,
      load: async () =>
        valuesOf(await api('GET', '/api/recurring-expenses/:id', { params: { id: initial._id } })),
    },
    onSaved: async ({ vendor }) => {
      for (const path of AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
      showDone(t('recurring.done.saved', { vendor }))
      onClose()
    },
  })
  const { values } = form
  return (
    <Form
      onSubmit={submit}
      failure={failure}
      conflict={conflict}
      labels={{ lines: t('form.lines') }}
      takesFocus
    >
      <Stack gap="md">
        <VendorField
          label={t('form.vendor')}
          maxLength={200}
          {...form.getInputProps('vendor')}
          onSelect={(vendor) => takeVendor(form, vendor)}
        />
        <AmountLines form={form} />
        <Sums values={values} ownCurrency={ownCurrency} />
        <RhythmFields form={form} />
        <FormRow>
          <ChoiceField
            label={t('recurring.payment')}
            description={t(`recurring.pays_help.${values.payment}`)}
            data={PAYMENTS.map((value) => ({ value, label: t(`recurring.pays.${value}`) }))}
            {...form.getInputProps('payment')}
          />
          {values.payment === 'transfer' && (
            <NumberField label={t('recurring.due_days')} {...form.getInputProps('dueDays')} />
          )}
        </FormRow>
        <MoreFields form={form} ownCurrency={ownCurrency} />
        {monthWarning(failure) !== undefined && (
          <Checkbox
            label={t('form.acknowledge_month')}
            checked={isAcknowledged}
            onChange={(event) => setAcknowledged(event.currentTarget.checked)}
          />
        )}
        {!isReadOnly && (
          <FormActions>
            <Button type="submit" loading={isSaving}>
              {t('form.save')}
            </Button>
          </FormActions>
        )}
      </Stack>
    </Form>
  )
}
