import { Button, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { AFFECTED } from './person_page'

interface ReasonDialogProps {
  title: string
  help: string
  verb: string
  send: (reason: string) => Promise<unknown>
  done: string
  onClose: () => void
}

/** Asks why something is refused or sent back; the person reads it. */
export function ReasonDialog({ title, help, verb, send, done, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('people')
  const queryClient = useQueryClient()
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('reason.missing')) },
    save: ({ reason }) => send(reason),
    onSaved: async () => {
      showDone(done)
      onClose()
      for (const path of AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
    },
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <Form onSubmit={submit} failure={failure}>
        <Text size="sm" c="dimmed">
          {help}
        </Text>
        <Textarea
          label={t('reason.label')}
          maxLength={500}
          autosize
          minRows={2}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {verb}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
