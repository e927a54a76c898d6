import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { api } from '@/lib/server/api'

interface DeleteDraftProps {
  root: '/api/estimates' | '/api/proposals' | '/api/orders' | '/api/delivery-notes'
  id: string
  onDone: () => void
}

/** Asks before a draft is deleted, and says that it leaves no gap: it has no number yet. */
export function DeleteDraft({ root, id, onDone }: DeleteDraftProps) {
  const { t } = useTranslation('documents')
  const { submit, isSaving, failure } = useServerForm({
    initial: {},
    save: () => api('DELETE', `${root}/:id`, { params: { id } }),
    onSaved: onDone,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Text>{t('delete_draft.text')}</Text>
      <FormActions>
        <Button type="submit" color="red" loading={isSaving}>
          {t('delete_draft.verb')}
        </Button>
      </FormActions>
    </Form>
  )
}
