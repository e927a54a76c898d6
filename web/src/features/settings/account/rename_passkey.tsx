import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import type { Passkey } from './passkey_row'

interface RenamePasskeyProps {
  passkey: Passkey
  onClose: () => void
}

/** Asks for another name of a passkey. */
export function RenamePasskey({ passkey: { _id, name }, onClose }: RenamePasskeyProps) {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { name },
    validate: { name: (text) => (text.trim() ? null : t('passkeys.name_missing')) },
    save: (body) => api('PUT', '/api/auth/passkeys/:id', { params: { id: _id }, body }),
    onSaved: () => {
      showDone(t('passkeys.renamed'))
      onClose()
      return queryClient.invalidateQueries({ queryKey: ['/api/auth'] })
    },
  })
  return (
    <Dialog title={t('passkeys.name_title')} onClose={onClose}>
      <Form onSubmit={submit} failure={failure}>
        <TextInput
          label={t('passkeys.name')}
          description={t('passkeys.name_help')}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('passkeys.rename')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
