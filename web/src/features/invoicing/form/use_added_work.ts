import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showDone } from '@/components/toast'
import type { HoursBody } from '@/features/hours/parts'
import { tellLive } from '@/lib/live/live'
import { api } from '@/lib/server/api'
import { useInvoicesChanged } from '../changed_invoices'
import type { InvoiceValues } from './invoice_values'
import { saveDraft } from './save_draft'

interface DraftForm {
  form: UseFormReturnType<InvoiceValues>
  discardDraft: () => void
}

/**
 * Puts unbilled hours and expenses onto the draft of a form. The draft is saved first, because they are billed by a
 * line of a saved invoice; then the form shows what the server has stored.
 */
export function useAddedWork({ form, discardDraft }: DraftForm) {
  const { t } = useTranslation('invoicing')
  const navigate = useNavigate()
  const invoicesChanged = useInvoicesChanged()

  /** Whether the draft can be saved; if not, its faults are shown. */
  const canAdd = () => {
    const { errors, hasErrors } = form.validate()
    const [first] = Object.keys(errors)
    if (first) form.getInputNode(first)?.focus()
    return !hasErrors
  }
  const save = async () => {
    const { _id, version } = await saveDraft(form.getValues())
    // When the lines are refused, the next try changes this draft and makes no second one.
    form.setValues({ _id, version })
    return { _id, version }
  }
  const show = async ({ _id, version }: { _id: string; version: number }, done: string) => {
    await invoicesChanged()
    discardDraft()
    showDone(done)
    navigate(`/invoices/${_id}/edit`, { replace: true, state: { version } })
  }
  const addHours = async (body: HoursBody) => {
    const { _id, version } = await save()
    const invoice = await api('POST', '/api/invoices/:id/hours', {
      params: { id: _id },
      body: { ...body, version },
    })
    tellLive({ kind: 'task', id: '' })
    await show(invoice, t('done.hours'))
  }
  const addExpenses = async (expenses: string[]) => {
    const { _id, version } = await save()
    const invoice = await api('POST', '/api/invoices/:id/expenses', {
      params: { id: _id },
      body: { expenses, version },
    })
    tellLive({ kind: 'expense', id: '' })
    await show(invoice, t('done.expenses'))
  }
  return { canAdd, addHours, addExpenses }
}
