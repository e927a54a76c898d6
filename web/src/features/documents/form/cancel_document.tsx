import { Button, Text, Textarea } from '@mantine/core'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { api } from '@/lib/server/api'

interface CancelDocumentProps {
  root: '/api/orders' | '/api/delivery-notes'
  id: string
  /** The sentence before the field of the reason, its label, and the button. */
  words: { text: string; reason: string; verb: string }
  needsReason?: boolean
  onDone: () => void
}

/** Takes an issued document back that asks for no money; its number stays. */
export function CancelDocument({ root, id, words, needsReason, onDone }: CancelDocumentProps) {
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { reason: '' },
    save: (body) => api('POST', `${root}/:id/cancel`, { params: { id }, body }),
    onSaved: onDone,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Text>{words.text}</Text>
      <Textarea
        label={words.reason}
        autosize
        minRows={2}
        maxLength={500}
        required={needsReason ?? false}
        {...form.getInputProps('reason')}
      />
      <FormActions>
        <Button type="submit" color="red" loading={isSaving}>
          {words.verb}
        </Button>
      </FormActions>
    </Form>
  )
}
