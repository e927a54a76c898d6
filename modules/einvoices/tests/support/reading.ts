import { AppError } from '#core/errors/app_error'
import { readEInvoice } from '#modules/einvoices/read/read_einvoice'

export const read = (xml: string | Buffer) => readEInvoice(Buffer.from(xml), 'en')

/** What an upload is refused with: status and code, or "read". */
export async function codeOf(upload: string | Buffer) {
  try {
    await read(upload)
  } catch (error) {
    if (error instanceof AppError) return `${error.status} ${error.code}`
    throw error
  }
  return 'read'
}
