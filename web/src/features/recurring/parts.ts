/** Exports to other features: the tab of a client's page. */
export { ClientRecurring } from './list/client_recurring'
