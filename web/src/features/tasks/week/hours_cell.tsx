import { IconLock, IconStack2 } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseDuration } from '#api/parse_duration'
import { showFailure } from '@/components/toast'
import { formatHours } from '@/lib/language/numbers'
import { moveInGrid } from './move_in_grid'
import { saveCell } from './save_cell'
import classes from './week.module.css'
import { typedEntry, type WeekCell, type WeekTask } from './week_rows'

const DAY_SECONDS = 86_400

interface HoursCellProps {
  task: WeekTask
  cell: WeekCell
  /** Row and column in the table. */
  place: string
  /** `{{task}}, {{day}}` for screen readers. */
  label: string
  /** Of a week that was handed in, or of a day to come. */
  isClosed: boolean
  onOpen: () => void
}

/** The hours of a task on a day: typed, or, where typing would have to guess, opened as a list. */
export function HoursCell({ task, cell, place, label, isClosed, onOpen }: HoursCellProps) {
  const { t } = useTranslation('tasks')
  const entry = typedEntry(cell)
  const isTyped = cell.entries.length === 0 || entry !== undefined
  if (isTyped && !(isClosed && entry)) {
    return (
      <HoursInput
        shown={entry ? formatHours(entry.seconds) : ''}
        place={place}
        label={label}
        isDisabled={isClosed}
        save={(seconds) => saveCell({ task, day: cell.day, entry, seconds })}
      />
    )
  }
  const isBilled = cell.entries.some((billed) => billed.isBilled)
  const count = cell.entries.length
  const hints = [
    isClosed && t('week.closed'),
    isBilled && t('billing.billed'),
    count > 1 && t('week.entries', { count }),
  ].filter(Boolean)
  return (
    <button
      type="button"
      className={classes.hours}
      data-cell={place}
      title={hints.join(' · ')}
      aria-label={[label, formatHours(cell.seconds), ...hints].join(', ')}
      onClick={onOpen}
      onKeyDown={moveInGrid}
    >
      {count > 1 && <IconStack2 size={13} aria-hidden />}
      {(isBilled || isClosed) && <IconLock size={13} aria-hidden />}
      {formatHours(cell.seconds)}
    </button>
  )
}

interface HoursInputProps {
  shown: string
  place: string
  label: string
  isDisabled: boolean
  save: (seconds: number) => Promise<boolean>
}

function HoursInput({ shown, place, label, isDisabled, save }: HoursInputProps) {
  const { t } = useTranslation('tasks')
  const [typed, setTyped] = useState<string>()
  /** Shown from the save until the list has something else than before. */
  const [saved, setSaved] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has changed
  useEffect(() => setSaved(undefined), [shown])
  const text = typed ?? saved ?? shown
  const seconds = secondsOf(text)

  const leave = async () => {
    if (typed === undefined) return
    if (seconds === undefined) return showFailure(t('form.duration_wrong'))
    setTyped(undefined)
    const next = seconds === 0 ? '' : formatHours(seconds)
    if (next === shown) return
    setSaved(next)
    if (!(await save(seconds))) setSaved(undefined)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(undefined)
    else moveInGrid(event)
  }
  return (
    <input
      className={classes.hours}
      data-cell={place}
      aria-label={label}
      aria-invalid={seconds === undefined || undefined}
      autoComplete="off"
      placeholder="–"
      value={text}
      disabled={isDisabled}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
      onBlur={() => void leave()}
      onKeyDown={press}
    />
  )
}

/** Seconds of typed hours, 0 for none; undefined for what cannot be saved. */
function secondsOf(text: string): number | undefined {
  if (text.trim() === '') return 0
  const seconds = parseDuration(text)
  return seconds !== undefined && seconds <= DAY_SECONDS ? seconds : undefined
}
