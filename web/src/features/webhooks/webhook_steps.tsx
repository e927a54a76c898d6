import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { useConfirmed } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import { FreshSecret } from './form/fresh_secret'
import { hostOf, type Webhook } from './webhook'

/** Gives a webhook a new secret after a question, and shows it once. */
export function RotateSecret({ webhook: { _id } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const [isAsking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const { confirmed, dialog } = useConfirmed()
  const rotation = useChange<void, { secret: string } | undefined>({
    change: () =>
      confirmed(() => api('POST', '/api/webhooks/:id/secrets', { params: { id: _id } })),
    affects: ['/api/webhooks'],
    onDone: (made) => {
      setAsking(false)
      setSecret(made?.secret)
    },
  })
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setAsking(true)}>
        {t('rotate')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('rotate_title')}
        verb={t('rotate')}
        isBusy={rotation.isPending}
        onConfirm={() => rotation.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t('rotate_text')}
      </ConfirmDialog>
      {dialog}
      {secret && <FreshSecret value={secret} isRotated onClose={() => setSecret(undefined)} />}
    </>
  )
}

/** Deletes a webhook with its log after a question. */
export function DeleteWebhook({ webhook: { _id, url } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const deletion = useChange<void>({
    change: () => api('DELETE', '/api/webhooks/:id', { params: { id: _id } }),
    affects: ['/api/webhooks'],
    onDone: () => {
      showDone(t('deleted'))
      void navigate('/webhooks', { replace: true })
    },
  })
  return (
    <>
      <Button variant="default" size="xs" c="red" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('delete_title')}
        verb={t('delete')}
        tone="danger"
        isBusy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t('delete_text', { host: hostOf(url) })}
      </ConfirmDialog>
    </>
  )
}
