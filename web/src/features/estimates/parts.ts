/** What other features may use of estimates: the tab of a client's page. */
export { ClientEstimates } from './components/client_estimates'
