import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { Form } from '@/components/form/form'
import { useKeyNames } from '@/components/keys/use_key_names'
import { Section } from '@/components/page/section'
import { useDocumentLabels } from '@/features/documents/form/document_labels'
import { DocumentLayout } from '@/features/documents/form/document_layout'
import { type Client, recipientOf } from '@/features/documents/form/document_values'
import { RecipientFields } from '@/features/documents/form/recipient_fields'
import { TermsFields } from '@/features/documents/form/terms_fields'
import { useUsualTexts } from '@/features/documents/form/use_usual_texts'
import { PricedLines } from '@/features/documents/lines/priced_lines'
import { useClientTax } from '@/features/documents/tax/use_client_tax'
import { useTotals } from '@/features/documents/totals/use_totals'
import { AddExpensesButton } from '@/features/expenses/parts'
import { AddHoursButton, useLineHours } from '@/features/hours/parts'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { useSettings } from '@/lib/settings'
import { addDays } from '@/lib/time/days'
import { AcknowledgeDoubts } from '../actions/acknowledge_doubts'
import { IssueFindings } from '../actions/issue_findings'
import type { Invoice } from '../invoice'
import { AttachedNames } from './attached_names'
import { CheckPanel } from './check_panel'
import { Deductions } from './deductions'
import { HeadFields } from './head_fields'
import { bodyOf, type InvoiceValues, isTermAgreed, termDaysOf } from './invoice_values'
import { remainderOf, useDeductions } from './use_deductions'
import { useInvoiceForm } from './use_invoice_form'

interface InvoiceFormProps {
  initial: InvoiceValues
  /** VAT of a new line, a decimal string. */
  taxRate: string
  /** The files that the stored draft has. */
  files?: Invoice['attachments']
}

/** Writes a draft; Ctrl+Enter issues it after a question. */
export function InvoiceForm({ initial, taxRate, files = [] }: InvoiceFormProps) {
  const { t } = useTranslation('invoicing')
  const { language } = useLanguage()
  const nameOf = useKeyNames()
  const preferences = useSettings().data?.preferences
  const invoice = useInvoiceForm(initial, taxRate)
  const { form, save, failure, conflict, isSaving, isDraftKept, discardDraft } = invoice
  const { issuing, findings, work } = invoice
  const labels = { ...useDocumentLabels(), downPayments: t('deductions.title') }
  const { _id, clientId, currency, priceMode } = form.values
  const lineHours = useLineHours(_id)
  const tax = useClientTax(form.values, taxRate)
  const usual = useUsualTexts('invoice', tax.language)
  const figures = useTotals(form.values, '/api/invoices/preview')
  const { total } = figures.totals
  const { offered, chosen } = useDeductions(form.values)
  const isFinal = form.values.stage === 'final'
  const remainder = isFinal ? remainderOf(total, chosen, currency) : total
  const words = {
    client: recipientOf(form.values),
    total: formatMoney(remainder, currency, language),
  }
  /** The client's terms say when it is due, unless another day was chosen. */
  const followTerms = (client: Client) => {
    form.setFieldValue('mandateId', undefined)
    const { date, dueDate, termDays: before } = form.getValues()
    if (dueDate !== addDays(date, before)) return
    const termDays = client.paymentTermDays ?? termDaysOf(preferences)
    form.setValues({
      termDays,
      dueDate: addDays(date, termDays),
      isDueAgreed: isTermAgreed(preferences, client),
    })
  }
  return (
    <Form
      onSubmit={save}
      onFinish={issuing.ask}
      failure={failure}
      conflict={conflict}
      labels={labels}
      draft={{ isKept: isDraftKept, onDiscard: discardDraft, isFor: recipientOf(form.values) }}
    >
      <DocumentLayout
        totals={figures.totals}
        currency={currency}
        due={chosen.length > 0 ? { label: t('form.sum_remaining'), amount: remainder } : undefined}
        preview={{ path: '/api/invoices/picture', body: bodyOf(form.values) }}
        actions={
          <>
            <Button type="submit" variant="default" loading={isSaving}>
              {t('form.save')}
            </Button>
            <Button
              onClick={issuing.ask}
              disabled={isSaving}
              title={`${nameOf('mod')}+${nameOf('enter')}`}
            >
              {t('step.issue')}
            </Button>
          </>
        }
      >
        <Section>
          <Stack gap="md">
            <RecipientFields form={form} tax={tax} onClient={followTerms} />
            <HeadFields form={form} />
          </Stack>
        </Section>
        <PricedLines
          form={form}
          figures={figures}
          tax={tax}
          keys={t('form.lines_help')}
          notes={lineHours}
          more={
            <>
              <AddHoursButton
                clientId={clientId}
                currency={currency}
                priceMode={priceMode}
                canOpen={work.canAdd}
                onConfirm={work.addHours}
              />
              <AddExpensesButton
                clientId={clientId}
                currency={currency}
                canOpen={work.canAdd}
                onConfirm={work.addExpenses}
              />
            </>
          }
        />
        {isFinal && <Deductions form={form} offered={offered} remainder={remainder} />}
        <TermsFields form={form} usual={usual} />
        <AttachedNames id={_id} files={files} />
        <CheckPanel form={form} findings={findings} />
      </DocumentLayout>
      <ConfirmDialog
        isOpen={issuing.isAsked}
        title={t('ask_title.issue', words)}
        verb={t('step.issue')}
        isReady={issuing.acknowledgement.isComplete}
        onConfirm={issuing.confirm}
        onCancel={issuing.cancel}
      >
        {t('ask_text.issue', words)}
        <IssueFindings findings={findings} />
        <AcknowledgeDoubts acknowledgement={issuing.acknowledgement} />
      </ConfirmDialog>
    </Form>
  )
}
