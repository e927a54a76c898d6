import {
  Button,
  NumberInput,
  PasswordInput,
  SegmentedControl,
  Stack,
  TextInput,
} from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { SideDialog } from '@/components/dialogs/dialog'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { useConfirmed } from '@/features/auth/parts'
import { api } from '@/lib/server/api'

type MailServer = AnswerOf<'GET', '/api/mail-server'>
type Security = NonNullable<MailServer['security']>

/** The port that goes with each kind of encryption. */
const USUAL_PORTS: Record<Security, number> = { starttls: 587, tls: 465 }

interface MailServerFormProps {
  server: MailServer
  onClose: () => void
}

/** The server is tried before it is saved. Its password is only ever written, and kept in no draft. */
export function MailServerForm({ server, onClose }: MailServerFormProps) {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const { confirmed, dialog } = useConfirmed()
  const { form, submit, failure, isSaving } = useServerForm({
    initial: {
      host: server.host ?? '',
      port: server.port ?? USUAL_PORTS.starttls,
      security: server.security ?? 'starttls',
      username: server.username ?? '',
      password: '',
      fromAddress: server.fromAddress ?? '',
    },
    save: ({ password, ...body }) =>
      confirmed(() =>
        api('PUT', '/api/mail-server', { body: { ...body, ...(password && { password }) } })
      ),
    onSaved: async (saved) => {
      if (!saved) return
      showDone(t('mail_server.saved'))
      for (const address of ['/api/mail-server', '/api/mail-settings', '/api/auth']) {
        await queryClient.invalidateQueries({ queryKey: [address] })
      }
      onClose()
    },
  })
  const chooseSecurity = (value: string) => {
    const security = value as Security
    const isUsual = Object.values(USUAL_PORTS).includes(form.values.port)
    form.setFieldValue('security', security)
    if (isUsual) form.setFieldValue('port', USUAL_PORTS[security])
  }
  return (
    <>
      <SideDialog title={t('mail_server.title')} size={520} onClose={onClose}>
        <Form onSubmit={submit} failure={failure}>
          <Stack gap="md">
            <FormRow>
              <TextInput
                label={t('mail_server.host')}
                placeholder="smtp.example.com"
                {...form.getInputProps('host')}
              />
              <NumberInput
                label={t('mail_server.port')}
                min={1}
                max={65_535}
                allowDecimal={false}
                hideControls
                {...form.getInputProps('port')}
              />
            </FormRow>
            <div>
              <SegmentedControl
                fullWidth
                aria-label={t('mail_server.security')}
                value={form.values.security}
                onChange={chooseSecurity}
                data={[
                  { value: 'starttls', label: t('mail_server.starttls') },
                  { value: 'tls', label: t('mail_server.tls') },
                ]}
              />
            </div>
            <FormRow>
              <TextInput
                label={t('mail_server.username')}
                autoComplete="off"
                {...form.getInputProps('username')}
              />
              <PasswordInput
                label={t('mail_server.password')}
                description={server.hasPassword ? t('mail_server.password_kept') : undefined}
                autoComplete="new-password"
                {...form.getInputProps('password')}
              />
            </FormRow>
            <TextInput
              label={t('mail_server.from')}
              description={t('mail_server.from_help')}
              type="email"
              {...form.getInputProps('fromAddress')}
            />
            <FormActions>
              <Button type="submit" loading={isSaving}>
                {t('mail_server.save')}
              </Button>
            </FormActions>
          </Stack>
        </Form>
      </SideDialog>
      {dialog}
    </>
  )
}
