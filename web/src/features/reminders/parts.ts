/** Exports to other features: the tab of a client's page, whether and how a reminder left, and its periods of interest. */
import { latePart } from '@/lib/parts/late_part'

export { ClientReminders } from './client_reminders'
export { InterestPeriods } from './interest_periods'
export { LeftText } from './left_text'
export { useTakePostingBack } from './use_take_posting_back'

export const PostedDialog = latePart(async () => (await import('./posted_dialog')).PostedDialog)
