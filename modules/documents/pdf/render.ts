import { AppError, FieldError } from '#core/errors/app_error'
import { WorkRefused, WorkStopped } from '#core/work/work_process'
import { onlyKnownGlyphs } from './clean_text.js'
import type { DeliveryPdfModel } from './delivery_model.js'
import { deliveryView } from './delivery_view.js'
import type { DocumentPdfModel, LetterModel } from './pdf_model.js'
import { pdfView } from './pdf_view.js'
import type { ProposalPdfModel } from './proposal_model.js'
import { proposalView } from './proposal_view.js'
import type { ReminderPdfModel } from './reminder_model.js'
import { reminderView } from './reminder_view.js'
import type { StatementPdfModel } from './statement_model.js'
import { statementView } from './statement_view.js'
import type { TimesheetPdfModel } from './timesheet_model.js'
import { timesheetView } from './timesheet_view.js'
import { printer } from './typst.js'
import type { Template, TypstJob } from './typst_process.js'

/** How one kind of letter is printed. */
interface Print<Model extends LetterModel> {
  template: Template
  viewOf: (model: Model) => object
}

const DOCUMENT: Print<DocumentPdfModel> = { template: 'document', viewOf: pdfView }
const PROPOSAL: Print<ProposalPdfModel> = { template: 'proposal', viewOf: proposalView }
const REMINDER: Print<ReminderPdfModel> = { template: 'reminder', viewOf: reminderView }
const STATEMENT: Print<StatementPdfModel> = { template: 'statement', viewOf: statementView }
const DELIVERY: Print<DeliveryPdfModel> = { template: 'delivery', viewOf: deliveryView }
const TIMESHEET: Print<TimesheetPdfModel> = { template: 'timesheet', viewOf: timesheetView }

/**
 * Prints a document as PDF/A-3a on A4. Equal models give equal bytes.
 * No text of a user can make it fail: what the typeface lacks is printed as `?`,
 * and a logo that cannot be read is left out.
 */
export const renderDocumentPdf = (model: DocumentPdfModel) => pdfOf(model, DOCUMENT)

/** The same pages as one SVG, for a preview while somebody writes. */
export const renderDocumentSvg = (model: DocumentPdfModel) => svgOf(model, DOCUMENT)

/** The same for a proposal, with its pictures. */
export const renderProposalPdf = (model: ProposalPdfModel) => pdfOf(model, PROPOSAL)

/** The same for a reminder. */
export const renderReminderPdf = (model: ReminderPdfModel) => pdfOf(model, REMINDER)

export const renderReminderSvg = (model: ReminderPdfModel) => svgOf(model, REMINDER)

/** The same for a statement of account. */
export const renderStatementPdf = (model: StatementPdfModel) => pdfOf(model, STATEMENT)

/** The same for a delivery note. */
export const renderDeliveryPdf = (model: DeliveryPdfModel) => pdfOf(model, DELIVERY)

export const renderDeliverySvg = (model: DeliveryPdfModel) => svgOf(model, DELIVERY)

/** The same for a timesheet. */
export const renderTimesheetPdf = (model: TimesheetPdfModel) => pdfOf(model, TIMESHEET)

async function pdfOf<Model extends LetterModel>(model: Model, print: Print<Model>) {
  return Buffer.from((await render(model, print, 'pdf')) as Uint8Array)
}

async function svgOf<Model extends LetterModel>(model: Model, print: Print<Model>) {
  return (await render(model, print, 'svg')) as string
}

/** As written first; then without unknown glyphs; at last without the logo. */
async function render<Model extends LetterModel>(
  model: Model,
  { template, viewOf }: Print<Model>,
  format: 'pdf' | 'svg'
) {
  const createdAt = Math.floor(model.createdAt / 1000)
  const data = JSON.stringify(viewOf(model))
  const files = model.attachments?.map(({ content }) => content)
  const job = { template, files, pictures: [...(model.pictures ?? [])], createdAt, format }
  const attempts = [
    { data, logo: model.logo },
    { data: onlyKnownGlyphs(data), logo: model.logo },
  ]
  if (model.logo) {
    attempts.push({
      data: onlyKnownGlyphs(JSON.stringify(viewOf({ ...model, logo: undefined }))),
      logo: undefined,
    })
  }
  for (const attempt of attempts.slice(0, -1)) {
    try {
      return await print(model, { ...job, ...attempt })
    } catch (error) {
      if (!(error instanceof WorkRefused)) throw error
    }
  }
  return print(model, { ...job, ...attempts[attempts.length - 1] })
}

/** Seconds: a print that was too slow is not worth another try at once. */
const RETRY_AFTER = 10

/**
 * @throws 422 `too_long_to_print` for a document that takes too much memory, 503 `print_took_too_long`, and as
 * `WorkPool.run`
 */
async function print(model: LetterModel, job: TypstJob) {
  try {
    return await printer.run(model.companyId, job)
  } catch (error) {
    if (!(error instanceof WorkStopped)) throw error
    if (error.limit === 'milliseconds') {
      throw new AppError(503, 'documents.print_took_too_long', { retryAfter: RETRY_AFTER })
    }
    throw 'lines' in model
      ? new FieldError('lines', 'documents.too_long_to_print')
      : new AppError(422, 'documents.too_long_to_print')
  }
}
