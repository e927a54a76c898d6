import { DateTime } from 'luxon'
import { formatDay, type Instant } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { ChangeKind } from './change_kinds.js'
import type { EntryState } from './entry_state.js'

/** A change as it was made first: that of an undo is the one that it takes back. */
export interface DescribedChange {
  kind: ChangeKind
  /** Of the change that an undo or redo is about; null for others. */
  reversedKind: ChangeKind | null
  before: EntryState[]
  after: EntryState[]
}

interface Words {
  language: Language
  timeZone: string
  /** The titles of tasks by id. */
  titles: ReadonlyMap<string, string>
}

/** A change in one sentence, times in the company's zone. */
export function describeChange(change: DescribedChange, words: Words): string {
  const { kind, reversedKind, before, after } = change
  const say = (key: string, values: Record<string, string>) =>
    translate(words.language, `tasks:changes.${key}`, values)
  if (kind === 'undo' && reversedKind) {
    const first = { kind: reversedKind, reversedKind: null, before: after, after: before }
    return say('undo', { change: describeChange(first, words) })
  }
  if (kind === 'redo' && reversedKind) {
    return say('redo', {
      change: describeChange({ ...change, kind: reversedKind, reversedKind: null }, words),
    })
  }
  return say(keyOf(change), valuesOf(change, words))
}

/** A timer that ran for less than a second leaves nothing. */
const keyOf = ({ kind, after }: DescribedChange) =>
  kind === 'stop' && after.length === 0 ? 'stop_at_once' : kind

function valuesOf({ before, after }: DescribedChange, { timeZone, titles }: Words) {
  const [was, is] = [before[0], after.at(-1)]
  const title = (entry: EntryState | undefined) => (entry && titles.get(entry.taskId)) ?? '–'
  const entry = is ?? was
  const ended = after.find(({ endedAt }) => endedAt !== null)
  return {
    task: title(entry),
    from: title(was),
    at: entry ? momentOf(entry.startedAt, timeZone) : '',
    end: momentOf(ended?.endedAt ?? entry?.startedAt ?? 0, timeZone),
    count: String(Math.max(before.length, after.length)),
  }
}

function momentOf(at: Instant, timeZone: string) {
  const local = DateTime.fromMillis(at, { zone: timeZone })
  return `${formatDay(local.toFormat('yyyy-MM-dd'))} ${local.toFormat('HH:mm')}`
}
