import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { refusedField } from '@/components/form/refused_field'
import { openingOf, useOpeningField } from '@/components/form/use_opening_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { useDocumentWords } from '@/features/documents/form/document_labels'
import { isUnwritten } from '@/features/documents/form/document_values'
import { api } from '@/lib/server/api'
import { useAcknowledgement } from '../actions/use_acknowledgement'
import { seriousOf } from '../actions/use_issue_check'
import { useInvoicesChanged } from '../changed_invoices'
import type { Invoice } from '../invoice'
import { invoiceRules, missingToIssue } from './invoice_rules'
import { type InvoiceValues, valuesOf } from './invoice_values'
import { saveDraft } from './save_draft'
import { useAddedWork } from './use_added_work'
import { useDraftCheck } from './use_draft_check'

/**
 * The form of a draft: what is typed is kept in this browser until it is saved; saving makes or changes
 * the draft on the server; issuing saves it first and asks before.
 * @param taxRate VAT of a new line, a decimal string
 */
export function useInvoiceForm(initial: InvoiceValues, taxRate: string) {
  const { t } = useTranslation('invoicing')
  const { t: shared } = useTranslation('documents')
  const navigate = useNavigate()
  const invoicesChanged = useInvoicesChanged()
  const [asksToIssue, setAsksToIssue] = useState(false)
  const issues = useRef(false)
  const words = useDocumentWords()

  const server = useServerForm<InvoiceValues, Invoice>({
    initial,
    validate: invoiceRules(t, shared),
    // Other than the form before it, which knew fewer fields.
    draft: `full invoice:${initial._id || 'new'}`,
    save: async (values): Promise<Invoice> => {
      const draft = await saveDraft(values)
      // When issuing is refused, the next try changes this draft and makes no second one.
      server.form.setValues({ _id: draft._id, version: draft.version })
      return issues.current
        ? api('POST', '/api/invoices/:id/issue', {
            params: { id: draft._id },
            body: { acknowledged: acknowledgement.rules },
          })
        : draft
    },
    concurrency: {
      id: initial._id,
      load: async () =>
        valuesOf(await api('GET', '/api/invoices/:id', { params: { id: initial._id } }), taxRate),
      words: (values) => ({
        ...words(values),
        stage: t(`stage.${values.stage}`),
        downPayments: String(values.downPayments.length),
      }),
    },
    onSaved: async ({ _id, number }) => {
      await invoicesChanged()
      showDone(issues.current ? t('done.issue', { number }) : t('done.save'))
      navigate(`/view/invoices/${_id}`)
    },
  })
  const { form, submit } = server
  const check = useDraftCheck(form.values)
  const acknowledgement = useAcknowledgement(seriousOf(check.findings))
  const work = useAddedWork(server)

  useOpeningField(form, openingOf(form.getValues()))

  const save: typeof submit = (event) => {
    issues.current = false
    if (isUnwritten(form.getValues())) {
      event?.preventDefault()
      form.setFieldError('clientId', shared('form.client_missing'))
      form.getInputNode('clientId')?.focus()
    } else submit(event)
  }
  const askToIssue = async () => {
    const refused = refusedField()
    if (refused) return refused.focus()
    const missing = missingToIssue(form.getValues(), t, shared)
    const errors = { ...missing, ...form.validate().errors }
    form.setErrors(errors)
    const [first] = Object.keys(errors)
    if (first) form.getInputNode(first)?.focus()
    else if (await check.mayIssue(form.getValues())) setAsksToIssue(true)
  }
  const issue = () => {
    setAsksToIssue(false)
    issues.current = true
    submit()
  }
  return {
    ...server,
    save,
    findings: check.findings,
    work,
    issuing: {
      isAsked: asksToIssue,
      acknowledgement,
      ask: () => void askToIssue(),
      confirm: issue,
      cancel: () => setAsksToIssue(false),
    },
  }
}
