import { Readable } from 'node:stream'
import { zipOf } from '#core/files/zip'
import type { CompanyContext } from '#core/http/caller'
import { batchFiles, invoicesOf } from '#modules/invoicing/pdf/batch_files'
import { fileBatchValidator } from '#modules/invoicing/validators/batch'

export default class InvoiceBatchFilesController {
  /** The PDFs or e-invoices of several invoices in one ZIP, sent while they are made. */
  async store(ctx: CompanyContext) {
    const { request, response } = ctx
    const { ids, format } = await request.validateUsing(fileBatchValidator)
    const invoices = await invoicesOf(ctx, ids)
    response.header('content-type', 'application/zip')
    response.header('content-disposition', `attachment; filename="${format}-${ids.length}.zip"`)
    response.header('cache-control', 'private, no-store')
    response.stream(Readable.from(zipOf(batchFiles(ctx, invoices, format))))
  }
}
