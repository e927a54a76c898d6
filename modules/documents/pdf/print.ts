import { AppError, FieldError } from '#core/errors/app_error'
import { WorkRefused, WorkStopped } from '#core/processes/work_process'
import { readStationery } from '#modules/settings/public'
import { onlyKnownGlyphs } from './clean_text.js'
import type { LetterModel } from './kinds/pdf_model.js'
import { isTooLong } from './print_rows.js'
import { printer } from './typst.js'
import type { Template, TypstJob } from './typst_process.js'

/** How one kind of letter is printed this time. */
interface Print<Model extends LetterModel> {
  template: Template
  /** The template's view of a model. */
  viewOf: (model: Model) => object
  as: TypstJob['as']
}

/**
 * Prints a letter: as written first; then without unknown glyphs; at last without the logo and the stationery.
 * @throws 422 `too_long_to_print` for a content that is too large, and as `printOnce`
 */
export async function printLetter<Model extends LetterModel>(
  letter: Model,
  { template, viewOf, as }: Print<Model>
) {
  const model = hasStationery(letter, template) ? await onStationery(letter) : letter
  const createdAt = Math.floor(model.createdAt / 1000)
  const data = JSON.stringify(viewOf(model))
  if (isTooLong(data)) throw tooLong(model)
  const files = model.attachments?.map(({ content }) => content)
  const edition = model.seller.paperEdition ?? 1
  const pictures = [...(model.pictures ?? [])]
  const job = { template, edition, files, pictures, createdAt, as }
  const stationery = model.stationery && [...model.stationery]
  const attempts = [
    { data, logo: model.logo, stationery },
    { data: onlyKnownGlyphs(data), logo: model.logo, stationery },
  ]
  if (model.logo || stationery) {
    const plain = viewOf({ ...model, logo: undefined, stationery: undefined })
    attempts.push({
      data: onlyKnownGlyphs(JSON.stringify(plain)),
      logo: undefined,
      stationery: undefined,
    })
  }
  for (const attempt of attempts.slice(0, -1)) {
    try {
      return await printOnce(model, { ...job, ...attempt })
    } catch (error) {
      if (!(error instanceof WorkRefused)) throw error
    }
  }
  return printOnce(model, { ...job, ...attempts[attempts.length - 1] })
}

/** A report goes to nobody; proposals have a stationery since the third edition of papers. */
const hasStationery = ({ seller }: LetterModel, template: Template) =>
  template === 'proposal' ? (seller.paperEdition ?? 1) > 2 : template !== 'report'

/** The letter with the drawings of the stationery that its copy of the seller names. */
async function onStationery<Model extends LetterModel>(letter: Model): Promise<Model> {
  const { companyId, seller } = letter
  const stationery = await readStationery(companyId, seller.stationery)
  return stationery ? { ...letter, stationery } : letter
}

/** Seconds: a print that was too slow is not retried at once. */
const RETRY_AFTER = 10

/**
 * @throws 422 `too_long_to_print` for a document that needs too much memory, 503 `print_took_too_long`, and as
 * `WorkPool.run`
 */
async function printOnce(model: LetterModel, job: TypstJob) {
  try {
    return await printer.run(model.companyId, job)
  } catch (error) {
    if (!(error instanceof WorkStopped)) throw error
    if (error.limit === 'milliseconds') {
      throw new AppError(503, 'documents.print_took_too_long', { retryAfter: RETRY_AFTER })
    }
    throw tooLong(model)
  }
}

const tooLong = (model: LetterModel) =>
  'lines' in model
    ? new FieldError('lines', 'documents.too_long_to_print')
    : new AppError(422, 'documents.too_long_to_print')
