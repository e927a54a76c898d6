import { mkdir, writeFile } from 'node:fs/promises'
import {
  renderDeliveryPdf,
  renderDocumentPdf,
  renderProposalPdf,
  renderReminderPdf,
  renderStatementPdf,
  renderTimesheetPdf,
} from '#modules/documents/public'
import { sampleOf, sampleReminder } from './models.js'
import {
  sampleCreditNote,
  sampleDeliveryNote,
  sampleDownPayment,
  sampleFinalInvoice,
  sampleProposal,
  sampleStatement,
  sampleTimesheet,
} from './more_models.js'
import { type SampleLanguage, TEXTS } from './texts.js'

const FOLDER = new URL('./', import.meta.url)

/** As many times the four items, so that tables go over pages. */
const LONG = 50

/** Prints a document of each kind in each language, and an invoice in each template. */
export async function printSamples() {
  for (const language of Object.keys(TEXTS) as SampleLanguage[]) {
    const folder = new URL(`${language}/`, FOLDER)
    await mkdir(folder, { recursive: true })
    const save = (name: string, pdf: Buffer) => writeFile(new URL(`${name}.pdf`, folder), pdf)
    const [classic, modern, compact] = (['classic', 'modern', 'compact'] as const).map(
      (template) => ({ language, template })
    )
    await save('invoice-classic', await renderDocumentPdf(sampleOf('invoice', classic)))
    await save('invoice-modern', await renderDocumentPdf(sampleOf('invoice', modern)))
    await save('invoice-compact', await renderDocumentPdf(sampleOf('invoice', compact)))
    await save('estimate-modern', await renderDocumentPdf(sampleOf('estimate', modern)))
    await save('cancellation-compact', await renderDocumentPdf(sampleOf('cancellation', compact)))
    await save('reminder-classic', await renderReminderPdf(sampleReminder(classic)))
    await save('reminder-modern', await renderReminderPdf(sampleReminder(modern)))
    await save('down-payment-modern', await renderDocumentPdf(sampleDownPayment(modern)))
    await save('final-invoice-modern', await renderDocumentPdf(sampleFinalInvoice(modern)))
    await save('credit-note-classic', await renderDocumentPdf(sampleCreditNote(classic)))
    await save('delivery-note-modern', await renderDeliveryPdf(sampleDeliveryNote(modern)))
    await save('statement-classic', await renderStatementPdf(sampleStatement(classic)))
    await save('timesheet-modern', await renderTimesheetPdf(sampleTimesheet(modern)))
    await save('proposal-modern', await renderProposalPdf(sampleProposal(modern)))
    await save('invoice-200-lines', await renderDocumentPdf(sampleOf('invoice', modern, LONG)))
  }
}
