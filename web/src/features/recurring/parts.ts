/** What other features may use of recurring invoices: the tab of a client's page. */
export { ClientRecurring } from './list/client_recurring'
