/** Exports for other features: the form that corrects worked time, and the setting of the idle question. */
export { TimeEntryForm } from './components/time_entry_form'
export { IdleSetting } from './idle/idle_setting'
export type { TimeEntryWithTask } from './task'
