import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ActiveTimer } from '@/features/timer/parts'
import { api } from '@/lib/server/api'
import { serverNow } from '@/lib/time/server_clock'
import { IdleQuestion } from './idle_question'
import { askAboutIdle, isAskedAboutIdle, useIdleQuestion } from './idle_question_state'
import { lastInput, noteInput, onInput } from './last_input'
import { timerSettingsQuery } from './timer_settings_query'

const CHECK_MS = 5000
/** How often the server learns that somebody is at work, for its proposal when the timer is forgotten. */
const REPORT_MS = 300_000

interface IdleWatchProps {
  timer: ActiveTimer
  isPaused: boolean
}

/** Watches while a timer runs whether anybody is there, and asks afterwards what should happen with the time. */
export function IdleWatch({ timer, isPaused }: IdleWatchProps) {
  const { data } = useQuery(timerSettingsQuery)
  const idle = useIdleQuestion()
  const minutes = data?.idleMinutes ?? 0
  useReports(isPaused)
  useEffect(() => {
    if (minutes === 0 || isPaused) return
    noteInput()
    const check = () => {
      const since = Math.max(lastInput(), timer.startedAt)
      if (isAskedAboutIdle() || serverNow() - since < minutes * 60_000) return
      askAboutIdle({ entryId: timer.entryId, since })
    }
    // A computer that slept wakes with the input that ends its sleep: the question comes before it counts.
    const endInput = onInput(() => {
      check()
      if (!isAskedAboutIdle()) noteInput()
    })
    const interval = setInterval(check, CHECK_MS)
    return () => {
      endInput()
      clearInterval(interval)
    }
  }, [minutes, isPaused, timer.entryId, timer.startedAt])
  if (idle?.entryId !== timer.entryId) return null
  return <IdleQuestion timer={timer} since={idle.since} />
}

/** Tells the server now and then that the person is at work. */
function useReports(isPaused: boolean) {
  useEffect(() => {
    if (isPaused) return
    let reportedAt = 0
    return onInput(() => {
      if (Date.now() - reportedAt < REPORT_MS) return
      reportedAt = Date.now()
      api('POST', '/api/timer/activity').catch((failure: unknown) =>
        console.info('The activity is reported with the next input.', failure)
      )
    })
  }, [isPaused])
}
