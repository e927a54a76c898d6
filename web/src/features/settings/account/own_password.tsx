import { Button, PasswordInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { CodeInput, useConfirmed } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'

const EMPTY = { currentPassword: '', password: '', code: '' }

/** A new password for the signed-in user, who must enter the old one. Its input is never stored as a draft. */
export function OwnPassword() {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const hasCode = useQuery(recordQuery('/api/auth/second-factor')).data?.isOn ?? false
  const { confirmed, dialog } = useConfirmed()
  const missing = (text: string) => (text ? null : t('account.password_missing'))
  const { form, submit, failure, isSaving } = useServerForm({
    initial: EMPTY,
    validate: {
      currentPassword: missing,
      password: missing,
      code: (text) => (hasCode && !text.trim() ? t('factor.code_missing') : null),
    },
    save: ({ code, ...passwords }) =>
      confirmed(() =>
        api('PUT', '/api/auth/password', { body: { ...passwords, ...(hasCode && { code }) } })
      ),
    onSaved: (saved) => {
      if (!saved) return
      showDone(t('account.password_changed'))
      form.setValues(EMPTY)
      // The devices that were signed out are no longer listed.
      return queryClient.invalidateQueries({ queryKey: ['/api/auth'] })
    },
  })
  const toggle = { 'aria-label': t('account.password_toggle') }
  return (
    <Section title={t('account.password')} help={t('account.password_help')}>
      <Form onSubmit={submit} failure={failure}>
        <FormRow>
          <PasswordInput
            label={t('field.currentPassword')}
            autoComplete="current-password"
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps('currentPassword')}
          />
          <PasswordInput
            label={t('field.newPassword')}
            description={t('hint.newPassword')}
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps('password')}
          />
        </FormRow>
        {hasCode && <CodeInput maw={320} {...form.getInputProps('code')} />}
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('account.password_submit')}
          </Button>
        </FormActions>
      </Form>
      {dialog}
    </Section>
  )
}
