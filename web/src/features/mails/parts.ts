/** Exports to other features: the dialogs that send a document, and the mails of a document. */
export { MailsOf } from './components/mails_of'
export { SendDialog } from './send/send_dialog'
export { SendDocument } from './send/send_document'
export { VariableMenu } from './send/variable_menu'
