import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'

const MailServerForm = latePart(async () => (await import('./mail_server_form')).MailServerForm)

/** Through which mail server the letters of the company go. For its owner. */
export function OwnMailServer() {
  const { t } = useTranslation('settings')
  const [isEditing, setIsEditing] = useState(false)
  const { data, isError, error, refetch } = useQuery(recordQuery('/api/mail-server'))
  if (isError) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  if (!data) return <Loading variant="skeleton" extent="cardList" count={1} />
  return (
    <Section title={t('mail_server.title')} help={t('mail_server.help')}>
      {data.host === null ? (
        <Button variant="default" onClick={() => setIsEditing(true)}>
          {t('mail_server.set_up')}
        </Button>
      ) : (
        <>
          <Text>{t('mail_server.in_use', { host: data.host, address: data.fromAddress })}</Text>
          <Group gap="sm" mt="sm">
            <TestButton />
            <Button variant="default" onClick={() => setIsEditing(true)}>
              {t('mail_server.change')}
            </Button>
            <RemoveButton />
          </Group>
        </>
      )}
      {isEditing && <MailServerForm server={data} onClose={() => setIsEditing(false)} />}
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
