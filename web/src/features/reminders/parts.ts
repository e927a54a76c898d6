/** Exports to other features: the tab of a client's page. */
export { ClientReminders } from './client_reminders'
