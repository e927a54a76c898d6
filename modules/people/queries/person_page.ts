import { instantText } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { devicesOf, type PersonRow, usesSecondFactor } from '#modules/auth/public'
import { regionOf } from '#modules/people/holidays/public_holidays'
import { readTerms } from '#modules/people/queries/terms'
import { seesPrivately } from '#modules/people/reach'
import { transformPattern } from '#modules/people/transformers/pattern_transformer'
import { readCompanySettings } from '#modules/settings/public'
import { readOpenTasksOf, readProjectsOf } from '#modules/tasks/public'

const MOST_TASKS = 50

/** A person with their terms and work, without any money. Fields reserved for owners and the person are null for others. */
export async function describePerson(ctx: CompanyContext, person: PersonRow) {
  const { caller, company } = ctx
  const [{ employment, patterns }, projects, tasks, settings] = await Promise.all([
    readTerms(company, person.id),
    readProjectsOf(company, person.id),
    readOpenTasksOf(ctx, person.id, MOST_TASKS),
    readCompanySettings(company),
  ])
  return {
    _id: person.id,
    name: person.name,
    email: person.email,
    role: person.role,
    status: person.is_active ? ('active' as const) : ('deactivated' as const),
    entryDate: employment.startsOn,
    exitDate: employment.endsOn,
    /** Their own region; empty for the company's. */
    holidayRegion: employment.holidayRegion,
    /** The one that applies; empty for none. */
    effectiveRegion: regionOf(employment.holidayRegion, settings),
    workPatterns: patterns.map(transformPattern),
    terms: seesPrivately(ctx, person.id)
      ? {
          leaveDays: Number(employment.leaveHalfDays) / 2,
          openingMinutes: Number(employment.openingMinutes),
        }
      : null,
    projects: projects.map(({ id, name, color }) => ({ _id: id, name, color })),
    tasks: tasks.map((task) => ({
      _id: task.id,
      title: task.title,
      dueDate: task.due_on,
      projectName: task.project_name,
    })),
    security: caller.role === 'owner' ? await securityOf(person) : null,
    version: Number(employment.version),
  }
}

/** How and where somebody signs in, for owners. */
async function securityOf({ id, last_sign_in_at }: PersonRow) {
  const devices = await devicesOf(id)
  return {
    hasSecondFactor: await usesSecondFactor(id),
    lastSignInAt: last_sign_in_at === null ? null : instantText(last_sign_in_at),
    devices: devices.map((session) => ({
      _id: session.id,
      client: session.client,
      device: session.device,
      userAgent: session.userAgent,
      lastSeenAt: instantText(session.rotatedAt ?? session.createdAt),
    })),
  }
}
