import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { CurrencyField } from '@/components/form/currency_field'
import { Form, FormRow } from '@/components/form/form'
import { Section } from '@/components/section'
import {
  type InvoiceValues,
  LineList,
  RecipientFields,
  TotalsBar,
  useTotals,
} from '@/features/invoices/parts'
import { useSession } from '@/lib/session'
import { CompanyClient, CompanyFields } from './company_fields'
import { DatesPreview } from './dates_preview'
import { EndFields } from './end_fields'
import { MakingFields } from './making_fields'
import type { RecurringValues } from './recurring_values'
import { ScheduleFields } from './schedule_fields'
import { useRecurringForm } from './use_recurring_form'

/** Shown as they are written, with their braces. */
const PLACEHOLDERS =
  '{{month}} {{month-1}} {{monthYear}} {{quarter}} {{quarterYear}} {{year}} {{period}}'

interface RecurringFormProps {
  initial: RecurringValues
  /** VAT of a new line, a decimal string. */
  taxRate: string
}

/** An invoice without number and dates, and the schedule that makes it. */
export function RecurringForm({ initial, taxRate }: RecurringFormProps) {
  const { t } = useTranslation('recurring')
  const { isSuperAdmin } = useSession()
  const { form, submit, failure, isSaving, isDraftKept, discardDraft } = useRecurringForm(initial)
  const { currency, lines, customClient } = form.values
  const totals = useTotals(lines, currency)
  // The parts of the invoice form read and set nothing but the values of an invoice.
  const invoice = form as UseFormReturnType<InvoiceValues>
  return (
    <Form
      onSubmit={submit}
      failure={failure}
      draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
    >
      <Section>
        <Stack gap="md">
          {isSuperAdmin && !initial._id && <CompanyFields form={form} />}
          <FormRow>
            <TextInput
              label={t('form.name')}
              description={t('form.name_help')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={200}
              autoComplete="off"
              {...form.getInputProps('name')}
            />
            <CurrencyField label={t('form.currency')} {...form.getInputProps('currency')} />
          </FormRow>
          {isSuperAdmin && !customClient ? (
            <CompanyClient form={form} />
          ) : (
            <RecipientFields form={invoice} />
          )}
        </Stack>
      </Section>
      <Section title={t('form.schedule')}>
        <Stack gap="md">
          <ScheduleFields form={form} />
          <EndFields form={form} />
          <MakingFields form={form} />
        </Stack>
      </Section>
      <LineList form={invoice} nets={totals.lines} taxRate={taxRate} help={t('form.lines_help')} />
      <Section title={t('form.texts')} help={t('form.placeholders', { list: PLACEHOLDERS })}>
        <Stack gap="md">
          <Textarea label={t('form.intro')} autosize minRows={2} {...form.getInputProps('intro')} />
          <Textarea label={t('form.notes')} autosize minRows={2} {...form.getInputProps('notes')} />
        </Stack>
      </Section>
      <DatesPreview values={form.values} />
      <TotalsBar totals={totals} currency={currency}>
        <Button type="submit" loading={isSaving}>
          {t('form.save')}
        </Button>
      </TotalsBar>
    </Form>
  )
}
