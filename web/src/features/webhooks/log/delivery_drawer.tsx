import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SideDialog } from '@/components/dialogs/dialog'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { KeyValueList } from '@/components/page/key_value_list'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { DELIVERY_KINDS, type Webhook } from '../webhook'
import classes from '../webhooks.module.css'
import { useOutcome } from './use_outcome'

interface DeliveryDrawerProps {
  webhook: Webhook
  id: string
  onClose: () => void
}

/** One delivery: what was sent, what came back, and a way to send it again. */
export function DeliveryDrawer({ webhook: { _id, isActive }, id, onClose }: DeliveryDrawerProps) {
  const { t } = useTranslation('webhooks')
  const outcomeOf = useOutcome()
  const params = { id: _id, deliveryId: id }
  const delivery = useQuery({
    ...recordQuery('/api/webhooks/:id/deliveries/:deliveryId', { params }),
    staleTime: 0,
  })
  const replay = useChange<void>({
    change: () => api('POST', '/api/webhooks/:id/deliveries/:deliveryId/replays', { params }),
    affects: ['/api/webhooks'],
    onDone: () => {
      showDone(t('replayed', { count: 1 }))
      onClose()
    },
  })
  const { data } = delivery
  const hasEnded = data?.state === 'delivered' || data?.state === 'failed'
  return (
    <SideDialog
      title={data ? <code>{data.type}</code> : t('delivery_title')}
      size={560}
      onClose={onClose}
    >
      {delivery.isError && <ErrorAlert failure={delivery.error} />}
      {delivery.isPending && <Loading variant="skeleton" extent="cardList" count={1} />}
      {data && (
        <Stack gap="md">
          <KeyValueList
            items={[
              {
                label: t('status'),
                value: (
                  <StatusBadge
                    kind={DELIVERY_KINDS[data.state]}
                    label={t(`delivery.${data.state}`)}
                  />
                ),
              },
              { label: t('outcome'), value: outcomeOf(data) },
              { label: t('attempts'), value: data.attempts },
              {
                label: t('attempted'),
                value: data.attemptedAt && <DayText value={data.attemptedAt} precision="minute" />,
              },
              {
                label: t('next'),
                value: data.nextAttemptAt && (
                  <DayText value={data.nextAttemptAt} precision="minute" />
                ),
              },
              { label: 'webhook-id', value: data.eventId },
            ]}
          />
          <Text fw={500}>{t('sent')}</Text>
          <pre className={classes.code}>{readable(data.body)}</pre>
          {data.answer && (
            <>
              <Text fw={500}>{t('answer')}</Text>
              <pre className={classes.code}>{data.answer}</pre>
            </>
          )}
          {hasEnded && data.type !== 'webhook.test' && (
            <div>
              <Button
                variant="default"
                disabled={!isActive}
                loading={replay.isPending}
                onClick={() => replay.mutate()}
              >
                {t('replay')}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </SideDialog>
  )
}

/** With line breaks. */
const readable = (body: string) => JSON.stringify(JSON.parse(body), null, 2)
