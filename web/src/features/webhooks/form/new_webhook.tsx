import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { SideDialog } from '@/components/dialogs/dialog'
import { api } from '@/lib/server/api'
import type { EventName } from '../webhook'
import { FreshSecret } from './fresh_secret'
import { WebhookForm } from './webhook_form'

interface NewWebhookProps {
  events: EventName[]
  onClose: () => void
}

/** Asks for a new webhook, then shows its secret, which cannot be read again, and opens its page. */
export function NewWebhook({ events, onClose }: NewWebhookProps) {
  const { t } = useTranslation('webhooks')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [made, setMade] = useState<{ _id: string; secret: string }>()
  if (made) {
    return (
      <FreshSecret value={made.secret} onClose={() => void navigate(`/webhooks/${made._id}`)} />
    )
  }
  return (
    <SideDialog title={t('new_title')} size={560} onClose={onClose}>
      <WebhookForm
        initial={{ url: '', description: '', events: [], isActive: true }}
        events={events}
        verb={t('create')}
        save={(body) => api('POST', '/api/webhooks', { body })}
        onSaved={async (saved) => {
          setMade(saved)
          await queryClient.invalidateQueries({ queryKey: ['/api/webhooks'] })
        }}
      />
    </SideDialog>
  )
}
