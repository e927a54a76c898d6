import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { openingOf, useOpeningField } from '@/components/form/use_opening_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { useDocumentWords } from '@/features/documents/form/document_labels'
import { documentRules } from '@/features/documents/form/document_rules'
import { isUnwritten } from '@/features/documents/form/document_values'
import { api } from '@/lib/server/api'
import type { Estimate } from '../estimate'
import { bodyOf, type EstimateValues, valuesOf } from './estimate_values'

/** The form of an estimate's draft; what is typed is kept in this browser until it is saved. */
export function useEstimateForm(initial: EstimateValues, taxRate: string) {
  const { t } = useTranslation('estimates')
  const { t: shared } = useTranslation('documents')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const words = useDocumentWords()
  const server = useServerForm<EstimateValues, Estimate>({
    initial,
    // Other than the form before it, which knew fewer fields.
    draft: `full estimate:${initial._id || 'new'}`,
    validate: {
      ...documentRules(shared),
      clientId: (_, values) => (isUnwritten(values) ? shared('form.client_missing') : null),
      validUntil: (day, { date }) => {
        if (!day) return t('form.valid_until_missing')
        return day < date ? t('form.valid_until_before') : null
      },
    },
    save: (values) =>
      values._id
        ? api('PUT', '/api/estimates/:id', {
            params: { id: values._id },
            body: { ...bodyOf(values), version: values.version },
          })
        : api('POST', '/api/estimates', { body: bodyOf(values) }),
    concurrency: {
      id: initial._id,
      load: async () =>
        valuesOf(await api('GET', '/api/estimates/:id', { params: { id: initial._id } }), taxRate),
      words,
    },
    onSaved: async ({ _id }) => {
      await queryClient.invalidateQueries({ queryKey: ['/api/estimates'] })
      showDone(t('done.save'))
      navigate(`/view/estimates/${_id}`)
    },
  })
  useOpeningField(server.form, openingOf(server.form.getValues()))
  return server
}
