import type { Context } from '../context.js'
import { shortId } from '../find.js'
import { day, hours } from '../output/format.js'
import type { Column } from '../output/table.js'
import { dayOf, timeText } from '../times/zoned.js'
import type { ListedEntry } from './own_entries.js'

type Span = Pick<ListedEntry, 'startTime' | 'endTime'> &
  Partial<Pick<ListedEntry, 'byDuration' | 'waits'>>

/** The columns of a list of time entries. @param hasDays whether it covers several days */
export function entryColumns(
  { t }: Context,
  timeZone: string,
  { hasDays }: { hasDays: boolean }
): Column<ListedEntry>[] {
  const columns: Column<ListedEntry>[] = [
    { header: t('entries.id'), text: ({ _id }) => shortId(_id), tone: () => 'dim' },
    {
      header: t('entries.time'),
      text: (entry) => spanText(entry, timeZone),
      tone: ({ endTime }) => (endTime ? 'plain' : 'accent'),
    },
    {
      header: t('entries.duration'),
      text: ({ seconds }) => hours(seconds) || '0:00',
      align: 'right',
    },
    { header: t('tasks.title'), text: ({ task }) => task.title, shrinksTo: 16 },
    {
      header: t('tasks.project'),
      text: ({ task }) => task.project?.name ?? t('tasks.no_project'),
      tone: ({ task }) => (task.project ? 'plain' : 'dim'),
      shrinksTo: 10,
      leaves: 2,
    },
    {
      header: t('entries.note'),
      text: (entry) => noteText(entry, t),
      tone: () => 'dim',
      shrinksTo: 12,
      leaves: 3,
    },
  ]
  const days: Column<ListedEntry> = {
    header: t('entries.day'),
    text: ({ startTime }) => day(dayOf(Date.parse(startTime), timeZone)),
  }
  return hasDays ? columns.toSpliced(1, 0, days) : columns
}

/** `09:20–11:00`; a running entry has no end, and a waiting duration no place yet. */
export function spanText({ startTime, endTime, byDuration, waits }: Span, zone: string) {
  if (byDuration && waits) return '…'
  const text = (instant: string) => timeText(Date.parse(instant), zone)
  return `${text(startTime)}–${endTime ? text(endTime) : ''}`
}

const noteText = ({ note, tags, waits, endedBecause }: ListedEntry, t: Context['t']) =>
  [
    waits ? t('offline.mark') : '',
    note,
    ...tags.map((tag) => `#${tag}`),
    // The next entry shows that a timer was switched.
    endedBecause && endedBecause !== 'switched' ? `(${t(`entries.ended.${endedBecause}`)})` : '',
  ]
    .filter(Boolean)
    .join(' ')
