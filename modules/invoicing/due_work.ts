import type { DueWork } from '#core/due_work/due_work'
import { sealOldFiles } from '#core/sealing/sealed_rows'
import { forgetLinks } from '#modules/documents/public'

export default [
  sealOldFiles('invoice_attachments'),
  ...forgetLinks('invoicing', 'invoice_links', ['revoked_at', 'expires_at']),
] satisfies DueWork[]
