import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { MandateField } from '@/features/collections/parts'
import { CurrencyFields } from '@/features/documents/form/currency_fields'
import { ReferenceFields } from '@/features/documents/form/reference_fields'
import { ServiceFields } from '@/features/documents/form/service_fields'
import { useSettings } from '@/lib/settings'
import { addDays, daysBetween } from '@/lib/time/days'
import type { InvoiceValues } from './invoice_values'
import { StageField } from './stage_field'

/** Dates, currency and references. The due date follows the date by the days that lie between them. */
export function HeadFields({ form }: { form: UseFormReturnType<InvoiceValues> }) {
  const { t } = useTranslation('invoicing')
  const { termDays, clientId, mandateId, lines, isTriangular } = form.values
  const canBeTriangular = isTriangular || lines.some(({ taxCategory }) => taxCategory === 'AE')
  const isGerman = useSettings().data?.companyInfo.country === 'DE'

  const setDate = (date: string) =>
    form.setValues({ date, ...(date && { dueDate: addDays(date, termDays) }) })
  const setDueDate = (dueDate: string) => {
    const { date } = form.getValues()
    form.setValues({ dueDate, ...(date && dueDate && { termDays: daysBetween(date, dueDate) }) })
  }
  return (
    <>
      <FormRow>
        <StageField form={form} />
        <DayField label={t('form.date')} {...form.getInputProps('date')} onChange={setDate} />
        <ServiceFields form={form} />
        <DayField
          label={t('form.due_date')}
          description={t('form.due_help', { count: termDays })}
          {...form.getInputProps('dueDate')}
          onChange={setDueDate}
        />
        <CurrencyFields
          form={form}
          onPropose={(last) => form.setFieldValue('exchangeDate', last?.date ?? '')}
          rateDetails={
            <DayField
              label={t('form.exchange_date')}
              description={t('form.exchange_date_help')}
              {...form.getInputProps('exchangeDate')}
            />
          }
        />
      </FormRow>
      <MandateField
        clientId={clientId}
        mandateId={mandateId}
        error={form.errors.mandateId}
        onChange={(id) => form.setFieldValue('mandateId', id)}
      />
      {isGerman && (
        <Checkbox
          label={t('form.is_due_agreed')}
          description={t('form.is_due_agreed_help')}
          {...form.getInputProps('isDueAgreed', { type: 'checkbox' })}
        />
      )}
      {isGerman && canBeTriangular && (
        <Checkbox
          label={t('form.is_triangular')}
          description={t('form.is_triangular_help')}
          {...form.getInputProps('isTriangular', { type: 'checkbox' })}
        />
      )}
      <ReferenceFields form={form} />
    </>
  )
}
