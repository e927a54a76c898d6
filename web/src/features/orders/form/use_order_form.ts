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
import type { Order } from '../order'
import { bodyOf, type OrderValues, valuesOf } from './order_values'

/** The form of an order's draft; what is typed is kept in this browser until it is saved. */
export function useOrderForm(initial: OrderValues, taxRate: string) {
  const { t } = useTranslation('orders')
  const { t: shared } = useTranslation('documents')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const params = { id: initial._id }
  const server = useServerForm<OrderValues, Order>({
    initial,
    draft: `order:${initial._id || 'new'}`,
    validate: {
      ...documentRules(shared),
      clientId: (_, values) => (isUnwritten(values) ? shared('form.client_missing') : null),
      paymentDays: (days) =>
        /^(|\d{1,2}|[12]\d\d|3[0-5]\d|36[0-5])$/.test(days) ? null : t('form.days_wrong'),
    },
    save: (values) =>
      values._id
        ? api('PUT', '/api/orders/:id', {
            params,
            body: { ...bodyOf(values), version: values.version },
          })
        : api('POST', '/api/orders', { body: bodyOf(values) }),
    concurrency: {
      id: initial._id,
      load: async () => valuesOf(await api('GET', '/api/orders/:id', { params }), taxRate),
      words: useDocumentWords(),
    },
    onSaved: async ({ _id }) => {
      await queryClient.invalidateQueries({ queryKey: ['/api/orders'] })
      showDone(t('done.save'))
      navigate(`/view/orders/${_id}`)
    },
  })
  useOpeningField(server.form, openingOf(server.form.getValues()))
  return server
}
