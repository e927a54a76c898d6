import { Button, PasswordInput, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Loading } from '@/components/loading/loading'
import { canUsePasskeys } from '@/lib/passkeys/can_use_passkeys'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { CodeInput } from './code_input'
import { ConfirmByPasskey } from './confirm_by_passkey'

interface ConfirmSelfProps {
  onDone: () => void
  onCancel: () => void
}

/** Asks for a passkey, or for the password and, where there is a second factor, for a code; good for five minutes. */
export function ConfirmSelf({ onDone, onCancel }: ConfirmSelfProps) {
  const { t } = useTranslation('auth')
  const factor = useQuery(recordQuery('/api/auth/second-factor'))
  const hasPasskey = factor.data?.hasPasskeys && canUsePasskeys()
  return (
    <Dialog title={t('confirm_self.title')} onClose={onCancel}>
      {factor.isPending ? (
        <Loading variant="skeleton" extent="inline" />
      ) : (
        <>
          <Text c="dimmed" mb="md">
            {t('confirm_self.help')}
          </Text>
          {hasPasskey && <ConfirmByPasskey onDone={onDone} />}
          <ConfirmForm factor={factor.data} isFirst={!hasPasskey} onDone={onDone} />
        </>
      )}
    </Dialog>
  )
}

interface ConfirmFormProps extends Pick<ConfirmSelfProps, 'onDone'> {
  /** The second factors of the person; undefined when they could not be loaded. */
  factor: AnswerOf<'GET', '/api/auth/second-factor'> | undefined
  /** Whether nothing in the dialog comes before the form: the focus begins here then. */
  isFirst: boolean
}

function ConfirmForm({ factor, isFirst, onDone }: ConfirmFormProps) {
  const { t } = useTranslation('auth')
  const hasApp = factor?.isOn ?? false
  const hasCode = hasApp || (factor?.hasPasskeys ?? false)
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
      <PasswordInput
        label={t('confirm_self.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('confirm_self.toggle') }}
        data-autofocus={isFirst || undefined}
        {...form.getInputProps('currentPassword')}
      />
      {hasCode && (
        <CodeInput
          {...(!hasApp && {
            label: t('confirm_self.recovery_code'),
            description: t('confirm_self.recovery_code_help'),
          })}
          {...form.getInputProps('code')}
        />
      )}
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('confirm_self.submit')}
        </Button>
      </FormActions>
    </Form>
  )
}
