import { formatDay } from '#core/clock'
import { printable } from '../clean_text.js'
import { fact, letterView, wordsOf } from './letter_view.js'
import type { WorkingTimePdfModel } from './working_time_model.js'

const COLUMNS = ['day', 'remark', 'worked', 'target', 'difference']
/** In millimetres; 0 takes what is left. */
const WIDTHS = [24, 0, 24, 24, 24]

/** The input of the timesheet template for a month of working time. */
export function workingTimeView(model: WorkingTimePdfModel) {
  const word = wordsOf(model)
  const { days, overtimeSeconds, overtimeUntil } = model
  const worked = days.reduce((sum, day) => sum + day.workedSeconds, 0)
  const target = days.reduce((sum, day) => sum + day.targetSeconds, 0)
  const hasTargets = overtimeSeconds !== null
  const balance = (seconds: number) => (hasTargets ? signed(seconds) : '')
  // Days to come have nothing to compare yet.
  const over = days.filter(({ day }) => day <= overtimeUntil)
  const difference = over.reduce((sum, day) => sum + day.workedSeconds - day.targetSeconds, 0)
  return {
    ...letterView(model),
    watermark: '',
    title: printable(word('workingTime.title')),
    kindName: word('workingTime.title'),
    facts: [
      ...fact(word, 'workingTime.period', `${formatDay(model.from)} – ${formatDay(model.to)}`),
      ...fact(
        word,
        'workingTime.overtime',
        hasTargets ? `${signed(overtimeSeconds)} (${formatDay(overtimeUntil)})` : ''
      ),
    ],
    intro: '',
    columns: COLUMNS.map((key) => word(`workingTime.column.${key}`)),
    widths: WIDTHS,
    firstFigure: 2,
    projects: [
      {
        heading: '',
        rows: days.map((day) => [
          formatDay(day.day),
          printable(day.remark),
          clock(day.workedSeconds),
          hasTargets ? clock(day.targetSeconds) : '',
          day.day <= overtimeUntil ? balance(day.workedSeconds - day.targetSeconds) : '',
        ]),
        subtotal: hasTargets
          ? [
              `${word('workingTime.targetSum')}: ${clock(target)}`,
              over.length > 0 ? balance(difference) : '',
            ]
          : [],
      },
    ],
    total: [word('workingTime.total'), `${clock(worked)} ${word('timesheet.unit')}`],
  }
}

/** `7:30` hours of some seconds. */
function clock(seconds: number) {
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

function signed(seconds: number) {
  const text = clock(Math.abs(seconds))
  if (text === '0:00') return text
  return `${seconds < 0 ? '−' : '+'}${text}`
}
