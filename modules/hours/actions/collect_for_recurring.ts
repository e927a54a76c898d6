import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { TakenWork, Work, WorkWish } from '#modules/recurring/public'
import { Project, startOfDay } from '#modules/tasks/public'
import { billLines, findHours, type HoursWish, rateOn, takeHours } from './collect_hours.js'

/** @throws 422 at `collects.projectId` */
export async function assertProject(company: CompanyScope, clientId: string, projectId: string) {
  const project = await Project.one(company, projectId)
  if (!project) throw new FieldError('collects.projectId', 'hours.project_unknown')
  if (project.clientId !== clientId) {
    throw new FieldError('collects.projectId', 'hours.project_of_other_client')
  }
}

/** The hours that a recurring invoice would bill now. Changes nothing. */
export async function pendingWork(company: CompanyScope, wish: WorkWish): Promise<Work> {
  const { lines, entries } = await findHours(company, hoursWish(company, wish))
  const secondsWithoutRate = entries
    .filter((entry) => rateOn(entry, wish) === null)
    .reduce((sum, { seconds }) => sum + seconds, 0)
  return { lines: lines.slice(0, wish.most), secondsWithoutRate }
}

/** Takes the hours that a recurring invoice bills. Only inside inTx. */
export async function takeWork(company: CompanyScope, wish: WorkWish): Promise<TakenWork> {
  const lines = (await takeHours(company, hoursWish(company, wish))).lines.slice(0, wish.most)
  return { lines, bill: ({ id }, lineIds) => billLines(company, id, lines, lineIds) }
}

const hoursWish = ({ timeZone }: CompanyScope, wish: WorkWish): HoursWish => ({
  clientId: wish.clientId,
  projectIds: wish.projectId ? [wish.projectId] : undefined,
  from: wish.from ? startOfDay(wish.from, timeZone) : undefined,
  until: wish.until,
  by: wish.by,
  rounding: 'rule',
  currency: wish.currency,
  language: wish.language,
})
