import { Button, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CurrencyFields } from '@/components/document_form/currency_fields'
import { DocumentLayout } from '@/components/document_form/document_layout'
import { PricedLines } from '@/components/document_form/lines/priced_lines'
import { RecipientFields } from '@/components/document_form/recipient_fields'
import { ReferenceFields } from '@/components/document_form/reference_fields'
import { useClientTax } from '@/components/document_form/tax/use_client_tax'
import { TermsFields } from '@/components/document_form/terms_fields'
import { useTotals } from '@/components/document_form/totals/use_totals'
import { useUsualTexts } from '@/components/document_form/use_usual_texts'
import { Form, FormRow } from '@/components/form/form'
import { Section } from '@/components/page/section'
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
      draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
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
                onClient={() => form.setFieldValue('collects.projectId', '')}
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
