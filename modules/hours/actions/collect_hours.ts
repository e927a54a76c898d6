import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { type Priced, workLines } from '#modules/hours/work_lines'
import type { WorkWish } from '#modules/recurring/public'
import { billTime, lockTime, Project, type UnbilledTime, unbilledTime } from '#modules/tasks/public'

const isPriced = (entry: UnbilledTime): entry is Priced => entry.rate !== null

/** @throws 422 at `collects.projectId` */
export async function assertProject(company: CompanyScope, clientId: string, projectId: string) {
  const project = await Project.one(company, projectId)
  if (!project) throw new FieldError('collects.projectId', 'hours.project_unknown')
  if (project.clientId !== clientId) {
    throw new FieldError('collects.projectId', 'hours.project_of_other_client')
  }
}

/** The unbilled hours of a client as lines. Changes nothing. */
export async function pendingHours(company: CompanyScope, wish: WorkWish) {
  const { lines, secondsWithoutRate } = await find(company, wish)
  return { lines: lines.map(({ line }) => line), secondsWithoutRate }
}

/** The same, locked until the transaction ends: until then nobody changes these entries or bills them. Only inside inTx. */
export async function takeHours(company: CompanyScope, wish: WorkWish) {
  const seen = await unbilledTime(company, wish)
  const ids = seen.map(({ id }) => id)
  await lockTime(company, ids)
  // Entries that were changed, billed or deleted before the lock are read again.
  const { lines, secondsWithoutRate } = await find(company, wish, new Set(ids))
  return {
    lines: lines.map(({ line }) => line),
    secondsWithoutRate,
    bill: (invoice: { id: string }, lineIds: string[]) =>
      billTime(
        company,
        invoice.id,
        lines.flatMap(({ entries }, index) =>
          entries.map((entry) => ({ ...entry, lineId: lineIds[index] ?? '' }))
        )
      ),
  }
}

async function find(company: CompanyScope, wish: WorkWish, locked?: Set<string>) {
  const found = await unbilledTime(company, wish)
  const entries = locked ? found.filter(({ id }) => locked.has(id)) : found
  const words = {
    by: wish.by,
    timeZone: company.timeZone,
    unit: translate(wish.language, 'hours:lines.hours'),
  }
  return {
    lines: workLines(entries.filter(isPriced), words).slice(0, wish.most),
    secondsWithoutRate: entries
      .filter((entry) => !isPriced(entry))
      .reduce((sum, { seconds }) => sum + seconds, 0),
  }
}
