import type { DueWork } from '#core/due_work/due_work'
import { runDueProfiles } from '#modules/recurring/actions/run_due_profiles'

export default [{ name: 'recurring.invoices', run: runDueProfiles }] satisfies DueWork[]
