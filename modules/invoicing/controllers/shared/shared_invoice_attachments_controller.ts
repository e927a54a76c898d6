import type { HttpContext } from '@adonisjs/core/http'
import { sendKeptFile } from '#core/files/send_kept_file'
import { attachedFile } from '#modules/invoicing/attachments/attachment_rows'
import { fetchByLink } from '#modules/invoicing/links/invoice_link'
import { sharedAttachmentValidator } from '#modules/invoicing/validators/shared_invoice'

export default class SharedInvoiceAttachmentsController {
  /** A file that belongs to the invoice of a link; by POST, so that no address contains the key. */
  async store(ctx: HttpContext) {
    const { attachmentId, ...link } = await ctx.request.validateUsing(sharedAttachmentValidator)
    const file = await fetchByLink(ctx, link, (invoice) => attachedFile(invoice, attachmentId))
    return sendKeptFile(ctx.response, file)
  }
}
