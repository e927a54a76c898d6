import { DateTime } from 'luxon'
import { foldText } from '#core/database/search'
import type { CheckContext, SurveyedRow } from '#modules/imports/kinds/import_kind'
import { type TimeRow, timeRowOf } from './prepare_time.js'
import { deskOf } from './time_desk.js'

/** Worked time of one person in one month. */
export interface SurveyedMonth {
  person: string
  /** `YYYY-MM` in the zone of the company. */
  month: string
  entries: number
  seconds: number
}

/** A project that the file names, and what happens with it. Time without a project has an empty name. */
export interface SurveyedProject {
  /** As the file calls it; the name of the project itself where a tag has chosen it. */
  name: string
  client: string
  /** Of the project in Kontor; null for one that is created, or for none. */
  projectId: string | null
  projectName: string
  isNewClient: boolean
  entries: number
  seconds: number
}

/** Outcome that a file of recorded time would have: new entries only. */
export interface TimeSurvey {
  months: SurveyedMonth[]
  projects: SurveyedProject[]
  /** Titles of the tasks that would be created. */
  newTasks: string[]
  /** People in the file that do not work in the company, or whose time the importer may not write. */
  strangers: { name: string; entries: number }[]
  /** Tags of time without a project, for which a project can be chosen. */
  tags: { name: string; entries: number }[]
  /** Some lists are longer than shown. */
  isCut: boolean
}

const MOST = 500

/** Adds the rows of a block. */
export function surveyTimes(
  before: TimeSurvey | undefined,
  rows: SurveyedRow[],
  { company, prepared }: CheckContext
): TimeSurvey {
  const survey: TimeSurvey = structuredClone(
    before ?? { months: [], projects: [], newTasks: [], strangers: [], tags: [], isCut: false }
  )
  const { people, places, importer } = deskOf(prepared)
  const add = <One extends { entries: number; seconds?: number }>(
    list: One[],
    key: (one: One) => string,
    one: One
  ) => addTo(survey, list, key, one)
  for (const { values, isNew, faults } of rows) {
    const time = timeRowOf(values)
    const person = people.of(time)
    if (!person || (faults.length > 0 && isOfOther(person.id, importer))) {
      const name = time.email || time.names[0] || ''
      add(survey.strangers, (one) => one.name, { name, entries: 1 })
    }
    if (!person || !isNew || faults.length > 0) continue
    const seconds = secondsOf(time)
    const month = monthOf(time, company.timeZone)
    const worked = { entries: 1, seconds }
    add(survey.months, (one) => `${one.month} ${one.person}`, {
      person: person.name,
      month,
      ...worked,
    })
    const place = places.of(time)
    if ('code' in place) continue
    add(survey.projects, (one) => foldText(`${one.name}|${one.client}|${one.projectId ?? ''}`), {
      name: time.project || place.project?.name || '',
      client: place.client?.name ?? '',
      projectId: place.project?.id ?? null,
      projectName: place.project?.name ?? '',
      isNewClient: place.client !== undefined && place.client.id === undefined,
      ...worked,
    })
    if (!place.task.id) addTitle(survey, titleOf(place.task.title, place.project?.name))
    if (!time.project) for (const name of time.tags) add(survey.tags, byName, { name, entries: 1 })
  }
  survey.months.sort((one, other) => one.month.localeCompare(other.month))
  return survey
}

const byName = ({ name }: { name: string }) => foldText(name)
const titleOf = (title: string, project: string | undefined) =>
  project ? `${project}: ${title}` : title

const isOfOther = (
  personId: string,
  { person, caller }: { person: { id: string }; caller: { role: string } }
) => caller.role === 'employee' && personId !== person.id

const secondsOf = ({ seconds = 0, startedAt, endedAt }: TimeRow) =>
  startedAt === undefined || endedAt === undefined
    ? seconds
    : Math.floor(endedAt / 1000) - Math.floor(startedAt / 1000)

const monthOf = ({ day, startedAt = 0 }: TimeRow, zone: string) =>
  day?.slice(0, 7) ?? DateTime.fromMillis(startedAt, { zone }).toFormat('yyyy-MM')

function addTo<One extends { entries: number; seconds?: number }>(
  survey: TimeSurvey,
  list: One[],
  key: (one: One) => string,
  one: One
) {
  const wanted = key(one)
  const same = list.find((other) => key(other) === wanted)
  if (same) {
    same.entries += one.entries
    if (same.seconds !== undefined) same.seconds += one.seconds ?? 0
  } else if (list.length < MOST) list.push(one)
  else survey.isCut = true
}

function addTitle(survey: TimeSurvey, title: string) {
  const wanted = foldText(title)
  if (survey.newTasks.some((one) => foldText(one) === wanted)) return
  if (survey.newTasks.length < MOST) survey.newTasks.push(title)
  else survey.isCut = true
}
