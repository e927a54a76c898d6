import { Button, Radio, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '#api/routes'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Section } from '@/components/section'
import { showDone } from '@/components/toast'
import { api } from '@/lib/api'
import type { FreshLink } from './fresh_invitation'

type Invitation = BodyOf<'POST', '/api/employees/invitations'>

const ROLES = ['employee', 'member'] as const
const EMPTY: Invitation = { name: '', email: '', role: 'employee' }

interface InvitationFormProps {
  /** Whether a mail brings the link; else the owner gets it. */
  isSending: boolean
  onLink: (link: FreshLink) => void
}

/** Lets somebody in: by a mail with the link that makes their account, or by that link alone. */
export function InvitationForm({ isSending, onLink }: InvitationFormProps) {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const { form, submit, failure, isSaving } = useServerForm({
    initial: EMPTY,
    validate: {
      name: (name) => (name.trim() ? null : t('people.name_missing')),
      email: (email) => (email.trim() ? null : t('people.email_missing')),
    },
    save: (body) => api('POST', '/api/employees/invitations', { body }),
    onSaved: ({ url }, { name, email }) => {
      if (url === null) showDone(t('people.invited', { email }))
      else onLink({ name, url })
      form.setValues(EMPTY)
      return queryClient.invalidateQueries({ queryKey: ['/api/employees'] })
    },
  })
  return (
    <Section
      title={t('people.invite')}
      help={t(isSending ? 'people.invite_help' : 'people.invite_help_link')}
    >
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
            {t(isSending ? 'people.send' : 'people.make_link')}
          </Button>
        </FormActions>
      </Form>
    </Section>
  )
}
