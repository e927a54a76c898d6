import { Box, Button, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { api } from '@/lib/server/api'
import type { Credentials, Preview } from '../leaving'
import { Choices } from './choices'
import { LeavingFrame } from './leaving_frame'

/** Somebody proves with address and password whose account it is; nothing is shown before. */
export function SignedOut() {
  const [known, setKnown] = useState<{ credentials: Credentials; preview: Preview }>()
  if (!known) return <Credential onKnown={setKnown} />
  return (
    <Choices
      {...known}
      isSignedIn={false}
      onChange={(preview) => setKnown({ ...known, preview })}
    />
  )
}

interface CredentialProps {
  onKnown: (known: { credentials: Credentials; preview: Preview }) => void
}

function Credential({ onKnown }: CredentialProps) {
  const { t } = useTranslation('leaving')
  const missing = (text: string) => (text ? null : t('field.missing'))
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { email: '', password: '' },
    validate: { email: missing, password: missing },
    save: (body) => api('POST', '/api/account-deletion/preview', { body, keepsSession: true }),
    onSaved: (preview, credentials) => onKnown({ preview, credentials }),
  })
  return (
    <LeavingFrame back="login" context={t('sign_in.context')}>
      <Box mt="lg">
        <Form onSubmit={submit} failure={failure} takesFocus>
          <TextInput
            type="email"
            label={t('field.email')}
            autoComplete="username"
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label={t('field.password')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('field.toggle_password') }}
            {...form.getInputProps('password')}
          />
          <FormActions>
            <Button type="submit" loading={isSaving}>
              {t('sign_in.submit')}
            </Button>
          </FormActions>
        </Form>
      </Box>
    </LeavingFrame>
  )
}
