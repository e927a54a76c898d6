import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '@/components/page/page'
import rows from '@/components/page/rows.module.css'
import { Section } from '@/components/page/section'
import { formatHours } from '@/lib/language/numbers'
import { formatInstant, today } from '@/lib/time/days'
import { dayOf, timeOf } from '@/lib/time/local_instant'
import { RunningClock } from '../running_clock'
import { TimerButton } from '../timer_button'
import { useActiveTimer } from '../timer_state'
import { lastSeen } from './last_seen'
import classes from './offline.module.css'
import { PendingList } from './pending_list'
import { useStints } from './stints'

/** In the place of a screen that needs a connection: the timer, which does not. */
export function Component() {
  const { t } = useTranslation('timer')
  const [seen] = useState(lastSeen)
  const stints = useStints()
  return (
    <Page title={t('offline.title')} context={t('offline.text')} width="narrow">
      {stints.length > 0 && (
        <Section title={t('pending.title')} help={t('pending.help')} padding="none">
          <PendingList />
        </Section>
      )}
      <Section title={t('offline.tasks')} padding="none">
        <Tasks tasks={seen?.tasks ?? []} />
      </Section>
      <Section
        title={t('offline.today')}
        help={seen && t('offline.seen', { time: formatInstant(seen.at) })}
        padding="none"
      >
        <Entries entries={entriesOfToday(seen)} />
      </Section>
    </Page>
  )
}

type Seen = NonNullable<ReturnType<typeof lastSeen>>

function Tasks({ tasks }: Pick<Seen, 'tasks'>) {
  const { t } = useTranslation('timer')
  const running = useActiveTimer()
  if (tasks.length === 0) return <p className={classes.none}>{t('offline.no_tasks')}</p>
  return (
    <ul className={rows.list}>
      {tasks.map(({ taskId, title, projectName }) => (
        <li key={taskId} aria-current={running?.taskId === taskId || undefined}>
          <span className={rows.words}>
            <span className={classes.title}>{title}</span>
            <span className={classes.beside}>{projectName}</span>
          </span>
          <RunningClock taskId={taskId} />
          <TimerButton
            task={{
              _id: taskId,
              title,
              project: projectName === null ? null : { name: projectName },
            }}
          />
        </li>
      ))}
    </ul>
  )
}

function Entries({ entries }: Pick<Seen, 'entries'>) {
  const { t } = useTranslation('timer')
  if (entries.length === 0) return <p className={classes.none}>{t('offline.no_entries')}</p>
  return (
    <ul className={rows.list}>
      {entries.map(({ id, title, startTime, endTime, seconds }) => (
        <li key={id}>
          <span className={rows.words}>
            <span className={classes.title}>{title}</span>
            <span className={classes.beside}>
              {timeOf(startTime)} – {endTime ? timeOf(endTime) : t('offline.open')}
            </span>
          </span>
          {endTime && <span className={classes.figures}>{formatHours(seconds)}</span>}
        </li>
      ))}
    </ul>
  )
}

const entriesOfToday = (seen: Seen | undefined) =>
  seen?.entries.filter(({ startTime }) => dayOf(startTime) === today()) ?? []
