import type { CompanyContext } from '#core/http/caller'
import { readUpload } from '#core/http/uploads/read_upload'
import { readEInvoice } from '#modules/einvoices/read/read_einvoice'
import { transformReading } from '#modules/einvoices/transformers/reading_transformer'

const LARGEST_UPLOAD = 10 * 1024 * 1024

export default class ReadingsController {
  /** The content of an e-invoice. It is not stored. */
  async store(ctx: CompanyContext) {
    const { company, language } = ctx
    const bytes = await readUpload(ctx, 'file', LARGEST_UPLOAD)
    const reading = await readEInvoice(bytes, { companyId: company.id, language })
    return transformReading(reading, language)
  }
}
