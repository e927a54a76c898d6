/** Exports to other features: the dialogs that send a document, its mails, and the report of mails put aside. */
import { latePart } from '@/lib/parts/late_part'

export { MailsOf } from './components/mails_of'
export { asPlaceholders, VariableMenu } from './send/variable_menu'
export { useTellKept } from './use_tell_kept'

export const SendDialog = latePart(async () => (await import('./send/send_dialog')).SendDialog)
export const SendDocument = latePart(
  async () => (await import('./send/send_document')).SendDocument
)
