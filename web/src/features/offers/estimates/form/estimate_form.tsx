import { Button, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { Form, FormRow } from '@/components/form/form'
import { Section } from '@/components/page/section'
import { CurrencyFields } from '@/features/documents/form/currency_fields'
import { useDocumentLabels } from '@/features/documents/form/document_labels'
import { DocumentLayout } from '@/features/documents/form/document_layout'
import { recipientOf } from '@/features/documents/form/document_values'
import { RecipientFields } from '@/features/documents/form/recipient_fields'
import { ReferenceFields } from '@/features/documents/form/reference_fields'
import { ServiceFields } from '@/features/documents/form/service_fields'
import { TermsFields } from '@/features/documents/form/terms_fields'
import { useUsualTexts } from '@/features/documents/form/use_usual_texts'
import { PricedLines } from '@/features/documents/lines/priced_lines'
import { useClientTax } from '@/features/documents/tax/use_client_tax'
import { useTotals } from '@/features/documents/totals/use_totals'
import { addDays, daysBetween } from '@/lib/time/days'
import { bodyOf, type EstimateValues } from './estimate_values'
import { useEstimateForm } from './use_estimate_form'

interface EstimateFormProps {
  initial: EstimateValues
  /** VAT of a new line, a decimal string. */
  taxRate: string
}

/** Writes the draft of an estimate. */
export function EstimateForm({ initial, taxRate }: EstimateFormProps) {
  const { t } = useTranslation('estimates')
  const { form, submit, isSaving, failure, conflict, isDraftKept, discardDraft } = useEstimateForm(
    initial,
    taxRate
  )
  const labels = useDocumentLabels()
  const tax = useClientTax(form.values, taxRate)
  const usual = useUsualTexts('estimate', tax.language)
  const figures = useTotals(form.values, '/api/estimates/preview')
  return (
    <Form
      onSubmit={submit}
      failure={failure}
      conflict={conflict}
      labels={labels}
      draft={{ isKept: isDraftKept, onDiscard: discardDraft, isFor: recipientOf(form.values) }}
    >
      <DocumentLayout
        totals={figures.totals}
        currency={form.values.currency}
        preview={{ path: '/api/estimates/picture', body: bodyOf(form.values) }}
        actions={
          <Button type="submit" loading={isSaving}>
            {t('form.save')}
          </Button>
        }
      >
        <Section>
          <Stack gap="md">
            <RecipientFields form={form} tax={tax} />
            <HeadFields form={form} />
          </Stack>
        </Section>
        <PricedLines
          form={form}
          figures={figures}
          tax={tax}
          help={t('form.lines_help')}
          hasOffers
        />
        <TermsFields form={form} usual={usual} />
      </DocumentLayout>
    </Form>
  )
}

/** Dates, currency and references. The last day follows the date by the days that lie between them. */
function HeadFields({ form }: { form: UseFormReturnType<EstimateValues> }) {
  const { t } = useTranslation('estimates')
  const { validDays } = form.values

  const setDate = (date: string) =>
    form.setValues({ date, ...(date && { validUntil: addDays(date, validDays) }) })
  const setValidUntil = (validUntil: string) => {
    const { date } = form.getValues()
    const follows = date && validUntil
    form.setValues({ validUntil, ...(follows && { validDays: daysBetween(date, validUntil) }) })
  }
  return (
    <>
      <FormRow>
        <DayField label={t('form.date')} {...form.getInputProps('date')} onChange={setDate} />
        <ServiceFields form={form} />
        <DayField
          label={t('form.valid_until')}
          description={t('form.valid_help', { count: validDays })}
          {...form.getInputProps('validUntil')}
          onChange={setValidUntil}
        />
        <CurrencyFields form={form} />
      </FormRow>
      <ReferenceFields form={form} />
    </>
  )
}
