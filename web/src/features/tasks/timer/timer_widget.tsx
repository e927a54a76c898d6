import { Anchor, Button, Text } from '@mantine/core'
import {
  IconGripVertical,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PendingNote } from '@/features/timer/offline/parts'
import {
  type ActiveTimer,
  formatClock,
  pauseTimer,
  resumeTimer,
  stopTimer,
  useElapsed,
  useStints,
} from '@/features/timer/parts'
import { today } from '@/lib/time/days'
import { dayOf } from '@/lib/time/local_instant'
import { IdleWatch } from '../idle/idle_watch'
import { ForgottenHint } from './forgotten_hint'
import classes from './timer_widget.module.css'
import { useDrag } from './use_drag'
import { useRunningTimer } from './use_running_timer'
import { useTabTitle } from './use_tab_title'
import { useTimerBadge } from './use_timer_badge'

/** The floating time-tracking widget (specification, section 2), shown only while a task is tracked. */
export function Component() {
  useRunningTimer()
  const elapsed = useElapsed()
  useTabTitle(elapsed ? formatClock(elapsed.seconds) : undefined, elapsed?.isPaused ?? false)
  useTimerBadge(elapsed && (elapsed.isPaused ? 'paused' : 'running'))
  const hasPending = useStints().length > 0
  if (!elapsed) return hasPending && <Pending />
  return (
    <>
      <Widget {...elapsed} hasPending={hasPending} />
      <IdleWatch timer={elapsed.timer} isPaused={elapsed.isPaused} />
    </>
  )
}

/** Without a running timer, as long as there is time to send. */
function Pending() {
  const { t } = useTranslation('tasks')
  const { frame, handle, style } = useDrag()
  return (
    <aside ref={frame} className={classes.widget} style={style} aria-label={t('timer.label')}>
      <button type="button" className={classes.grip} aria-label={t('timer.move')} {...handle}>
        <IconGripVertical size={16} aria-hidden />
      </button>
      <div className={classes.alone}>
        <PendingNote />
      </div>
    </aside>
  )
}

/** The server knows whether a timer seems forgotten; it is asked about those that are long or over midnight. */
const LONG_S = 4 * 3600
const mayBeForgotten = ({ startedAt }: ActiveTimer, seconds: number) =>
  seconds >= LONG_S || (seconds >= 3600 && dayOf(new Date(startedAt).toISOString()) !== today())

type WidgetProps = NonNullable<ReturnType<typeof useElapsed>> & { hasPending: boolean }

function Widget({ timer, seconds, isPaused, hasPending }: WidgetProps) {
  const { t } = useTranslation('tasks')
  const { frame, handle, style } = useDrag()
  const [isStopping, setIsStopping] = useState(false)
  const stop = async () => {
    setIsStopping(true)
    await stopTimer(timer.taskId)
    setIsStopping(false)
  }
  return (
    <aside ref={frame} className={classes.widget} style={style} aria-label={t('timer.label')}>
      <button type="button" className={classes.grip} aria-label={t('timer.move')} {...handle}>
        <IconGripVertical size={16} aria-hidden />
      </button>
      <div className={classes.task}>
        <Anchor component={Link} to={`/tasks?task=${timer.taskId}`} className={classes.title}>
          {timer.title}
        </Anchor>
        <Text size="xs" c="dimmed" truncate>
          {timer.projectName === null ? t('timer.no_project') : timer.projectName}
        </Text>
      </div>
      <div className={classes.time}>
        <span role="timer" className={classes.clock}>
          {formatClock(seconds)}
        </span>
        <span className={classes.state} data-paused={isPaused || undefined}>
          {isPaused ? t('timer.paused') : t('timer.running')}
        </span>
      </div>
      <div className={classes.buttons}>
        {isPaused ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlayerPlay size={14} aria-hidden />}
            onClick={() => resumeTimer()}
          >
            {t('timer.resume')}
          </Button>
        ) : (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlayerPause size={14} aria-hidden />}
            onClick={() => pauseTimer()}
          >
            {t('timer.pause')}
          </Button>
        )}
        <Button
          size="xs"
          loading={isStopping}
          leftSection={<IconPlayerStop size={14} aria-hidden />}
          onClick={() => void stop()}
        >
          {t('timer.stop')}
        </Button>
      </div>
      {hasPending && (
        <div className={classes.pending}>
          <PendingNote />
        </div>
      )}
      {mayBeForgotten(timer, seconds) && <ForgottenHint timer={timer} />}
    </aside>
  )
}
