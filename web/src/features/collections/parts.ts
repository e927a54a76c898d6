/** Exports to other features: the mandates on a client's page, and the choice of one in an invoice. */
export { ClientMandates } from './mandates/client_mandates'
export { MandateField } from './mandates/mandate_field'
