import { today } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { WorkProcessEnded, WorkRefused, WorkStopped } from '#core/processes/work_process'
import type { ReceiptType } from '#modules/expenses/receipts/receipt_type'
import { readCompanySettings } from '#modules/settings/public'
import type { RecognizedLanguage } from './recognition/recognize.js'
import { type Recognition, recognizer } from './recognition/recognizer.js'

/**
 * Looks for the fields of a receipt in a photo or a PDF, in a process of its own: a hostile file harms nobody else.
 * @throws FieldError 422 for a file that cannot be read, has no text or needs too much time or memory; 429
 * `recognitions_waiting` and 503 `recognizer_busy` when too many files wait
 */
export async function readReceipt(
  company: CompanyScope,
  file: { bytes: Uint8Array; type: ReceiptType }
): Promise<Recognition> {
  const { companyName, country, timeZone, vatId, iban } = await readCompanySettings(company)
  const reader = {
    today: today(timeZone),
    names: [companyName],
    vatIds: [vatId],
    ibans: [iban],
  }
  try {
    return await recognizer.run(company.id, { ...file, languages: languagesOf(country), reader })
  } catch (error) {
    if (error instanceof WorkRefused) throw new FieldError('file', error.message)
    if (error instanceof WorkStopped || error instanceof WorkProcessEnded) {
      throw new FieldError('file', 'expenses.recognition_stopped')
    }
    throw error
  }
}

/** Receipts are in the language of the country, and those of software in English. */
const languagesOf = (country: string): RecognizedLanguage[] =>
  ['XK', 'AL'].includes(country) ? ['sqi', 'eng'] : ['deu', 'eng']
