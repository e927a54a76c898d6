import { Button, Stack, TextInput } from '@mantine/core'
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
import { PricedLines } from '@/features/documents/lines/priced_lines'
import { useClientTax } from '@/features/documents/tax/use_client_tax'
import { useTotals } from '@/features/documents/totals/use_totals'
import { bodyOf, type OrderValues } from './order_values'
import { useOrderForm } from './use_order_form'

interface OrderFormProps {
  initial: OrderValues
  /** VAT of a new line, a decimal string. */
  taxRate: string
}

/** Order confirmations have no texts of the company's own; the paper says a sentence of its own. */
const NO_TEXTS = { intro: '', closing: '' }

/** Writes the draft of an order confirmation. */
export function OrderForm({ initial, taxRate }: OrderFormProps) {
  const { t } = useTranslation('orders')
  const { form, submit, isSaving, failure, conflict, isDraftKept, discardDraft } = useOrderForm(
    initial,
    taxRate
  )
  const labels = useDocumentLabels()
  const tax = useClientTax(form.values, taxRate)
  const figures = useTotals(form.values, '/api/orders/preview')
  const body = { ...bodyOf(form.values), _id: form.values._id || null }
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
        preview={{ path: '/api/orders/picture', body }}
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
        <PricedLines form={form} figures={figures} tax={tax} help={t('form.lines_help')} />
        <TermsFields form={form} usual={NO_TEXTS} />
      </DocumentLayout>
    </Form>
  )
}

/** The client's own order, when it is supplied, and the term of payment. */
function HeadFields({ form }: { form: UseFormReturnType<OrderValues> }) {
  const { t } = useTranslation('orders')
  return (
    <>
      <FormRow>
        <DayField label={t('form.date')} {...form.getInputProps('date')} />
        <TextInput
          label={t('form.order_number')}
          autoComplete="off"
          {...form.getInputProps('orderNumber')}
        />
        <DayField
          label={t('form.ordered_on')}
          clearable
          clearButtonProps={{ 'aria-label': t('form.clear_ordered_on') }}
          {...form.getInputProps('orderedOn')}
        />
      </FormRow>
      <FormRow>
        <ServiceFields
          form={form}
          words={{
            day: t('form.supply_date'),
            from: t('form.supply_from'),
            until: t('form.supply_until'),
          }}
        />
        <TextInput
          label={t('form.payment_days')}
          description={t('form.payment_days_help')}
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('paymentDays')}
        />
        <CurrencyFields form={form} />
      </FormRow>
      <ReferenceFields form={form} isOrderNumberElsewhere />
    </>
  )
}
