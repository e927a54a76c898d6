import { AppError } from '#core/errors/app_error'
import { findingOf } from '#modules/einvoices/check/finding'
import { assertKnownFormat } from '#modules/einvoices/read/file_kind'
import { readDocument } from '#modules/einvoices/read/read_document'
import type { EInvoiceReading } from '#modules/einvoices/read/read_einvoice'

/** Reads as the server does, but in the process of the tests. */
export async function read(file: string | Buffer): Promise<EInvoiceReading> {
  const bytes = Buffer.from(file)
  assertKnownFormat(bytes)
  const { faults, ...reading } = await readDocument(bytes)
  return { ...reading, findings: faults.map((fault) => findingOf(fault, 'en')) }
}

/** The status and code that an upload is refused with, or "read". */
export async function codeOf(upload: string | Buffer) {
  try {
    await read(upload)
  } catch (error) {
    if (error instanceof AppError) return `${error.status} ${error.code}`
    throw error
  }
  return 'read'
}
