import { Anchor, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type ActiveTimer, setActiveTimer } from '@/features/timer/parts'
import { recordQuery } from '@/lib/server/queries'
import { formatInstant, today } from '@/lib/time/days'
import { dayOf, timeOf } from '@/lib/time/local_instant'
import { trimTimer } from '../entries/entry_changes'
import classes from './timer_widget.module.css'

/** How often the server is asked whether a long timer seems forgotten. */
const REFETCH_MS = 300_000

/** Says that the timer seems forgotten and proposes to trim it to when the person was last at work. */
export function ForgottenHint({ timer }: { timer: ActiveTimer }) {
  const { t } = useTranslation('tasks')
  const { data } = useQuery({
    ...recordQuery('/api/timer'),
    refetchInterval: REFETCH_MS,
    staleTime: 0,
  })
  const forgotten = data?.timeEntry?._id === timer.entryId ? data.forgotten : null
  if (!forgotten) return null
  const end = shortInstant(forgotten.proposedEnd)
  const trim = async () => {
    if (await trimTimer(forgotten.proposedEnd, t('forgotten.trimmed', { end })))
      setActiveTimer(null)
  }
  return (
    <Group gap="xs" className={classes.hint} role="status">
      <Text size="xs" className={classes.why}>
        {t(`forgotten.${forgotten.because}`)}{' '}
        {t('forgotten.last_seen', { time: shortInstant(forgotten.lastActivityAt) })}
      </Text>
      <Button size="compact-xs" variant="light" onClick={() => void trim()}>
        {t('forgotten.trim', { end })}
      </Button>
      <Anchor component={Link} to={`/tasks?task=${timer.taskId}`} size="xs" underline="always">
        {t('timer.enter_end')}
      </Anchor>
    </Group>
  )
}

/** The day only where it is not today. */
const shortInstant = (instant: string) =>
  dayOf(instant) === today() ? timeOf(instant) : formatInstant(instant)
