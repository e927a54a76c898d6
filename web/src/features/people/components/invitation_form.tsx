import { Button, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '#api/routes'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import type { FreshLink } from './fresh_invitation'
import { RoleChoice } from './role_choice'

type Invitation = BodyOf<'POST', '/api/employees/invitations'>

/** An owner is made of somebody who works here already. */
const ROLES = ['employee', 'member', 'adviser'] as const satisfies Invitation['role'][]
const EMPTY: Invitation = { name: '', email: '', role: 'employee' }

interface InvitationFormProps {
  /** Whether a mail brings the link; else the owner gets it. */
  isSending: boolean
  onLink: (link: FreshLink) => void
  onClose: () => void
}

/** Lets somebody in: by a mail with the link that makes their account, or by that link alone. */
export function InvitationForm({ isSending, onLink, onClose }: InvitationFormProps) {
  const { t } = useTranslation('people')
  const queryClient = useQueryClient()
  const { form, submit, failure, isSaving } = useServerForm({
    initial: EMPTY,
    validate: {
      name: (name) => (name.trim() ? null : t('invite.name_missing')),
      email: (email) => (email.trim() ? null : t('invite.email_missing')),
    },
    save: (body) => api('POST', '/api/employees/invitations', { body }),
    onSaved: ({ url }, { name, email }) => {
      if (url === null) showDone(t('invite.sent', { email }))
      else onLink({ name, url })
      onClose()
      return queryClient.invalidateQueries({ queryKey: ['/api/employees'] })
    },
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Text size="sm" c="dimmed">
        {t(isSending ? 'invite.help' : 'invite.help_link')}
      </Text>
      <TextInput
        label={t('field.name')}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('field.email')}
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <RoleChoice roles={ROLES} {...form.getInputProps('role')} />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t(isSending ? 'invite.send' : 'invite.make_link')}
        </Button>
      </FormActions>
    </Form>
  )
}
