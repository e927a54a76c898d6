import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import type { Preferences } from '@/features/documents/form/document_values'
import { api } from '@/lib/server/api'
import { HttpFailure } from '@/lib/server/http_failure'
import { AFFECTED, type Recurring } from '../recurring'
import { usePlaceholders } from './placeholders'
import { bodyOf } from './recurring_body'
import { useRecurringWords } from './recurring_labels'
import { recurringRules } from './recurring_rules'
import type { RecurringValues } from './recurring_values'
import { valuesOf } from './stored_values'

/** The form of a recurring invoice; what is typed is kept in this browser until it is saved. */
export function useRecurringForm(initial: RecurringValues, preferences: Preferences) {
  const { t } = useTranslation('recurring')
  const { t: shared } = useTranslation('documents')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const words = useRecurringWords()
  const { shown, named } = usePlaceholders()
  return useServerForm<RecurringValues, Recurring>({
    initial: shown(initial),
    validate: recurringRules(t, shared),
    // Other than the form before it, which knew fewer fields.
    draft: `full recurring:${initial._id || 'new'}`,
    save: (values) => save(named(values)),
    concurrency: {
      id: initial._id,
      load: async () => {
        const stored = await api('GET', '/api/recurring-invoices/:id', {
          params: { id: initial._id },
        })
        return shown(valuesOf(stored, preferences))
      },
      words,
    },
    onSaved: async ({ _id }) => {
      for (const path of AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
      showDone(t('done.save'))
      navigate(`/recurring-invoices/${_id}`)
    },
  })
}

async function save(values: RecurringValues): Promise<Recurring> {
  const { _id: id, version } = values
  const body = bodyOf(values)
  try {
    return id
      ? await api('PUT', '/api/recurring-invoices/:id', {
          params: { id },
          body: { ...body, version },
        })
      : await api('POST', '/api/recurring-invoices', { body })
  } catch (failure) {
    throw withFormNames(failure)
  }
}

/** The server speaks of `invoice.lines.0.price` and `schedule.day`; the form holds both flat. */
function withFormNames(failure: unknown) {
  if (!(failure instanceof HttpFailure)) return failure
  for (const fault of failure.fields) fault.field = fault.field.replace(/^(invoice|schedule)\./, '')
  return failure
}
