import type { DueWork } from '#core/due_work/due_work'
import { areProfilesDue, runDueProfiles } from '#modules/recurring/actions/run_due_profiles'
import { areLastPeriodsDue, settleLastPeriods } from '#modules/recurring/actions/settle_ended'

export default [
  { name: 'recurring.invoices', isDue: areProfilesDue, run: runDueProfiles },
  { name: 'recurring.last_periods', isDue: areLastPeriodsDue, run: settleLastPeriods },
] satisfies DueWork[]
