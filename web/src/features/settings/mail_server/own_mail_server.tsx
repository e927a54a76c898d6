import { Alert, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import { formatInstant } from '@/lib/time/days'

const MailServerForm = latePart(async () => (await import('./mail_server_form')).MailServerForm)

type MailServer = AnswerOf<'GET', '/api/mail-server'>

/** Through which mail server the letters of the company go. For its owner. */
export function OwnMailServer({ server }: { server: MailServer }) {
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
          {server.outage && <OutageAlert outage={server.outage} />}
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

/** Since when nothing leaves, the server's answer, what waits, and the way out. */
function OutageAlert({ outage }: { outage: NonNullable<MailServer['outage']> }) {
  const { t } = useTranslation('settings')
  const { since, explanation, waitingCount: count } = outage
  return (
    <Alert
      color="red"
      variant="light"
      mt="sm"
      title={t('mail_server.outage', { since: formatInstant(since) })}
    >
      <Text size="sm">{explanation}</Text>
      <Text size="sm">{t('mail_server.outage_waiting', { count })}</Text>
    </Alert>
  )
}

function TestButton() {
  const { t } = useTranslation('settings')
  const tried = useChange({
    change: () => api('POST', '/api/mail-server/tests'),
    affects: ['/api/mail-server', '/api/auth', '/api/mails'],
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
    affects: ['/api/mail-server', '/api/mail-settings', '/api/mails', '/api/auth'],
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
