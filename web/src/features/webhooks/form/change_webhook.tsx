import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SideDialog } from '@/components/dialogs/dialog'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import type { EventName, Webhook } from '../webhook'
import { WebhookForm } from './webhook_form'

interface ChangeWebhookProps {
  webhook: Webhook
  events: EventName[]
  onClose: () => void
}

/** Changes a webhook, or switches it on and off. */
export function ChangeWebhook({ webhook, events: all, onClose }: ChangeWebhookProps) {
  const { t } = useTranslation('webhooks')
  const queryClient = useQueryClient()
  const { _id, url, description, events, isActive } = webhook
  return (
    <SideDialog title={t('change_title')} size={560} onClose={onClose}>
      <WebhookForm
        initial={{ url, description, events, isActive }}
        events={all}
        verb={t('save')}
        hasSwitch
        save={(body) => api('PUT', '/api/webhooks/:id', { params: { id: _id }, body })}
        onSaved={async () => {
          await queryClient.invalidateQueries({ queryKey: ['/api/webhooks'] })
          showDone(t('saved'))
          onClose()
        }}
      />
    </SideDialog>
  )
}
