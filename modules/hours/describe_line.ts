import { type Day, formatDay, type Instant } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { LinesBy, Priced } from './work_lines.js'

/** Longest description of a line. */
const LONGEST = 2000

export interface Wording {
  by: LinesBy
  /** Of the document. */
  language: Language
  /** The day of the company's zone. */
  dayOf: (at: Instant) => Day
}

/** The text of a line: its name in the first row, below it the days and the work. */
export function describeLine(entries: readonly Priced[], wording: Wording): string {
  const [name, ...about] = partsOf(entries, wording)
  return [name, about.filter(Boolean).join(', ')].filter(Boolean).join('\n').slice(0, LONGEST)
}

function partsOf(entries: readonly Priced[], wording: Wording): string[] {
  const { by, language } = wording
  const [first] = entries
  const all = (textOf: (entry: Priced) => string) => [...new Set(entries.map(textOf))].join(', ')
  const days = daysOf(entries, wording)
  const projects = all(({ projectName }) => projectName)
  switch (by) {
    case 'task':
      return [first?.taskTitle ?? '', days, projects]
    case 'day':
      return [
        translate(language, 'hours:lines.day', { day: days }),
        all((entry) => entry.taskTitle),
      ]
    case 'person':
      return [first?.person ?? '', days, projects]
    case 'project':
      return [projects, days]
    case 'entry':
      return [first?.taskTitle ?? '', days, first?.note ?? '']
    case 'all':
      return [translate(language, 'hours:lines.all'), days, projects]
  }
}

/** The days on which the first and the last of the entries began. */
function daysOf(entries: readonly Priced[], { dayOf }: Wording) {
  const days = entries.map(({ startedAt }) => dayOf(startedAt)).sort()
  const [from = '', until = ''] = [days[0], days.at(-1)]
  return from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`
}
