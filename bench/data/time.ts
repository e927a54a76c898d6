import { v7 as uuidv7 } from 'uuid'
import { inTx } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import type { User } from '#modules/auth/public'
import { addTask } from '#modules/tasks/actions/save_task'
import type { Bulk } from './bulk.js'
import { YEARS } from './plan.js'

const HOUR = 3_600_000
const BATCH = 10_000

/** Tasks as the product makes them, each with three people; three in four belong to a project. @returns their ids */
export function makeTasks(
  company: CompanyScope,
  users: User[],
  { count, projectIds = [] }: { count: number; projectIds?: string[] }
): Promise<string[]> {
  const [{ id: userId, role }] = users
  return inTx(async () => {
    const ids: string[] = []
    for (let at = 0; at < count; at++) {
      const assigneeIds = [0, 1, 2].map((nth) => users[(at + nth) % users.length].id)
      const viewer = { company, caller: { userId, role } }
      const projectId = at % 4 > 0 ? projectIds[at % projectIds.length] : undefined
      const task = await addTask(viewer, { title: `Aufgabe ${at}`, assigneeIds, projectId })
      ids.push(task.id)
    }
    return ids
  })
}

interface Work {
  bulk: Bulk
  company: CompanyScope
  users: User[]
  taskIds: string[]
  count: number
}

/** Time that everybody tracked over the years, an hour at a time and never two at once. */
export async function makeTimeEntries({ bulk, company, users, taskIds, count }: Work) {
  const perPerson = Math.ceil(count / users.length)
  const end = Date.now() - 2 * HOUR
  const step = (YEARS * 365 * 24 * HOUR) / perPerson
  for (let at = 0; at < count; at++) {
    const startedAt =
      Math.floor((end - (perPerson - Math.floor(at / users.length)) * step) / 1000) * 1000
    bulk.add('time_entries', {
      company_id: company.id,
      id: uuidv7({ msecs: startedAt }),
      task_id: taskIds[(at * 31) % taskIds.length],
      user_id: users[at % users.length].id,
      started_at: startedAt,
      ended_at: startedAt + HOUR,
      ended_because: null,
      break_seconds: at % 10 === 0 ? 600 : 0,
      note: '',
      created_at: startedAt,
      version: 2,
    })
    if (at % BATCH === BATCH - 1) await bulk.flush()
  }
  await bulk.flush()
}
