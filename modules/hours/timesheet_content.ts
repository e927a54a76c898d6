import { type Day, dayOf } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { Invoice } from '#modules/invoicing/public'
import { type BilledEntry, billedEntries } from '#modules/tasks/public'
import { hundredthsOf } from './hundredths.js'

/** The projects of a timesheet, each with its worked time. Also kept as JSON, so fields are only ever added. */
export type TimesheetContent = {
  /** Empty for tasks without a project. */
  name: string
  entries: {
    /** Of the company's zone; empty for rounding. */
    day: Day | ''
    person: string
    task: string
    note: string
    /** Of an hour. */
    hundredths: number
  }[]
}[]

interface Context {
  timeZone: string
  language: Language
}

/** The time that an invoice bills now, in the order in which work on its projects began. Empty without hours. */
export async function timesheetContent(
  { id, timeZone }: Pick<CompanyScope, 'id' | 'timeZone'>,
  invoice: Pick<Invoice, 'id'>,
  language: Language
): Promise<TimesheetContent> {
  const worked = withHundredths(await billedEntries({ id }, invoice.id))
  const groups = Map.groupBy(worked, ({ entry }) => entry.projectId)
  return [...groups.values()].map((group) => ({
    name: group[0]?.entry.projectName ?? '',
    entries: [
      ...group.map(({ entry, hundredths }) => ({
        day: dayOf(entry.startedAt, timeZone),
        person: entry.person,
        task: entry.taskTitle,
        note: entry.note,
        hundredths,
      })),
      ...roundingOf(group, { timeZone, language }),
    ],
  }))
}

/** Rounded lines bill more or less than was worked: an extra row shows how much. */
function roundingOf(group: readonly { entry: BilledEntry }[], { language }: Context) {
  const hundredths = group.reduce((sum, { entry }) => sum + entry.roundingHundredths, 0)
  if (hundredths === 0) return []
  const task = translate(language, 'hours:timesheet.rounding')
  return [{ day: '' as const, person: '', task, note: '', hundredths }]
}

/** Time that was billed before shares were kept is taken as one line. */
function withHundredths(entries: readonly BilledEntry[]) {
  const unshared = entries.filter(({ hundredths }) => hundredths === null)
  const shares = new Map(hundredthsOf(unshared).map((share, index) => [unshared[index], share]))
  return entries.map((entry) => ({
    entry,
    hundredths: (entry.hundredths ?? shares.get(entry) ?? 0) + entry.includedHundredths,
  }))
}
