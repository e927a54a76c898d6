import { Button, Radio, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '#api/routes'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Section } from '@/components/section'
import { showDone } from '@/components/toast'
import { api } from '@/lib/api'

type Invitation = BodyOf<'POST', '/api/employees/invitations'>

const ROLES = ['employee', 'member'] as const
const EMPTY: Invitation = { name: '', email: '', role: 'employee' }

/** Mails somebody the link that makes their account. */
export function InvitationForm() {
  const { t } = useTranslation('settings')
  const { form, submit, failure, isSaving } = useServerForm<Invitation, unknown>({
    initial: EMPTY,
    validate: {
      name: (name) => (name.trim() ? null : t('people.name_missing')),
      email: (email) => (email.trim() ? null : t('people.email_missing')),
    },
    save: (body) => api('POST', '/api/employees/invitations', { body }),
    onSaved: (_, { email }) => {
      showDone(t('people.invited', { email }))
      form.setValues(EMPTY)
    },
  })
  return (
    <Section title={t('people.invite')} help={t('people.invite_help')}>
      <Form onSubmit={submit} failure={failure}>
        <FormRow>
          <TextInput label={t('people.name')} autoComplete="off" {...form.getInputProps('name')} />
          <TextInput
            label={t('people.email')}
            type="email"
            autoComplete="off"
            {...form.getInputProps('email')}
          />
        </FormRow>
        <Radio.Group label={t('people.role')} {...form.getInputProps('role')}>
          <Stack gap="xs" mt="xs">
            {ROLES.map((role) => (
              <Radio
                key={role}
                value={role}
                label={t(`role.${role}`)}
                description={t(`role_help.${role}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('people.send')}
          </Button>
        </FormActions>
      </Form>
    </Section>
  )
}
