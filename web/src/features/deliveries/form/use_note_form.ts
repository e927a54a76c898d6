import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useOpeningField } from '@/components/form/use_opening_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { isOptional, lineRules } from '@/features/documents/lines/line_rules'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import type { Note } from '../note'
import { bodyOf, type NoteValues, valuesOf } from './note_values'

interface NoteFormOptions {
  initial: NoteValues
  /** VAT of a new line, a decimal string. */
  taxRate: string
  /** Employees write nothing of money, and nobody else's name. */
  isDesk: boolean
}

/** The form of a delivery note's draft; what is typed is kept in this browser until it is saved. */
export function useNoteForm({ initial, taxRate, isDesk }: NoteFormOptions) {
  const { t } = useTranslation('deliveries')
  const { t: shared } = useTranslation('documents')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: people } = useQuery({ ...recordQuery('/api/people'), enabled: isDesk })
  const server = useServerForm<NoteValues, Note>({
    initial,
    // Other than the form before it, whose lines knew fewer fields.
    draft: `full delivery note:${initial._id || 'new'}`,
    validate: {
      clientName: (name) => (name.trim() ? null : t('form.client_missing')),
      date: (day) => (day ? null : t('form.date_missing')),
      address: {
        name: (name, { hasAddress }) =>
          hasAddress && !name.trim() ? t('form.address_name_missing') : null,
      },
      lines: noteLineRules(shared),
    },
    save: (values) =>
      values._id
        ? api('PUT', '/api/delivery-notes/:id', {
            params: { id: values._id },
            body: { ...bodyOf(values, isDesk), version: values.version },
          })
        : api('POST', '/api/delivery-notes', { body: bodyOf(values, isDesk) }),
    concurrency: {
      id: initial._id,
      load: async () =>
        valuesOf(
          await api('GET', '/api/delivery-notes/:id', { params: { id: initial._id } }),
          taxRate
        ),
      words: ({ assigneeId }) => ({
        assigneeId: people?.find(({ _id }) => _id === assigneeId)?.name ?? '',
      }),
    },
    onSaved: async ({ _id }) => {
      await queryClient.invalidateQueries({ queryKey: ['/api/delivery-notes'] })
      showDone(t('done.save'))
      navigate(`/view/delivery-notes/${_id}`)
    },
  })
  // A note of another document takes over its recipient and lines, so only the delivered quantities are entered.
  useOpeningField(
    server.form,
    server.form.getValues().clientName ? ['lines.0.quantity'] : ['clientName']
  )
  return server
}

/** Labels for compound fields, for the dialog about conflicting changes. */
export function useNoteLabels(): Record<string, string> {
  const { t } = useTranslation('deliveries')
  const { t: shared } = useTranslation('documents')
  return {
    // The name says who it is.
    clientId: '',
    isOneOff: '',
    clientName: t('form.client'),
    email: t('form.email'),
    address: t('form.delivery_address'),
    lines: shared('form.lines'),
    // Nobody changes them in this form.
    priceMode: '',
    currency: '',
  }
}

/** A price that nobody writes is the item's when the note is billed. @param say of the namespace `document` */
function noteLineRules(say: TFunction<'documents'>) {
  const { quantity, taxRate } = lineRules(say)
  const number = (value: string) => (isOptional(value) ? null : say('form.number_missing'))
  return { quantity, taxRate, ordered: number, unitPrice: number }
}
