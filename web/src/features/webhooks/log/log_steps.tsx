import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone, showFailure } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import type { Webhook } from '../webhook'
import { useOutcome } from './use_outcome'

/** The whole log is kept for so long. */
const DAYS = 30

/** Sends a test event and says what came back. */
export function SendTest({ webhook: { _id } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const outcomeOf = useOutcome()
  const test = useChange<void, AnswerOf<'POST', '/api/webhooks/:id/tests'>>({
    change: () => api('POST', '/api/webhooks/:id/tests', { params: { id: _id } }),
    affects: ['/api/webhooks'],
    onDone: (delivery) => {
      const outcome = outcomeOf(delivery)
      if (delivery.state === 'delivered') showDone(t('test_arrived', { outcome }))
      else showFailure(t('test_failed', { outcome }))
    },
  })
  return (
    <Button variant="default" size="xs" loading={test.isPending} onClick={() => test.mutate()}>
      {t('test')}
    </Button>
  )
}

/** Sends everything again that has failed, after a question. */
export function ReplayFailed({ webhook: { _id, isActive } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const [isAsking, setAsking] = useState(false)
  const replay = useChange<void, { count: number }>({
    change: () =>
      api('POST', '/api/webhooks/:id/replays', { params: { id: _id }, body: { days: DAYS } }),
    affects: ['/api/webhooks'],
    onDone: ({ count }) => {
      setAsking(false)
      showDone(t('replayed', { count }))
    },
  })
  return (
    <>
      <Button variant="default" size="xs" disabled={!isActive} onClick={() => setAsking(true)}>
        {t('replay_failed')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('replay_title')}
        verb={t('replay')}
        isBusy={replay.isPending}
        onConfirm={() => replay.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t('replay_text')}
      </ConfirmDialog>
    </>
  )
}
