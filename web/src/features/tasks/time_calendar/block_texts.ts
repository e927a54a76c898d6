import type { TFunction } from 'i18next'
import { formatHours } from '@/lib/language/numbers'
import { timeOf } from '@/lib/time/local_instant'
import type { TimeEntryWithTask } from '../task'
import { spanOf } from './blocks'
import type { Span } from './day_scale'

const iso = (at: number) => new Date(at).toISOString()

/** `09:00 – 10:30` of a span. */
export const timesOf = ({ start, end }: Span) => `${timeOf(iso(start))} – ${timeOf(iso(end))}`

/** Worked hours of an entry with times that may not be saved yet. */
export function hoursOf(entry: TimeEntryWithTask, now: number) {
  const { start, end } = spanOf(entry, now)
  const until = entry.endTime === null && entry.pausedAt ? Date.parse(entry.pausedAt) : end
  return formatHours(Math.max(0, Math.floor((until - start) / 1000) - entry.breakSeconds))
}

/** The words of an entry besides its times. */
export function statesOf(
  entry: TimeEntryWithTask,
  isLocked: boolean,
  t: TFunction<'time_calendar'>
) {
  return [
    entry.endTime === null && t(entry.pausedAt ? 'paused' : 'running'),
    entry.byDuration && t('by_duration'),
    entry.isBilled ? t('billed') : isLocked && t('locked'),
  ].filter((text) => text !== false)
}
