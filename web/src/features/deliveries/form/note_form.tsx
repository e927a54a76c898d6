import { Button, Stack, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Form } from '@/components/form/form'
import { Section } from '@/components/page/section'
import { DocumentLayout } from '@/features/documents/form/document_layout'
import { useRole } from '@/lib/session/current_user'
import { DeliveryFields } from './delivery_fields'
import { NoteLines } from './note_lines'
import { bodyOf, type NoteValues, writtenLines } from './note_values'
import { RecipientFields } from './recipient_fields'
import { useNoteForm, useNoteLabels } from './use_note_form'

interface NoteFormProps {
  initial: NoteValues
  /** VAT of a new line, a decimal string. */
  taxRate: string
}

/** Writes the draft of a delivery note; employees write it without anything of money. */
export function NoteForm({ initial, taxRate }: NoteFormProps) {
  const { t } = useTranslation('deliveries')
  const isDesk = useRole() === 'company'
  const { form, submit, isSaving, failure, conflict, isDraftKept, discardDraft } = useNoteForm({
    initial,
    taxRate,
    isDesk,
  })
  const labels = useNoteLabels()
  const { _id, currency, lines } = form.values
  return (
    <Form
      onSubmit={submit}
      failure={failure}
      conflict={conflict}
      labels={labels}
      draft={{ isKept: isDraftKept, onDiscard: discardDraft, isFor: form.values.clientName }}
    >
      <DocumentLayout
        currency={currency}
        count={{ label: t('form.lines'), value: writtenLines(lines) }}
        preview={{
          path: '/api/delivery-notes/picture',
          body: { _id: _id || null, ...bodyOf(form.values, isDesk) },
        }}
        actions={
          <Button type="submit" loading={isSaving}>
            {t('form.save')}
          </Button>
        }
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
      </DocumentLayout>
    </Form>
  )
}
