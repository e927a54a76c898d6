import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { formatHours } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { type Day, today } from '@/lib/time/days'
import { formatShortDay } from '@/lib/time/weeks'
import type { TimeEntryWithTask } from '../task'
import { weekdayName } from '../views/weekday_name'
import { secondsOn } from '../week/parts_of_days'
import { blocksOf } from './blocks'
import { DayColumn } from './day_column'
import { hourMarks, isShifted, type Span, scaleOf } from './day_scale'
import { withPending } from './pending'
import classes from './time_calendar.module.css'
import { useTimeDrag } from './use_time_drag'

/** Shown first: a little more than an hour before the first work of the days, and not after this minute. */
const FIRST_MINUTE = 480
const ROOM_ABOVE = 75
const HOUR = 60

interface TimeGridProps {
  label: string
  /** A week, or one day on a phone. */
  days: Day[]
  entries: readonly TimeEntryWithTask[]
  /** New time that a dialog asks about. */
  asked: Span | undefined
  now: number
  isLocked: boolean
  onDraw: (span: Span) => void
  onOpen: (entry: TimeEntryWithTask) => void
  onChange: (entry: TimeEntryWithTask, span: Span) => void
}

/** Days beside each other with the hours as rows; time is drawn into them and dragged. */
export function TimeGrid(props: TimeGridProps) {
  const { label, days, entries, asked, now, isLocked, onDraw, onOpen, onChange } = props
  const { language } = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  const key = days.join()
  const scales = useMemo(() => key.split(',').map(scaleOf), [key])
  const minutes = Math.max(...scales.map((scale) => scale.minutes))
  const axis = useMemo(
    () => hourMarks(scales.find((scale) => !isShifted(scale)) ?? scales[0] ?? scaleOf(today())),
    [scales]
  )
  const options = { frame, scales, minutes, entries, now, isLocked, onDraw, onChange }
  const { drag, handlers } = useTimeDrag(options)
  const held = drag?.entry
  const shown = held && drag ? withPending(entries, { [held._id]: drag.span }) : entries
  const refocus = useFocusKept(frame)

  const first = Math.min(
    FIRST_MINUTE,
    ...scales.flatMap((scale) => blocksOf(scale, entries, now).map(({ top }) => top))
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other days begin at another hour
  useLayoutEffect(() => {
    const { current } = frame
    const rows = current?.querySelector('[data-rows]')
    if (current && rows) current.scrollTop = (rows.clientHeight / minutes) * (first - ROOM_ABOVE)
  }, [key])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with keys
    <section ref={frame} className={classes.frame} aria-label={label} tabIndex={0}>
      <div className={classes.heads}>
        {days.map((day) => (
          <h3
            key={day}
            id={`${id}${day}`}
            className={classes.head}
            data-today={day === today() || undefined}
          >
            <span>
              {weekdayName(day, language, 'short')} {formatShortDay(day)}
            </span>{' '}
            <strong>{totalOf(day, entries)}</strong>
          </h3>
        ))}
      </div>
      <div
        className={classes.rows}
        data-rows
        style={{ height: `calc(${minutes / HOUR} * var(--hour))` }}
      >
        <div className={classes.axis} aria-hidden>
          {axis.map(({ minute, time }) => (
            <span key={minute} style={{ insetBlockStart: `${(minute / minutes) * 100}%` }}>
              {minute > 0 && time}
            </span>
          ))}
        </div>
        <div className={classes.columns} {...handlers}>
          {scales.map((scale) => (
            <DayColumn
              key={scale.day}
              scale={scale}
              minutes={minutes}
              headId={`${id}${scale.day}`}
              dayName={`${weekdayName(scale.day, language, 'long')} ${formatShortDay(scale.day)}`}
              entries={shown}
              drawn={drag && !held ? drag.span : asked}
              now={now}
              isLocked={isLocked}
              heldId={held?._id}
              onOpen={onOpen}
              onChange={(entry, span) => {
                refocus(entry._id)
                onChange(entry, span)
              }}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

function totalOf(day: Day, entries: readonly TimeEntryWithTask[]) {
  const seconds = entries.reduce((sum, entry) => sum + secondsOn(day, entry), 0)
  return seconds > 0 ? formatHours(seconds) : '–'
}

/** A block that a key moves to another day is another element there, and keeps the focus. */
function useFocusKept(frame: RefObject<HTMLDivElement | null>) {
  const moved = useRef<string>(undefined)
  useEffect(() => {
    const id = moved.current
    if (!id) return
    moved.current = undefined
    const block = frame.current?.querySelector<HTMLElement>(`[data-entry="${id}"] button`)
    block?.focus({ preventScroll: true })
    block?.scrollIntoView?.({ block: 'nearest' })
  })
  return (id: string) => {
    moved.current = id
  }
}
