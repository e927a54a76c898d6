import { now } from '#core/clock'
import { forgetOld } from '#core/due_work/forget_old'
import { sealOldFiles } from '#core/sealing/sealed_rows'
import { watchBudgets } from '#modules/tasks/budgets/watch_budgets'
import { mailForgottenTimers } from '#modules/tasks/forgotten/mail_forgotten'

/** How long a change of time can be taken back: a closed quarter is rarely corrected by undoing. */
const UNDONE_WITHIN = 90 * 86_400_000

export default [
  { name: 'tasks.forgotten_timers', run: mailForgottenTimers },
  { name: 'tasks.budgets', run: watchBudgets },
  sealOldFiles('task_files'),
  forgetOld('tasks.forget_changes', {
    old: 'select changed_at as time from time_changes where changed_at < ? order by changed_at',
    forget: 'delete from time_changes where changed_at <= ?',
    before: () => now() - UNDONE_WITHIN,
  }),
]
