import { Button, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Form, FormRow } from '@/components/form/form'
import { Section } from '@/components/page/section'
import { CurrencyFields } from '@/features/documents/form/currency_fields'
import { DocumentLayout } from '@/features/documents/form/document_layout'
import { recipientOf } from '@/features/documents/form/document_values'
import { RecipientFields } from '@/features/documents/form/recipient_fields'
import { ReferenceFields } from '@/features/documents/form/reference_fields'
import { TermsFields } from '@/features/documents/form/terms_fields'
import { useUsualTexts } from '@/features/documents/form/use_usual_texts'
import { PricedLines } from '@/features/documents/lines/priced_lines'
import { useClientTax } from '@/features/documents/tax/use_client_tax'
import { useTotals } from '@/features/documents/totals/use_totals'
import { useSession } from '@/lib/session/session'
import { useSettings } from '@/lib/settings'
import { CollectFields } from './collect_fields'
import { CompanyClient, CompanyFields } from './company_fields'
import { DatesPreview } from './dates_preview'
import { EndFields } from './end_fields'
import { MakingFields } from './making_fields'
import { usePlaceholders } from './placeholders'
import { useRecurringLabels } from './recurring_labels'
import type { RecurringValues } from './recurring_values'
import { RetainerFields } from './retainer_fields'
import { ScheduleFields } from './schedule_fields'
import { useRecurringForm } from './use_recurring_form'

interface RecurringFormProps {
  initial: RecurringValues
  /** VAT of a new line, a decimal string. */
  taxRate: string
}

/** An invoice without number and dates, and the schedule that makes it. */
export function RecurringForm({ initial, taxRate }: RecurringFormProps) {
  const { t } = useTranslation('recurring')
  const { isSuperAdmin } = useSession()
  const preferences = useSettings().data?.preferences
  const { form, submit, failure, conflict, isSaving, isDraftKept, discardDraft } = useRecurringForm(
    initial,
    preferences
  )
  const labels = useRecurringLabels()
  const placeholders = usePlaceholders()
  const tax = useClientTax(form.values, taxRate)
  const figures = useTotals(form.values, '/api/invoices/preview')
  const usual = useUsualTexts('invoice', tax.language)
  return (
    <Form
      onSubmit={submit}
      failure={failure}
      conflict={conflict}
      labels={labels}
      draft={{ isKept: isDraftKept, onDiscard: discardDraft, isFor: recipientOf(form.values) }}
      takesFocus
    >
      <DocumentLayout
        totals={figures.totals}
        currency={form.values.currency}
        actions={
          <Button type="submit" loading={isSaving}>
            {t('form.save')}
          </Button>
        }
      >
        <Section>
          <Stack gap="md">
            {isSuperAdmin && !initial._id && <CompanyFields form={form} />}
            <FormRow>
              <TextInput
                label={t('form.name')}
                description={t('form.name_help')}
                maxLength={200}
                autoComplete="off"
                {...form.getInputProps('name')}
              />
              <CurrencyFields form={form} />
            </FormRow>
            {isSuperAdmin && !form.values.customClient ? (
              <CompanyClient form={form} />
            ) : (
              <RecipientFields
                form={form}
                tax={tax}
                onClient={() => {
                  form.setFieldValue('collects.projectId', '')
                  form.setFieldValue('retainer.projectIds', [])
                }}
              />
            )}
            <ReferenceFields form={form} />
          </Stack>
        </Section>
        <Section title={t('form.schedule')}>
          <Stack gap="md">
            <ScheduleFields form={form} />
            <EndFields form={form} />
            <MakingFields form={form} />
            <CollectFields form={form} />
            <RetainerFields form={form} />
          </Stack>
        </Section>
        <PricedLines form={form} figures={figures} tax={tax} />
        <TermsFields
          form={form}
          usual={usual}
          help={t('form.placeholders', { list: placeholders.list })}
        />
        <DatesPreview values={form.values} />
      </DocumentLayout>
    </Form>
  )
}
