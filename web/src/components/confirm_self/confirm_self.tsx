import { Button, PasswordInput, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialog'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Loading } from '@/components/loading'
import { api } from '@/lib/api'
import { recordQuery } from '@/lib/queries'
import { CodeInput } from './code_input'

interface ConfirmSelfProps {
  onDone: () => void
  onCancel: () => void
}

/** Asks for the password and, where there is a second factor, for a code; good for five minutes. */
export function ConfirmSelf({ onDone, onCancel }: ConfirmSelfProps) {
  const { t } = useTranslation('common')
  const factor = useQuery(recordQuery('/api/auth/second-factor'))
  return (
    <Dialog title={t('confirm_self.title')} onClose={onCancel}>
      {factor.isPending ? (
        <Loading variant="skeleton" extent="inline" />
      ) : (
        <ConfirmForm hasCode={factor.data?.isOn ?? false} onDone={onDone} onCancel={onCancel} />
      )}
    </Dialog>
  )
}

function ConfirmForm({ hasCode, onDone, onCancel }: ConfirmSelfProps & { hasCode: boolean }) {
  const { t } = useTranslation('common')
  const missing = (text: string) => (text.trim() ? null : t('confirm_self.missing'))
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { currentPassword: '', code: '' },
    validate: { currentPassword: missing, ...(hasCode && { code: missing }) },
    save: ({ currentPassword, code }) =>
      api('POST', '/api/auth/confirmations', {
        body: { currentPassword, ...(hasCode && { code }) },
      }),
    onSaved: onDone,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Text c="dimmed">{t('confirm_self.help')}</Text>
      <PasswordInput
        label={t('confirm_self.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('confirm_self.toggle') }}
        data-autofocus
        {...form.getInputProps('currentPassword')}
      />
      {hasCode && <CodeInput {...form.getInputProps('code')} />}
      <FormActions>
        <Button variant="default" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('confirm_self.submit')}
        </Button>
      </FormActions>
    </Form>
  )
}
