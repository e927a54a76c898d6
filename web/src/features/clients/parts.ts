/** Exports to other features: the filter of a list by client. */
export { ClientFilter } from './components/client_filter'
