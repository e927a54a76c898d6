import { Button, Checkbox, Select, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { SecretLink } from '@/components/public/secret_link'
import { showDone } from '@/components/toast'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/lib/language/languages'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'

interface InvitationDialogProps {
  /** Whether a mail brings the link to an address; else the operator gets it. */
  isSending: boolean
  onClose: () => void
}

/** Makes a link that lets one company register; without an address or a mail server it is shown once. */
export function InvitationDialog({ isSending, onClose }: InvitationDialogProps) {
  const { t } = useTranslation('admin')
  const [url, setUrl] = useState<string>()
  return (
    <Dialog onClose={onClose} title={t('settings.invite')}>
      {url === undefined ? (
        <InvitationForm
          isSending={isSending}
          onMade={(made, email) => {
            if (made !== null) return setUrl(made)
            showDone(t('settings.invitation_sent', { email }))
            onClose()
          }}
        />
      ) : (
        <Stack gap="md">
          <Text>{t('settings.link_help')}</Text>
          <SecretLink url={url} onCopied={() => showDone(t('settings.link_copied'))} />
        </Stack>
      )}
    </Dialog>
  )
}

interface InvitationFormProps {
  isSending: boolean
  onMade: (url: string | null, email: string) => void
}

function InvitationForm({ isSending, onMade }: InvitationFormProps) {
  const { t } = useTranslation('admin')
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { email: '', language: language as Language, isApproved: false },
    save: ({ email, ...wish }) =>
      api('POST', '/api/admin/registration-invitations', {
        body: { ...wish, ...(email.trim() && { email: email.trim() }) },
      }),
    onSaved: async ({ url }, { email }) => {
      await queryClient.invalidateQueries({ queryKey: ['/api/admin'] })
      onMade(url, email.trim())
    },
  })
  const isMailed = isSending && form.values.email.trim() !== ''
  return (
    <Form onSubmit={submit} failure={failure}>
      <TextInput
        label={t('settings.email')}
        description={t(isSending ? 'settings.email_help' : 'settings.email_help_link')}
        type="email"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('email')}
      />
      {isMailed && (
        <Select
          label={t('settings.language')}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          allowDeselect={false}
          {...form.getInputProps('language')}
        />
      )}
      <Checkbox
        label={t('settings.approve')}
        description={t('settings.approve_help')}
        {...form.getInputProps('isApproved', { type: 'checkbox' })}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t(isMailed ? 'settings.send' : 'settings.make_link')}
        </Button>
      </FormActions>
    </Form>
  )
}
