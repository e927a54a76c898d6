import type { HttpContext } from '@adonisjs/core/http'
import { readUpload } from '#core/http/read_upload'
import { readEInvoice } from '#modules/einvoices/read/read_einvoice'
import { transformReading } from '#modules/einvoices/transformers/reading_transformer'

const LARGEST_UPLOAD = 10 * 1024 * 1024

export default class ReadingsController {
  /** What stands in an e-invoice. Nothing of it is kept. */
  async store(ctx: HttpContext) {
    const bytes = await readUpload(ctx, 'file', LARGEST_UPLOAD)
    const reading = await readEInvoice(bytes, ctx.language)
    return transformReading(reading, ctx.language)
  }
}
