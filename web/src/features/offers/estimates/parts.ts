/** Exports to other features: the tab of a client's page. */
export { ClientEstimates } from './components/client_estimates'
