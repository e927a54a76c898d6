import { defineRecordKind } from '#core/records/record_kinds'
import { companySuspension, rightsWithdrawal, sumSizes } from '#modules/auth/public'
import { handOver } from '#modules/clients/public'
import { timeRoundingChange } from '#modules/settings/public'
import { dropRatesOfMerged } from '#modules/tasks/actions/save_rate'
import { stopTimersOfCompany, stopTimersOutOfReach } from '#modules/tasks/actions/stop_timers'
import { rearmRoundedAlerts } from '#modules/tasks/budgets/rearm_alerts'
import { HELD_PROJECTS, HELD_TASKS } from '#modules/tasks/held_work'
import { PROJECT_NUMBERS } from '#modules/tasks/project_numbers'
import { projectChain } from '#modules/tasks/queries/project_chain'

// A suspended company writes nothing more, so nobody could stop these timers.
companySuspension.follow(stopTimersOfCompany)
rightsWithdrawal.follow(stopTimersOutOfReach)
timeRoundingChange.follow(rearmRoundedAlerts)

defineRecordKind({
  type: 'project',
  subject: { table: 'projects', label: 'name' },
  numbers: [PROJECT_NUMBERS],
  chain: projectChain,
  heldWork: HELD_PROJECTS,
  clientRecords: {
    records: 'select id, name as label from projects where company_id = ? and client_id = ?',
  },
  clientReferences: { projects: handOver('projects'), hourly_rates: dropRatesOfMerged },
})
defineRecordKind({
  type: 'task',
  subject: { table: 'tasks', label: 'title' },
  usage: { storageBytes: sumSizes('task_files') },
  heldWork: HELD_TASKS,
})
defineRecordKind({ type: 'taskTemplate', subject: { table: 'task_templates', label: 'title' } })
// Hours of deleted or running entries do not count; a task without a project is nobody's.
defineRecordKind({
  type: 'time',
  clientEvents: `
    select time_entries.ended_at as happened_at, 'time.logged' as action, tasks.id as record_id, tasks.title as label,
      time_entries.ended_at - time_entries.started_at - time_entries.break_seconds * 1000 as figure
    from projects
    join tasks on tasks.company_id = projects.company_id and tasks.project_id = projects.id
    join time_entries on time_entries.company_id = tasks.company_id and time_entries.task_id = tasks.id
    where projects.company_id = ? and projects.client_id = ? and time_entries.ended_at is not null`,
})
