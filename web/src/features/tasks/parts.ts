/** Exports for other features: the form that corrects worked time. */
export { TimeEntryForm } from './components/time_entry_form'
export type { TimeEntryWithTask } from './task'
