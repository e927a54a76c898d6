import { type Instant, now } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { pastInstant } from '#modules/tasks/actions/past_instant'
import { recordTime } from '#modules/tasks/actions/record_time'
import { recordChange } from '#modules/tasks/changes/record_change'
import { Task } from '#modules/tasks/models/task'
import { TimeEntry, wholeSecond } from '#modules/tasks/models/time_entry'
import type { Viewer } from '#modules/tasks/reach'
import { assertTimeOpen } from '#modules/tasks/time_change'
import { inTheWay } from './in_the_way.js'
import { displace, findDisplaced } from './keep_alone.js'
import { changeTime } from './save_time_entry.js'

type Starter = Viewer & { company: Pick<CompanyScope, 'timeZone'> }

interface Started {
  entry: TimeEntry
  /** The earlier timer, ended at the very instant at which this one began. */
  stopped: { entry: TimeEntry; task: Task } | undefined
}

/**
 * Starts the viewer's timer on a task; the same running entry again when it runs there already.
 * A timer on another task is ended in the same transaction at the same instant. Only inside inTx.
 * @param wished a start in the past, which a timer that runs on the task takes over when it began later
 * @throws 404 for a task out of reach, 409 `task_done`, 409 `project_archived`, 409 `overlaps` with the entry that is
 * in the way of a start in the past, 422 `in_future`, and as assertTimeOpen
 */
export async function startTimer(
  viewer: Starter,
  taskId: string,
  wished?: Instant
): Promise<Started> {
  const { caller, company } = viewer
  const at = wished === undefined ? undefined : pastInstant(wished)
  await TimeEntry.lockTimeOf(caller.userId)
  const task = await Task.lock(viewer, taskId)
  const running = await TimeEntry.runningOf(company, caller.userId)
  if (running?.taskId === task.id) return startEarlier(viewer, running, at)
  if (task.status === 'done') throw conflict('tasks.task_done')
  await task.assertProjectTakesTime()

  const [companyId, userId, startedAt] = [company.id, caller.userId, at ?? wholeSecond(now())]
  await assertTimeOpen({ companyId, userId, startedAt, endedAt: null })
  const kind = running ? 'switch' : 'start'
  const entry = await recordChange({ company, userId, kind }, async () => {
    const from = await endAt(running, at)
    return at === undefined
      ? TimeEntry.begin(company, { taskId: task.id, userId, at: from })
      : beginAlone(viewer, task.id, from)
  })
  if (!running) return { entry, stopped: undefined }
  const before = await Task.one(company, running.taskId)
  return { entry, stopped: before ? { entry: running, task: before } : undefined }
}

/** A start in the past that is earlier than that of the running entry moves it there. */
async function startEarlier(viewer: Starter, running: TimeEntry, at?: Instant): Promise<Started> {
  const entry =
    at === undefined || at >= running.startedAt
      ? running
      : await changeTime(viewer, running.id, { startTime: at })
  return { entry, stopped: undefined }
}

/** Ends the running timer. @returns when the next one begins @throws 409 `overlaps` */
async function endAt(running: TimeEntry | null, at?: Instant): Promise<Instant> {
  if (!running) return at ?? wholeSecond(now())
  if (at !== undefined && at < running.startedAt) throw await inTheWay(running)
  const end = await running.end('switched', at)
  await running.deleteIfEmpty()
  return end
}

async function beginAlone({ caller, company }: Starter, taskId: string, at: Instant) {
  const place = { companyId: company.id, userId: caller.userId, startedAt: at, endedAt: null }
  const displaced = await findDisplaced(place, { except: [] })
  const entry = await TimeEntry.begin(company, { taskId, userId: caller.userId, at })
  await displace(company, displaced)
  // Sums that are kept (see readTimeMark) rely on timers that start later than the newest entry; this one does not.
  await recordTime(entry, 'time_entry.created')
  return entry
}
