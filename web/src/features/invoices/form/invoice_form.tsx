import { Button, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/confirm_dialog'
import { Form } from '@/components/form/form'
import { Section } from '@/components/section'
import { formatMoney } from '@/lib/numbers'
import { useLanguage } from '@/lib/use_language'
import { CheckPanel } from './check_panel'
import { HeadFields } from './head_fields'
import { bodyOf, type InvoiceValues, pricingOf } from './invoice_values'
import { LineList } from './line_list'
import { LivePreview } from './live_preview'
import preview from './live_preview.module.css'
import { PriceMode } from './price_mode'
import { RecipientFields } from './recipient_fields'
import { TaxHint } from './tax_hint'
import { TaxNotes } from './tax_notes'
import { TermsFields } from './terms_fields'
import { TotalsBar } from './totals_bar'
import { useInvoiceForm } from './use_invoice_form'
import { useServerTotals } from './use_totals'
import { WholeDiscount } from './whole_discount'

interface InvoiceFormProps {
  initial: InvoiceValues
  /** VAT of a new line, a decimal string. */
  taxRate: string
}

/** Writes a draft; Ctrl+Enter issues it after a question. */
export function InvoiceForm({ initial, taxRate }: InvoiceFormProps) {
  const { t } = useTranslation('invoices')
  const { language } = useLanguage()
  const { form, save, failure, isSaving, isDraftKept, discardDraft, issuing, findings } =
    useInvoiceForm(initial)
  const { currency, lines, clientName, customClient } = form.values
  const { customClient: custom, clientId, exemptionReason } = bodyOf(form.values)
  const { totals, suggested } = useServerTotals(lines, currency, {
    ...pricingOf(form.values),
    recipient: { clientId, customClient: custom?.name ? custom : null, exemptionReason },
  })
  const isWide = useMediaQuery('(min-width: 90em)')
  const [asksPreview, setAsksPreview] = useState<boolean>()
  const isPreviewed = asksPreview ?? isWide ?? false
  const words = {
    client: customClient?.name ?? clientName,
    total: formatMoney(totals.total, currency, language),
  }
  return (
    <Form
      onSubmit={save}
      onFinish={issuing.ask}
      failure={failure}
      draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
    >
      <div className={preview.frame} data-previewed={isPreviewed || undefined}>
        <div className={preview.fields}>
          <Section>
            <Stack gap="md">
              <RecipientFields form={form} />
              <HeadFields form={form} />
            </Stack>
          </Section>
          <LineList
            form={form}
            nets={totals.lines}
            taxRate={taxRate}
            action={
              <PriceMode
                value={form.values.priceMode}
                onChange={(mode) => form.setFieldValue('priceMode', mode)}
              />
            }
          >
            <Stack gap="sm" mt="sm">
              <TaxHint form={form} suggested={suggested?.category} taxRate={taxRate} />
              <TaxNotes taxes={totals.taxes} />
              <WholeDiscount form={form} />
            </Stack>
          </LineList>
          <TermsFields form={form} />
          <CheckPanel form={form} findings={findings} />
        </div>
        {isPreviewed && (
          <aside className={preview.side} aria-label={t('preview.label')}>
            <LivePreview values={form.values} />
          </aside>
        )}
      </div>
      <TotalsBar totals={totals} currency={currency}>
        <Button
          variant="subtle"
          color="gray"
          aria-pressed={isPreviewed}
          onClick={() => setAsksPreview(!isPreviewed)}
        >
          {t('preview.label')}
        </Button>
        <Button type="submit" variant="default" loading={isSaving}>
          {t('form.save')}
        </Button>
        <Button onClick={issuing.ask} disabled={isSaving} title="Ctrl+Enter">
          {t('step.issue')}
        </Button>
      </TotalsBar>
      <ConfirmDialog
        isOpen={issuing.isAsked}
        title={t('ask_title.issue', words)}
        verb={t('step.issue')}
        onConfirm={issuing.confirm}
        onCancel={issuing.cancel}
      >
        {t('ask_text.issue', words)}
      </ConfirmDialog>
    </Form>
  )
}
