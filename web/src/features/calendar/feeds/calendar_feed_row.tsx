import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { api } from '@/lib/server/api'
import classes from './calendar_feeds.module.css'

export type CalendarFeed = AnswerOf<'GET', '/api/calendar-feeds'>['feeds'][number]
export type FeedPart = CalendarFeed['shows'][number]

/** A feed with its parts and its last use; it can be revoked. */
export function CalendarFeedRow({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation('calendar')
  const { name, shows, createdAt, lastUsedAt } = feed
  return (
    <li className={classes.feed}>
      <div>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {shows.map((part) => t(`part.${part}`)).join(', ')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('created_on')} <DayText value={createdAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              {t('used_on')} <DayText value={lastUsedAt} precision="minute" />
            </>
          ) : (
            t('unused')
          )}
        </Text>
      </div>
      <RevokeFeed feed={feed} />
    </li>
  )
}

function RevokeFeed({ feed: { _id, name } }: { feed: CalendarFeed }) {
  const { t } = useTranslation('calendar')
  const [isAsking, setAsking] = useState(false)
  const revoke = useChange<void>({
    change: () => api('DELETE', '/api/calendar-feeds/:id', { params: { id: _id } }),
    affects: ['/api/calendar-feeds'],
    onDone: () => {
      setAsking(false)
      showDone(t('revoked'))
    },
  })
  return (
    <>
      <Button
        variant="default"
        size="xs"
        c="red"
        aria-label={t('revoke_named', { name })}
        onClick={() => setAsking(true)}
      >
        {t('revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('revoke_title')}
        verb={t('revoke')}
        tone="danger"
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t('revoke_text', { name })}
      </ConfirmDialog>
    </>
  )
}
