import type { DueWork } from '#core/due_work/due_work'
import { areProfilesDue, runDueProfiles } from '#modules/recurring/actions/run_due_profiles'

export default [
  { name: 'recurring.invoices', isDue: areProfilesDue, run: runDueProfiles },
] satisfies DueWork[]
