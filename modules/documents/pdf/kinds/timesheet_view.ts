import { formatDay } from '#core/clock'
import { decimal } from '#core/money/decimal'
import { formatHours } from '#core/money/format'
import { printable } from '../clean_text.js'
import { fact, letterView, type Word, wordsOf } from './letter_view.js'
import type { PdfWorkedTime, TimesheetPdfModel } from './timesheet_model.js'

/** One column of the table. */
interface Column {
  key: string
  /** In millimetres; 0 takes an equal part of the remaining width. */
  width: number
  cell: (entry: PdfWorkedTime) => string
}

/** The data for the template of timesheets. */
export function timesheetView(model: TimesheetPdfModel) {
  const { language, number, projects, isAnnex } = model
  const word = wordsOf(model)
  const say = (key: string, value: string) => fact(word, `timesheet.${key}`, value)
  const entries = projects.flatMap((project) => project.entries)
  const columns = columnsOf(model, entries)
  const hoursOf = (worked: readonly PdfWorkedTime[]) =>
    formatHours(decimal(worked.reduce((sum, { hours }) => sum + hours, 0n)), language)
  const names = projects.map(({ name }) => printable(name) || word('timesheet.noProject'))

  return {
    ...letterView(model),
    watermark: number || isAnnex ? '' : word('watermark'),
    title: printable([word('timesheet.title'), number].filter(Boolean).join(' ')),
    kindName: word('timesheet.title'),
    facts: [
      ...say('invoice', isAnnex ? '' : number || word('timesheet.draft')),
      ...say('period', periodOf(entries)),
      ...fact(word, 'customerNumber', model.buyer.customerNumber),
      ...say('project', projects.length === 1 ? (projects[0]?.name ?? '') : ''),
    ],
    intro: '',
    columns: columns.map(({ key }) => word(`timesheet.column.${key}`)),
    widths: columns.map(({ width }) => width),
    projects: projects.map((project, index) => ({
      // One project alone is named above, and its hours are the sum.
      heading: projects.length > 1 ? names[index] : '',
      rows: project.entries.map((entry) => columns.map(({ cell }) => cell(entry))),
      subtotal:
        projects.length > 1
          ? [subtotalName(names[index] ?? '', word), hoursOf(project.entries)]
          : [],
    })),
    total: [word('timesheet.total'), `${hoursOf(entries)} ${word('timesheet.unit')}`],
  }
}

/** Notes have a column only when there are any. */
function columnsOf({ language }: TimesheetPdfModel, entries: readonly PdfWorkedTime[]): Column[] {
  const hasNotes = entries.some(({ note }) => printable(note).trim() !== '')
  return [
    { key: 'day', width: 20, cell: ({ day }) => formatDay(day) },
    { key: 'person', width: 30, cell: ({ person }) => printable(person) },
    { key: 'task', width: 0, cell: ({ task }) => printable(task) },
    ...(hasNotes ? [{ key: 'note', width: 0, cell: noteOf }] : []),
    { key: 'hours', width: 18, cell: ({ hours }) => formatHours(hours, language) },
  ]
}

const noteOf = ({ note }: PdfWorkedTime) => printable(note)

/** The name is a user's text, so no translation includes it. */
const subtotalName = (name: string, word: Word) => `${word('subtotal')}: ${name}`

function periodOf(entries: readonly PdfWorkedTime[]) {
  const days = entries.flatMap(({ day }) => day || []).sort()
  return [...new Set([days[0] ?? '', days.at(-1) ?? ''])].map(formatDay).join(' – ')
}
