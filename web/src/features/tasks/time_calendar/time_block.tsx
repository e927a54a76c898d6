import { IconLock, IconPlayerPlay } from '@tabler/icons-react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimeEntryWithTask } from '../task'
import { hoursOf, statesOf, timesOf } from './block_texts'
import { type Block, spanOf } from './blocks'
import { onOtherDay, type Span } from './day_scale'
import { steppedSpan } from './spans'
import classes from './time_block.module.css'
import { isFixed } from './use_time_drag'

/** Shorter blocks have room for one line, or for none. */
const TWO_LINES = 40
const ONE_LINE = 15

interface TimeBlockProps {
  block: Block
  /** The day in words, for screen readers. */
  dayName: string
  /** Minutes that the column is high. */
  minutes: number
  now: number
  isLocked: boolean
  isHeld: boolean
  onOpen: () => void
  onChange: (span: Span) => void
}

/** Time on a task as a block: opened by a click or Enter, moved by dragging or with Alt and the arrow keys. */
export function TimeBlock(props: TimeBlockProps) {
  const { block, dayName, minutes, now, isLocked, isHeld, onOpen, onChange } = props
  const { t } = useTranslation('time_calendar')
  const { entry, length, hasStart, hasEnd } = block
  const { title, project } = entry.task
  const isRunning = entry.endTime === null
  const isMovable = !isLocked && !isFixed(entry)
  const times = timesOf(spanOf(entry, now))
  const states = statesOf(entry, isLocked, t)
  // As it is shown, then the rest: a name has to contain the visible text.
  const label = [title, times, project?.name, dayName, hoursOf(entry, now), entry.note, ...states]
  const press = (event: KeyboardEvent) => {
    const span = isMovable ? pressedSpan(event, spanOf(entry, now)) : undefined
    if (!span) return
    event.preventDefault()
    onChange(span)
  }
  return (
    <li
      className={classes.block}
      data-entry={entry._id}
      data-held={isHeld || undefined}
      data-closed={(!isMovable && !isRunning) || undefined}
      data-running={isRunning || undefined}
      data-by-duration={entry.byDuration || undefined}
      data-small={length < TWO_LINES || undefined}
      style={placeOf(block, minutes)}
    >
      <button
        type="button"
        className={classes.open}
        title={[title, project?.name, times, entry.note, ...states].filter(Boolean).join('\n')}
        aria-label={label.filter(Boolean).join(', ')}
        aria-keyshortcuts={
          isMovable
            ? 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowUp Alt+Shift+ArrowDown'
            : undefined
        }
        onClick={onOpen}
        onKeyDown={press}
      >
        {length >= ONE_LINE && (
          <>
            <span className={classes.title}>
              {isRunning && <IconPlayerPlay size={12} aria-hidden />}
              {!isMovable && !isRunning && <IconLock size={12} aria-hidden />}
              <span className={classes.name}>{title}</span>
            </span>{' '}
            {length >= TWO_LINES && <span className={classes.times}>{times}</span>}{' '}
            {project && length >= TWO_LINES * 2 && (
              <span className={classes.times}>{project.name}</span>
            )}
          </>
        )}
      </button>
      {isMovable && hasStart && <span className={classes.edge} data-edge="start" />}
      {isMovable && hasEnd && <span className={classes.edge} data-edge="end" />}
    </li>
  )
}

/** Where a block lies in its column. */
function placeOf({ entry, top, length, lane, lanes }: Block, minutes: number): CSSProperties {
  return {
    insetBlockStart: `${(top / minutes) * 100}%`,
    height: `${(length / minutes) * 100}%`,
    insetInlineStart: `${(lane / lanes) * 100}%`,
    width: `${100 / lanes}%`,
    ...colorOf(entry),
  }
}

const colorOf = ({ task }: Pick<TimeEntryWithTask, 'task'>) =>
  task.project ? { '--block': task.project.color } : {}

/** The times after a key; undefined for keys that change nothing. */
function pressedSpan({ altKey, shiftKey, key }: KeyboardEvent, span: Span): Span | undefined {
  if (!altKey) return undefined
  const part = shiftKey ? 'end' : 'whole'
  if (key === 'ArrowUp') return steppedSpan(span, part, -1)
  if (key === 'ArrowDown') return steppedSpan(span, part, 1)
  if (shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined
  const start = onOtherDay(span.start, key === 'ArrowLeft' ? -1 : 1)
  return { start, end: start + (span.end - span.start) }
}
