import { hours } from '../../lib/output/format.js'
import type { Week, WeekDay } from './home_data.js'
import { type Line, piece, widthOf } from './line.js'
import type { Draw, HomeModel } from './model.js'

const LONGEST_HOURS = 5
/** A day of eight hours fills the bar where nothing is longer. */
const SHORTEST_SCALE = 8 * 3600

/** The week with the running time up to this second. */
export function weekNow({ data: { week, running }, elapsed }: HomeModel): Week | undefined {
  if (!week || !running) return week
  const isCounted = week.counted?.entryId === running.entryId
  const more = elapsed - (isCounted ? (week.counted?.seconds ?? 0) : 0)
  const days = week.days.map((day) =>
    day.day === week.today ? { ...day, seconds: day.seconds + Math.max(0, more) } : day
  )
  return { ...week, days }
}

/** A line for each day with its bar, and the sums; for a column beside the list. */
export function weekColumn(week: Week, draw: Draw, width: number): Line[] {
  const mark = draw.look.glyph('chosen')
  const longest = Math.max(...week.days.map(({ name }) => widthOf([piece(name)])))
  const barWidth = width - mark.length - 1 - longest - 1 - 1 - LONGEST_HOURS
  const days = week.days.map((day): Line => {
    const isToday = day.day === week.today
    return [
      piece(isToday ? `${mark} ` : ' '.repeat(mark.length + 1), 'accent'),
      piece(day.name.padEnd(longest), isToday ? 'strong' : 'dim'),
      piece(' '),
      ...barOf(day, week, { draw, width: barWidth }),
      piece(hours(day.seconds).padStart(LONGEST_HOURS + 1)),
    ]
  })
  const sums = sumsOf(week, draw).map(({ label, text }): Line => {
    const free = width - widthOf([piece(label), piece(text)])
    return [piece(label, 'dim'), piece(' '.repeat(Math.max(1, free))), piece(text)]
  })
  return [[piece(draw.t('home.week'), 'dim')], ...days, [], ...sums]
}

/** The same in four lines, for a narrow screen. */
export function weekStrip(week: Week, draw: Draw, width: number): Line[] {
  const cell = Math.floor((width + 1) / week.days.length)
  const line = (text: (day: WeekDay) => Line) =>
    week.days.flatMap((day) => {
      const pieces = text(day)
      return [...pieces, piece(' '.repeat(Math.max(0, cell - widthOf(pieces))))]
    })
  const [today, whole] = sumsOf(week, draw).map(
    ({ label, text }): Line => [piece(`${label} `, 'dim'), piece(text)]
  )
  return [
    line(({ name, day }) =>
      day === week.today
        ? [piece(`${draw.look.glyph('chosen')}${name}`, 'strong')]
        : [piece(name, 'dim')]
    ),
    line((day) => barOf(day, week, { draw, width: cell - 1 })),
    line(({ seconds }) => [piece(hours(seconds) || '-', seconds ? 'plain' : 'dim')]),
    [...(today ?? []), piece('   '), ...(whole ?? [])],
  ]
}

function sumsOf(week: Week, { t }: Draw) {
  const today = week.days.filter(({ day }) => day === week.today)
  const sum = (days: WeekDay[], key: 'seconds' | 'targetSeconds') =>
    days.reduce((total, day) => total + day[key], 0)
  const textOf = (days: WeekDay[]) => {
    const time = hours(sum(days, 'seconds')) || '0:00'
    if (!week.hasTargets) return time
    return t('home.of_target', { time, target: hours(sum(days, 'targetSeconds')) || '0:00' })
  }
  return [
    { label: t('home.today'), text: textOf(today) },
    { label: t('home.week'), text: textOf(week.days) },
  ]
}

/** Worked time in full blocks; what is left to the target in light ones. */
function barOf(
  { seconds, targetSeconds }: WeekDay,
  { days }: Week,
  { draw, width }: { draw: Draw; width: number }
): Line {
  const longest = Math.max(...days.map((day) => Math.max(day.seconds, day.targetSeconds)))
  const scale = width / Math.max(SHORTEST_SCALE, longest)
  const worked = seconds ? Math.max(1, Math.round(seconds * scale)) : 0
  const rest = Math.max(0, Math.round(targetSeconds * scale) - worked)
  const { glyph } = draw.look
  return [
    piece(glyph('bar').repeat(worked), 'accent'),
    piece(glyph('rest').repeat(rest), 'dim'),
    piece(' '.repeat(Math.max(0, width - worked - rest))),
  ]
}
