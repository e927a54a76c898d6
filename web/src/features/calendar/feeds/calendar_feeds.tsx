import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { recordQuery } from '@/lib/server/queries'
import { CalendarFeedRow } from './calendar_feed_row'
import classes from './calendar_feeds.module.css'

const NewCalendarFeed = lazy(async () => ({
  default: (await import('./new_calendar_feed')).NewCalendarFeed,
}))

/** The calendar feeds of the signed-in user: secret addresses for calendar programs. */
export function CalendarFeeds() {
  const { t } = useTranslation('calendar')
  const feeds = useQuery({ ...recordQuery('/api/calendar-feeds'), staleTime: 0 })
  const [isAdding, setAdding] = useState(false)
  const { data } = feeds
  return (
    <Section
      title={t('title')}
      help={t('help')}
      action={
        data && (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )
      }
    >
      {feeds.isPending && <Loading variant="skeleton" extent="inline" />}
      {feeds.isError && <ErrorAlert failure={feeds.error} onRetry={() => void feeds.refetch()} />}
      {data?.feeds.length === 0 && <Text size="sm">{t('none')}</Text>}
      <ul className={classes.feeds}>
        {data?.feeds.map((feed) => (
          <CalendarFeedRow key={feed._id} feed={feed} />
        ))}
      </ul>
      {isAdding && data && (
        <Suspense fallback={null}>
          <NewCalendarFeed parts={data.parts} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  )
}
