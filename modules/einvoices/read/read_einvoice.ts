import { AppError } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import { WorkProcessEnded, WorkRefused, WorkStopped } from '#core/processes/work_process'
import { type Finding, findingOf } from '#modules/einvoices/check/finding'
import { assertKnownFormat } from './file_kind.js'
import type { DocumentReading } from './read_document.js'
import { reader } from './reader.js'
import { readingStopped } from './unreadable.js'

export interface EInvoiceReading extends Omit<DocumentReading, 'faults'> {
  /** Contradictions and unreadable values in the file. */
  findings: Finding[]
}

/**
 * Reads a received e-invoice: XRechnung in both syntaxes, Factur-X and ZUGFeRD 1 and 2 as PDF or as bare XML. The file
 * is opened in a process of its own, so a hostile one delays no other request.
 * @param bytes of an untrusted file
 * @throws AppError 415 for anything but XML and PDF, 422 for a file that cannot be read or needs too much time or
 * memory, 429 `readings_waiting` and 503 `reader_busy` when too many files wait; each with a sentence
 */
export async function readEInvoice(
  bytes: Uint8Array,
  { companyId, language }: { companyId: string; language: Language }
): Promise<EInvoiceReading> {
  assertKnownFormat(bytes)
  const { faults, ...reading } = await readApart(companyId, bytes)
  return { ...reading, findings: faults.map((fault) => findingOf(fault, language)) }
}

async function readApart(companyId: string, bytes: Uint8Array) {
  try {
    return await reader.run(companyId, { bytes })
  } catch (error) {
    if (error instanceof WorkRefused) throw new AppError(422, error.message)
    if (error instanceof WorkStopped || error instanceof WorkProcessEnded) throw readingStopped()
    throw error
  }
}
