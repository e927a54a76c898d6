import { notFound } from '#core/errors/app_error'
import { excerptOf, type View } from './excerpt.js'
import { finishPdf } from './finish_pdf.js'
import type { DeliveryPdfModel } from './kinds/delivery_model.js'
import { deliveryView } from './kinds/delivery_view.js'
import type { ManualPdfModel } from './kinds/manual_model.js'
import { manualView } from './kinds/manual_view.js'
import type { DocumentPdfModel, LetterModel } from './kinds/pdf_model.js'
import { pdfView } from './kinds/pdf_view.js'
import type { ProposalPdfModel } from './kinds/proposal_model.js'
import { proposalView } from './kinds/proposal_view.js'
import type { ReminderPdfModel } from './kinds/reminder_model.js'
import { reminderView } from './kinds/reminder_view.js'
import type { ReportPdfModel } from './kinds/report_model.js'
import { reportView } from './kinds/report_view.js'
import type { StatementPdfModel } from './kinds/statement_model.js'
import { statementView } from './kinds/statement_view.js'
import type { TimesheetPdfModel } from './kinds/timesheet_model.js'
import { timesheetView } from './kinds/timesheet_view.js'
import type { WorkingTimePdfModel } from './kinds/working_time_model.js'
import { workingTimeView } from './kinds/working_time_view.js'
import { printLetter } from './print.js'
import type { Template } from './typst_process.js'

/** How one kind of letter is printed. */
interface Print<Model extends LetterModel> {
  template: Template
  viewOf: (model: Model) => View
}

const DOCUMENT: Print<DocumentPdfModel> = { template: 'document', viewOf: pdfView }
const PROPOSAL: Print<ProposalPdfModel> = { template: 'proposal', viewOf: proposalView }
const REMINDER: Print<ReminderPdfModel> = { template: 'reminder', viewOf: reminderView }
const STATEMENT: Print<StatementPdfModel> = { template: 'statement', viewOf: statementView }
const DELIVERY: Print<DeliveryPdfModel> = { template: 'delivery', viewOf: deliveryView }
const TIMESHEET: Print<TimesheetPdfModel> = { template: 'timesheet', viewOf: timesheetView }
const WORKING_TIME: Print<WorkingTimePdfModel> = {
  template: 'timesheet',
  viewOf: workingTimeView,
}
const REPORT: Print<ReportPdfModel> = { template: 'report', viewOf: reportView }
const MANUAL: Print<ManualPdfModel> = { template: 'manual', viewOf: manualView }

/** Some pages of a document as an SVG, one below the other. */
export interface Picture {
  svg: string
  /** Whether the document has further pages. */
  hasMore: boolean
}

/** Pages of one picture. */
const PAGES = 3

/**
 * Prints a document as PDF/A-3a and PDF/UA-1 on A4. Equal models give equal bytes. No text of a user can make it fail:
 * a character missing from the typeface is printed as `?`, and an unreadable logo is left out.
 * @throws as `printLetter`
 */
export const renderDocumentPdf = (model: DocumentPdfModel) => pdfOf(model, DOCUMENT)

/**
 * The same pages for the screen, three at a time.
 * @param portion counts from 1
 * @throws 404 when the document has no such portion, and as `printLetter`
 */
export const renderDocumentSvg = (model: DocumentPdfModel, portion?: number) =>
  pictureOf(model, DOCUMENT, portion)

/** The same for a proposal, with its pictures. */
export const renderProposalPdf = (model: ProposalPdfModel) => pdfOf(model, PROPOSAL)

/** The same for a reminder. */
export const renderReminderPdf = (model: ReminderPdfModel) => pdfOf(model, REMINDER)

export const renderReminderSvg = (model: ReminderPdfModel, portion?: number) =>
  pictureOf(model, REMINDER, portion)

/** The same for a statement of account. */
export const renderStatementPdf = (model: StatementPdfModel) => pdfOf(model, STATEMENT)

/** The same for a delivery note. */
export const renderDeliveryPdf = (model: DeliveryPdfModel) => pdfOf(model, DELIVERY)

export const renderDeliverySvg = (model: DeliveryPdfModel, portion?: number) =>
  pictureOf(model, DELIVERY, portion)

/** The same for a timesheet. */
export const renderTimesheetPdf = (model: TimesheetPdfModel) => pdfOf(model, TIMESHEET)

/** The same for a month of somebody's working time. */
export const renderWorkingTimePdf = (model: WorkingTimePdfModel) => pdfOf(model, WORKING_TIME)

/** The same for a report. */
export const renderReportPdf = (model: ReportPdfModel) => pdfOf(model, REPORT)

/** The same for a manual. */
export const renderManualPdf = (model: ManualPdfModel) => pdfOf(model, MANUAL)

async function pdfOf<Model extends LetterModel>(model: Model, { template, viewOf }: Print<Model>) {
  const { content } = await printLetter(model, { template, viewOf, as: 'pdf' })
  return finishPdf(Buffer.from(content as Uint8Array), model.metadata)
}

/** The effort for a picture follows its length: lines of later pages are not printed for it. */
async function pictureOf<Model extends LetterModel>(
  model: Model,
  { template, viewOf }: Print<Model>,
  portion = 1
): Promise<Picture> {
  const to = portion * PAGES
  const from = to - PAGES + 1
  // The excerpt ends with a full page, and the last of its pages with lines may differ in the whole document.
  for (let pages = to + 2; ; pages *= 2) {
    let isCut = false
    const excerpt = (some: Model) => {
      const { view, ...cut } = excerptOf(viewOf(some), pages)
      isCut = cut.isCut
      return view
    }
    const printed = await printLetter(model, { template, viewOf: excerpt, as: { from, to } })
    if (isCut && printed.pages < to + 2) continue
    if (from > printed.pages) throw notFound()
    return { svg: String(printed.content), hasMore: isCut || printed.pages > to }
  }
}
