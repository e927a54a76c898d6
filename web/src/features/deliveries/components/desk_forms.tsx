import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { CancelDocument } from '@/features/documents/form/cancel_document'
import { DeleteDraft } from '@/features/documents/form/delete_draft'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { excessOf } from '../note'
import type { StepFormProps } from './note_dialog'
import classes from './view.module.css'

/** Takes an issued note back; its number stays. */
export function CancelForm({ note, onDone }: StepFormProps) {
  const { t } = useTranslation('deliveries')
  const words = { text: t('ask.cancel_text'), reason: t('ask.reason'), verb: t('step.cancel') }
  return <CancelDocument root="/api/delivery-notes" id={note._id} words={words} onDone={onDone} />
}

export const DeleteForm = ({ note, onDone }: StepFormProps) => (
  <DeleteDraft root="/api/delivery-notes" id={note._id} onDone={onDone} />
)

/** More comes than was ordered: which lines, and whether that is meant. */
export function ExcessForm({ note, onDone }: StepFormProps) {
  const { t } = useTranslation('deliveries')
  const { language } = useLanguage()
  const { submit, isSaving, failure } = useServerForm({
    initial: {},
    save: () =>
      api('POST', '/api/delivery-notes/:id/issue', {
        params: { id: note._id },
        body: { isConfirmed: true },
      }),
    onSaved: onDone,
  })
  const figure = (value: number) => formatNumber(value, language)
  return (
    <Form onSubmit={submit} failure={failure}>
      <Text>{t('ask.excess_text')}</Text>
      <ul className={classes.rows}>
        {excessOf(note).map(({ _id, description, ordered, deliveredBefore, quantity }) => (
          <li key={_id} className={classes.row}>
            {description.split('\n')[0]}
            <Text size="sm" c="dimmed">
              {t('ask.excess_line', {
                ordered: figure(ordered),
                before: figure(deliveredBefore),
                quantity: figure(quantity),
              })}
            </Text>
          </li>
        ))}
      </ul>
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('ask.excess_confirm')}
        </Button>
      </FormActions>
    </Form>
  )
}

/** The person who delivers, and so sees the note. */
export function AssignForm({ note, onDone }: StepFormProps) {
  const { t } = useTranslation('deliveries')
  const people = useQuery(recordQuery('/api/people'))
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { assigneeId: note.assignee?._id ?? '' },
    save: ({ assigneeId }) =>
      api('PUT', '/api/delivery-notes/:id/assignee', {
        params: { id: note._id },
        body: { assigneeId: assigneeId || null },
      }),
    onSaved: onDone,
  })
  return (
    <Form onSubmit={submit} failure={failure ?? people.error ?? undefined}>
      <ChoiceField
        label={t('form.assignee')}
        description={t('form.assignee_help')}
        data={(people.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        clearable
        {...form.getInputProps('assigneeId')}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('form.save')}
        </Button>
      </FormActions>
    </Form>
  )
}
