import { Button, Stack, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isOptional, lineRules } from '@/components/document_form/line_rules'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Section } from '@/components/section'
import { showDone } from '@/components/toast'
import { api } from '@/lib/api'
import { useRole } from '@/lib/current_user'
import type { Note } from '../note'
import { DeliveryFields } from './delivery_fields'
import { NoteLines } from './note_lines'
import { bodyOf, type NoteValues } from './note_values'
import { RecipientFields } from './recipient_fields'

interface NoteFormProps {
  initial: NoteValues
  /** VAT of a new line, a decimal string. */
  taxRate: string
}

/** Writes the draft of a delivery note; employees write it without anything of money. */
export function NoteForm({ initial, taxRate }: NoteFormProps) {
  const { t } = useTranslation('deliveries')
  const { t: document } = useTranslation('document')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isDesk = useRole() === 'company'
  const { form, submit, isSaving, failure, isDraftKept, discardDraft } = useServerForm<
    NoteValues,
    Note
  >({
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
      lines: noteLineRules(document),
    },
    save: (values) =>
      values._id
        ? api('PUT', '/api/delivery-notes/:id', {
            params: { id: values._id },
            body: { ...bodyOf(values, isDesk), version: values.version },
          })
        : api('POST', '/api/delivery-notes', { body: bodyOf(values, isDesk) }),
    onSaved: async ({ _id }) => {
      await queryClient.invalidateQueries({ queryKey: ['/api/delivery-notes'] })
      showDone(t('done.save'))
      navigate(`/view/delivery-notes/${_id}`)
    },
  })
  return (
    <Form
      onSubmit={submit}
      failure={failure}
      draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
    >
      <Section>
        <Stack gap="md">
          <RecipientFields form={form} />
          <DeliveryFields form={form} isDesk={isDesk} />
        </Stack>
      </Section>
      <NoteLines form={form} isDesk={isDesk} taxRate={taxRate} />
      <Section>
        <Textarea
          label={t('form.notes')}
          autosize
          minRows={2}
          maxLength={4000}
          {...form.getInputProps('notes')}
        />
      </Section>
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('form.save')}
        </Button>
      </FormActions>
    </Form>
  )
}

/** A price that nobody writes is the item's when the note is billed. @param say of the namespace `document` */
function noteLineRules(say: TFunction<'document'>) {
  const { quantity, taxRate } = lineRules(say)
  const number = (value: string) => (isOptional(value) ? null : say('form.number_missing'))
  return { quantity, taxRate, ordered: number, unitPrice: number }
}
