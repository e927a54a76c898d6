import { Button, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Section } from '@/components/page/section'
import { PagesPicture } from '@/components/pictures/pages_picture'
import { showDone } from '@/components/toast'
import { clientName } from '@/lib/client_name'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { AcknowledgeDoubts } from '../actions/acknowledge_doubts'
import { useAcknowledgement } from '../actions/use_acknowledgement'
import { useInvoicesChanged } from '../changed_invoices'
import type { Invoice } from '../invoice'
import view from '../view/view.module.css'
import { CreditFigures } from './credit_figures'
import { CreditLines } from './credit_lines'
import {
  type CreditableLine,
  creditBody,
  emptyCredit,
  hasCredit,
  isCreditable,
  noneOf,
  wholeOf,
} from './credit_values'
import { useCreditFigures } from './use_credit_figures'

/** Gives back a part of an invoice, line by line; asks before the credit note is issued. */
export function CreditForm({ invoice, lines }: { invoice: Invoice; lines: CreditableLine[] }) {
  const { t } = useTranslation('invoicing')
  const { t: word } = useTranslation('documents')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const invoicesChanged = useInvoicesChanged()
  const [isAsked, setIsAsked] = useState(false)
  const { _id, currency, number, priceMode } = invoice
  const { form, submit, failure, isSaving } = useServerForm({
    initial: emptyCredit(lines),
    validate: { date: (date) => (date ? null : word('form.date_missing')) },
    save: (values) =>
      api('POST', '/api/invoices/:id/credit-notes', {
        params: { id: _id },
        body: { ...creditBody(values), acknowledged: acknowledgement.rules },
      }),
    onSaved: async (note) => {
      await invoicesChanged()
      showDone(t('done.credit', { number: note.number }))
      navigate(`/view/invoices/${note._id}`)
    },
  })
  const { figures, pictures, isCurrent } = useCreditFigures(_id, form.values)
  const acknowledgement = useAcknowledgement(figures?.doubts ?? [])
  const canIssue = hasCredit(form.values)
  const words = {
    number,
    client: clientName(invoice),
    total: formatMoney(0 - Math.abs(figures?.total ?? 0), currency, language),
  }
  const creditAll = () =>
    form.setFieldValue(
      'lines',
      lines.map((line) => (isCreditable(line) ? wholeOf(line) : noneOf(line)))
    )
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (canIssue) setIsAsked(true)
      }}
      failure={failure}
    >
      <div className={view.columns}>
        <div>
          <Section
            title={t('credit.lines')}
            help={t(priceMode === 'gross' ? 'credit.help_gross' : 'credit.help_net')}
            action={
              <Button variant="default" size="xs" onClick={creditAll}>
                {t('credit.all')}
              </Button>
            }
          >
            <CreditLines form={form} lines={lines} currency={currency} />
          </Section>
          <Section>
            <Stack gap="md">
              <DayField label={t('credit.date')} {...form.getInputProps('date')} />
              <Textarea
                label={t('credit.reason')}
                description={t('credit.reason_help')}
                autosize
                minRows={2}
                {...form.getInputProps('notes')}
              />
              {figures && <CreditFigures figures={figures} />}
              <FormActions>
                <Button type="submit" disabled={!canIssue} loading={isSaving}>
                  {t('credit.issue')}
                </Button>
              </FormActions>
            </Stack>
          </Section>
        </div>
        {pictures && (
          <aside aria-label={word('preview.label')}>
            <PagesPicture pictures={pictures} alt={word('preview.alt')} />
          </aside>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('ask_title.credit', words)}
        verb={t('credit.issue')}
        isBusy={isSaving}
        isReady={isCurrent && acknowledgement.isComplete}
        onConfirm={() => {
          setIsAsked(false)
          submit()
        }}
        onCancel={() => setIsAsked(false)}
      >
        {t('ask_text.credit', words)}
        <AcknowledgeDoubts acknowledgement={acknowledgement} />
      </ConfirmDialog>
    </Form>
  )
}
