import { plainWord } from '#modules/imports/values/words'

/** The programs whose recorded time can be read. */
export const TRACKERS = [
  'timewarrior',
  'watson',
  'toggl',
  'clockify',
  'harvest',
  'kimai',
  'solidtime',
] as const
export type Tracker = (typeof TRACKERS)[number]

/**
 * Whether the shape of the files was taken from the program itself. Toggl Track, Clockify and Harvest are closed: their
 * columns come from the test data of solidtime's importers, and no file of theirs has been tried.
 */
export const isVerified = (tracker: Tracker) =>
  tracker !== 'toggl' && tracker !== 'clockify' && tracker !== 'harvest'

/** Headings that only this program has together; each may have several names. */
const SIGNS: [Tracker, string[]][] = [
  ['clockify', ['Start date', 'Start time', 'End date', 'Duration (h)']],
  ['toggl', ['User', 'Email', 'Start date', 'Start time', 'End date', 'Duration']],
  ['harvest', ['Date', 'Hours', 'Project', 'First name', 'Last name']],
  ['solidtime', ['Description', 'Project', 'User', 'Start', 'End', 'Duration (decimal)']],
  ['solidtime', ['description', 'project', 'start', 'end', 'user_name', 'user_email']],
  ['kimai', ['Date|Datum', 'From|Von|Begin|Beginn', 'To|Bis|End|Ende', 'Activity|Tätigkeit']],
]

/** The program that has written a table, by its headings; undefined for another one. */
export function trackerOf(headings: string[]): Tracker | undefined {
  const words = new Set(headings.map(plainWord))
  const has = (sign: string) => sign.split('|').some((name) => words.has(plainWord(name)))
  return SIGNS.find(([, signs]) => signs.every(has))?.[0]
}
