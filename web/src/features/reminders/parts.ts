/** What other features may use of reminders: the tab of a client's page. */
export { ClientReminders } from './client_reminders'
