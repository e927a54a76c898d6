export { clientEventSources, clientRecordSources } from '#modules/clients/account/client_records'
export {
  type ClientMerge,
  clientReferences,
  handOver,
} from '#modules/clients/account/client_references'
export {
  ENTRY_COLUMNS,
  type LedgerSource,
  ledgerSources,
} from '#modules/clients/account/ledger_sources'
export {
  clientAtIssue,
  handOverDocuments,
  handOverFrozen,
} from '#modules/clients/account/merged_documents'
export { lockOpenClient, openClient } from '#modules/clients/account/open_client'
export {
  holderOfPortalKey,
  portalKeys,
  portalSources,
  type WaitingDocument,
} from '#modules/clients/account/portal'
export {
  addClients,
  takenNumbers as takenClientNumbers,
} from '#modules/clients/actions/add_clients'
export type { ClientToAdd } from '#modules/clients/actions/client_row'
export { deleteClient } from '#modules/clients/actions/delete_client'
export { type ErasureGuard, eraseClient, eraseContact } from '#modules/clients/actions/erase_client'
export { changeClient } from '#modules/clients/actions/save_client'
export { isConsumer } from '#modules/clients/consumer'
export type { ClientType } from '#modules/clients/models/client'
export { CLIENT_TYPES, Client } from '#modules/clients/models/client'
export { type Addressee, addresseeOf } from '#modules/clients/queries/addressee'
export { contactsOf } from '#modules/clients/queries/client_contacts'
export { clientList } from '#modules/clients/queries/client_list'
export { clientNames } from '#modules/clients/queries/client_names'
export {
  type LetterRecipients,
  letterRecipients,
} from '#modules/clients/queries/letter_recipients'
export { oneClient } from '#modules/clients/queries/one_client'
export { paymentTerms } from '#modules/clients/queries/payment_terms'
export { TAX_TREATMENTS, type TaxTreatment } from '#modules/clients/tax_treatment'
export { type ClientRow, transformClient } from '#modules/clients/transformers/client_transformer'
export {
  type ClientChange,
  clientChangeValidator,
  newClientValidator,
} from '#modules/clients/validators/client'
export { type ClientListQuery, clientListValidator } from '#modules/clients/validators/client_list'
