import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'

const MailServerForm = latePart(async () => (await import('./mail_server_form')).MailServerForm)

/** Through which mail server the letters of the company go. For its owner. */
export function OwnMailServer({ server }: { server: AnswerOf<'GET', '/api/mail-server'> }) {
  const { t } = useTranslation('settings')
  const [isEditing, setIsEditing] = useState(false)
  return (
    <Section title={t('mail_server.title')} help={t('mail_server.help')}>
      {server.host === null ? (
        <Button variant="default" onClick={() => setIsEditing(true)}>
          {t('mail_server.set_up')}
        </Button>
      ) : (
        <>
          <Text>{t('mail_server.in_use', { host: server.host, address: server.fromAddress })}</Text>
          <Group gap="sm" mt="sm">
            <TestButton />
            <Button variant="default" onClick={() => setIsEditing(true)}>
              {t('mail_server.change')}
            </Button>
            <RemoveButton />
          </Group>
        </>
      )}
      {isEditing && <MailServerForm server={server} onClose={() => setIsEditing(false)} />}
    </Section>
  )
}

function TestButton() {
  const { t } = useTranslation('settings')
  const tried = useChange({
    change: () => api('POST', '/api/mail-server/tests'),
    affects: [],
    onDone: ({ to }) => showDone(t('mail_server.tested', { to })),
  })
  return (
    <Button variant="default" loading={tried.isPending} onClick={() => tried.mutate(undefined)}>
      {t('mail.test')}
    </Button>
  )
}

function RemoveButton() {
  const { t } = useTranslation('settings')
  const [isAsking, setIsAsking] = useState(false)
  const removal = useChange({
    change: () => api('DELETE', '/api/mail-server'),
    affects: ['/api/mail-server', '/api/mail-settings', '/api/mails'],
    onDone: () => {
      setIsAsking(false)
      showDone(t('mail_server.removed'))
    },
  })
  return (
    <>
      <Button variant="default" c="red" onClick={() => setIsAsking(true)}>
        {t('mail_server.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('mail_server.remove_title')}
        verb={t('mail_server.remove')}
        tone="danger"
        isBusy={removal.isPending}
        onConfirm={() => removal.mutate(undefined)}
        onCancel={() => setIsAsking(false)}
      >
        {t('mail_server.remove_text')}
      </ConfirmDialog>
    </>
  )
}
