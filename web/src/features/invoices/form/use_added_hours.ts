import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showDone } from '@/components/toast'
import type { HoursBody } from '@/features/hours/parts'
import { api } from '@/lib/api'
import { tellLive } from '@/lib/live'
import { useInvoicesChanged } from '../changed_invoices'
import type { InvoiceValues } from './invoice_values'
import { saveDraft } from './save_draft'

interface DraftForm {
  form: UseFormReturnType<InvoiceValues>
  discardDraft: () => void
}

/**
 * Puts unbilled hours onto the draft of a form. The draft is saved first, because hours are billed by a line of a saved
 * invoice; then the form begins again with what the server has made of it.
 */
export function useAddedHours({ form, discardDraft }: DraftForm) {
  const { t } = useTranslation('invoices')
  const navigate = useNavigate()
  const invoicesChanged = useInvoicesChanged()

  /** Whether the draft can be saved; if not, its faults are shown. */
  const canAdd = () => {
    const { errors, hasErrors } = form.validate()
    const [first] = Object.keys(errors)
    if (first) form.getInputNode(first)?.focus()
    return !hasErrors
  }
  const add = async (body: HoursBody) => {
    const { _id, version } = await saveDraft(form.getValues())
    // When the hours are refused, the next try changes this draft and makes no second one.
    form.setValues({ _id, version })
    const invoice = await api('POST', '/api/invoices/:id/hours', {
      params: { id: _id },
      body: { ...body, version },
    })
    tellLive({ kind: 'task', id: '' })
    await invoicesChanged()
    discardDraft()
    showDone(t('done.hours'))
    navigate(`/invoices/${_id}/edit`, { replace: true, state: { version: invoice.version } })
  }
  return { canAdd, add }
}
