import type { TimeEntryWithTask } from '../task'
import { timesOf } from './block_texts'
import { blocksOf } from './blocks'
import { type DayScale, hourMarks, isShifted, MINUTE_MS, type Span } from './day_scale'
import { TimeBlock } from './time_block'
import classes from './time_calendar.module.css'

interface DayColumnProps {
  scale: DayScale
  /** Minutes that the column is high: those of the longest day beside it. */
  minutes: number
  /** Id of the element with the day's name and total. */
  headId: string
  dayName: string
  entries: readonly TimeEntryWithTask[]
  /** New time that is drawn. */
  drawn: Span | undefined
  now: number
  isLocked: boolean
  heldId: string | undefined
  onOpen: (entry: TimeEntryWithTask) => void
  onChange: (entry: TimeEntryWithTask, span: Span) => void
}

/** A day from its first to its last real minute, with the time that was worked on it. */
export function DayColumn(props: DayColumnProps) {
  const { scale, minutes, headId, dayName, entries, drawn, now, isLocked, heldId } = props
  const share = (minute: number) => `${(minute / minutes) * 100}%`
  const minuteOf = (at: number) =>
    Math.min(Math.max((at - scale.start) / MINUTE_MS, 0), scale.minutes)
  const isToday = now >= scale.start && now < scale.end
  const isDrawnHere = drawn && drawn.start < scale.end && drawn.end > scale.start
  return (
    <section
      className={classes.column}
      data-day={scale.day}
      data-today={isToday || undefined}
      data-locked={isLocked || undefined}
      aria-labelledby={headId}
    >
      {now < scale.end && (
        <div className={classes.future} style={{ insetBlockStart: share(minuteOf(now)) }} />
      )}
      {scale.minutes < minutes && (
        <div className={classes.outside} style={{ insetBlockStart: share(scale.minutes) }} />
      )}
      {isShifted(scale) &&
        hourMarks(scale).map(({ minute, time }) => (
          <span
            key={minute}
            className={classes.ownHour}
            style={{ insetBlockStart: share(minute) }}
            aria-hidden
          >
            {time}
          </span>
        ))}
      <ul className={classes.blocks}>
        {blocksOf(scale, entries, now).map((block) => (
          <TimeBlock
            key={block.entry._id}
            block={block}
            dayName={dayName}
            minutes={minutes}
            now={now}
            isLocked={isLocked}
            isHeld={block.entry._id === heldId}
            onOpen={() => props.onOpen(block.entry)}
            onChange={(span) => props.onChange(block.entry, span)}
          />
        ))}
      </ul>
      {isDrawnHere && (
        <div
          className={classes.drawn}
          data-drawn
          style={{
            insetBlockStart: share(minuteOf(drawn.start)),
            height: share(minuteOf(drawn.end) - minuteOf(drawn.start)),
          }}
        >
          {timesOf(drawn)}
        </div>
      )}
      {isToday && <div className={classes.now} style={{ insetBlockStart: share(minuteOf(now)) }} />}
    </section>
  )
}
