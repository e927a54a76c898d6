import { writer } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { recordChange } from '#modules/tasks/changes/record_change'
import { type EndReason, TimeEntry } from '#modules/tasks/models/time_entry'
import { worksOnTask } from '#modules/tasks/reach'

type RunningTimers = ReturnType<typeof runningTimers>

/** Ends all running timers on a task. Only inside inTx. */
export const stopTimersOnTask = (company: CompanyReference, taskId: string) =>
  stopAll(company, 'task_done', runningTimers(company).where('tasks.id', taskId))

/** Ends all running timers on the tasks of a project. Only inside inTx. */
export const stopTimersOnProject = (company: CompanyReference, projectId: string) =>
  stopAll(company, 'project_archived', runningTimers(company).where('tasks.project_id', projectId))

/** Ends all running timers of a company. Only inside inTx. */
export const stopTimersOfCompany = (company: CompanyReference) =>
  stopAll(company, 'company_suspended', runningTimers(company))

/**
 * Ends the timers of people who may not work on their task any more: users that were disabled or became tax advisers, and
 * employees (also those who were more before) whose task was taken from them. Only inside inTx.
 */
export const stopTimersOutOfReach = (company: CompanyReference) =>
  stopAll(
    company,
    'access_withdrawn',
    runningTimers(company).where((query) =>
      query
        .where('users.is_active', false)
        .orWhereRaw(
          `users.role = 'adviser' or (users.role = 'employee' and not (${worksOnTask('users.id')}))`
        )
    )
  )

function runningTimers({ id }: CompanyReference) {
  return (
    writer()
      .from('active_timers')
      // Cross: few timers run, and SQLite would go through all time of the company.
      .joinRaw(
        `cross join time_entries on time_entries.company_id = active_timers.company_id
         and time_entries.id = active_timers.entry_id`
      )
      .join('tasks', (on) =>
        on
          .on('tasks.company_id', 'time_entries.company_id')
          .andOn('tasks.id', 'time_entries.task_id')
      )
      .join('users', 'users.id', 'active_timers.user_id')
      .where('active_timers.company_id', id)
      .orderBy('active_timers.user_id')
      .select('active_timers.user_id', 'active_timers.entry_id')
  )
}

async function stopAll(company: CompanyReference, because: EndReason, timers: RunningTimers) {
  const rows: { user_id: string; entry_id: string }[] = await timers
  for (const { user_id, entry_id } of rows) {
    await TimeEntry.lockTimeOf(user_id)
    const running = await TimeEntry.runningOf(company, user_id)
    if (running?.id !== entry_id) continue
    await recordChange({ company, userId: user_id, kind: 'end' }, async () => {
      await running.end(because)
      await running.deleteIfEmpty()
    })
  }
}
