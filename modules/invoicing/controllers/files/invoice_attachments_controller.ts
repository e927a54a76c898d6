import { readFile } from 'node:fs/promises'
import { sendKeptFile } from '#core/files/send_kept_file'
import type { CompanyContext } from '#core/http/caller'
import { spoolUpload } from '#core/http/uploads/spool_upload'
import { write } from '#core/http/write'
import {
  attachFile,
  detachFile,
  LARGEST_ATTACHMENT,
} from '#modules/invoicing/attachments/attach_file'
import { attachedFile } from '#modules/invoicing/attachments/attachment_rows'
import { momentIn } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'

export default class InvoiceAttachmentsController {
  /** An attached file of the invoice, as a download. */
  async show({ company, params, response }: CompanyContext) {
    const invoice = await Invoice.findIn(company, params.id)
    return sendKeptFile(response, await attachedFile(invoice, params.attachmentId))
  }

  /** Puts a file to a draft. */
  async store(ctx: CompanyContext) {
    await Invoice.findIn(ctx.company, ctx.params.id)
    return spoolUpload(
      ctx,
      { field: 'file', limit: LARGEST_ATTACHMENT },
      async ({ path, name }) => {
        const content = await readFile(path)
        return write(ctx, async () => {
          const invoice = await Invoice.lockIn(ctx.company, ctx.params.id)
          await attachFile(invoice, { name, content })
          return describeInvoice(invoice, momentIn(ctx.company))
        })
      }
    )
  }

  /** Removes a file from a draft. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const invoice = await Invoice.lockIn(ctx.company, ctx.params.id)
      await detachFile(invoice, ctx.params.attachmentId)
      return describeInvoice(invoice, momentIn(ctx.company))
    })
  }
}
