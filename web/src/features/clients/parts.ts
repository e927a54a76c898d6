/** Exports to other features: the filter of a list by client. */
export { useClientFilter } from './components/client_filter'
