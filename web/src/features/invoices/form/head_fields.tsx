import { Anchor, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Fold } from '@/components/fold'
import { CurrencyField } from '@/components/form/currency_field'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { addDays, daysBetween } from '@/lib/days'
import { useSettings } from '@/lib/settings'
import type { InvoiceValues } from './invoice_values'

const UNDER = ['label', 'input', 'description', 'error'] as (
  | 'label'
  | 'input'
  | 'description'
  | 'error'
)[]

type FormState = UseFormReturnType<InvoiceValues>

/** Dates, currency and references. The due date follows the date by the days that lie between them. */
export function HeadFields({ form }: { form: FormState }) {
  const { t } = useTranslation('invoices')
  const { termDays, currency } = form.values
  const own = useSettings().data?.preferences.currency

  const setDate = (date: string) =>
    form.setValues({ date, ...(date && { dueDate: addDays(date, termDays) }) })
  const setDueDate = (dueDate: string) => {
    const { date } = form.getValues()
    form.setValues({ dueDate, ...(date && dueDate && { termDays: daysBetween(date, dueDate) }) })
  }
  return (
    <>
      <FormRow>
        <DayField label={t('form.date')} {...form.getInputProps('date')} onChange={setDate} />
        <ServiceFields form={form} />
        <DayField
          label={t('form.due_date')}
          description={t('form.due_help', { count: termDays })}
          inputWrapperOrder={UNDER}
          {...form.getInputProps('dueDate')}
          onChange={setDueDate}
        />
        <CurrencyField label={t('form.currency')} {...form.getInputProps('currency')} />
        {own && own !== currency && (
          <NumberField
            label={t('form.exchange_rate')}
            description={t('form.exchange_help', { own, currency })}
            inputWrapperOrder={UNDER}
            {...form.getInputProps('exchangeRate')}
          />
        )}
      </FormRow>
      <References form={form} />
    </>
  )
}

/** A day, or when it is asked for the first and the last day of a period. */
function ServiceFields({ form }: { form: FormState }) {
  const { t } = useTranslation('invoices')
  const [asksPeriod, setAsksPeriod] = useState(false)
  const isPeriod = asksPeriod || form.values.serviceUntil !== ''
  const change = () => {
    setAsksPeriod(!isPeriod)
    if (isPeriod) form.setFieldValue('serviceUntil', '')
    else requestAnimationFrame(() => form.getInputNode('serviceUntil')?.focus())
  }
  return (
    <>
      <DayField
        label={t(isPeriod ? 'form.service_from' : 'form.service_date')}
        clearable
        clearButtonProps={{ 'aria-label': t('form.clear_service_date') }}
        description={
          <Anchor component="button" type="button" size="xs" onClick={change}>
            {t(isPeriod ? 'form.use_day' : 'form.use_period')}
          </Anchor>
        }
        inputWrapperOrder={UNDER}
        {...form.getInputProps('serviceDate')}
      />
      {isPeriod && (
        <DayField
          label={t('form.service_until')}
          clearable
          clearButtonProps={{ 'aria-label': t('form.clear_service_date') }}
          {...form.getInputProps('serviceUntil')}
        />
      )}
    </>
  )
}

const REFERENCES = [
  ['orderNumber', 'form.order_number'],
  ['projectReference', 'form.project_reference'],
] as const

function References({ form }: { form: FormState }) {
  const { t } = useTranslation('invoices')
  const { buyerReference, orderNumber, projectReference } = form.values
  return (
    <Fold
      label={t('form.references')}
      isNeeded={[buyerReference, orderNumber, projectReference].some(Boolean)}
    >
      <FormRow>
        <TextInput
          label={t('form.buyer_reference')}
          description={t('form.buyer_reference_help')}
          inputWrapperOrder={UNDER}
          autoComplete="off"
          {...form.getInputProps('buyerReference')}
        />
        {REFERENCES.map(([name, label]) => (
          <TextInput key={name} label={t(label)} autoComplete="off" {...form.getInputProps(name)} />
        ))}
      </FormRow>
    </Fold>
  )
}
