import { test } from '@japa/runner'
import { objectsOfPdf } from '#core/tests/pdf_text'
import { finishPdf } from '#modules/documents/pdf/finish_pdf'
import {
  renderDeliveryPdf,
  renderDocumentPdf,
  renderProposalPdf,
  renderReminderPdf,
  renderTimesheetPdf,
} from '#modules/documents/pdf/render'
import { sampleDelivery } from '#modules/documents/tests/sample_delivery'
import { sampleDocument } from '#modules/documents/tests/sample_document'
import { sampleProposal } from '#modules/documents/tests/sample_proposal'
import { sampleReminder } from '#modules/documents/tests/sample_reminder'
import { sampleTimesheet } from '#modules/documents/tests/sample_timesheet'

const PRINTS: Record<string, () => Promise<Buffer>> = {
  document: () => renderDocumentPdf(sampleDocument()),
  proposal: () => renderProposalPdf(sampleProposal()),
  reminder: () => renderReminderPdf(sampleReminder()),
  'delivery note': () => renderDeliveryPdf(sampleDelivery()),
  timesheet: () => renderTimesheetPdf(sampleTimesheet()),
}

/** The output of typst, before the update. */
function printedPart(pdf: Buffer) {
  const end = /startxref\s+\d+\s+%%EOF/.exec(pdf.toString('latin1'))
  return pdf.subarray(0, (end?.index ?? 0) + (end?.[0].length ?? 0))
}

test.group('PDF/UA', () => {
  test('a {$self} is marked as PDF/UA-1, and viewers show its title')
    .with(Object.keys(PRINTS))
    .run(async ({ assert }, name) => {
      const pdf = await PRINTS[name]!()
      const update = pdf.subarray(printedPart(pdf).length)
      assert.match(update.toString(), /<pdfaSchema:prefix>pdfuaid<\/pdfaSchema:prefix>/)
      assert.match(update.toString(), /<pdfuaid:part>1<\/pdfuaid:part>/)
      assert.match(update.toString(), /<dc:title><rdf:Alt><rdf:li xml:lang="x-default">[^<]+</)
      assert.match(
        objectsOfPdf(update),
        /\/Type \/Catalog[\s\S]*\/ViewerPreferences <<\s+\/DisplayDocTitle true/
      )
    })

  test('the pages stay as they were printed, byte for byte', async ({ assert }) => {
    const pdf = await renderDocumentPdf(sampleDocument())
    assert.isTrue(finishPdf(printedPart(pdf)).equals(pdf))
    assert.notMatch(objectsOfPdf(printedPart(pdf)), /DisplayDocTitle/)
  })

  test('a PDF that another program wrote is refused', ({ assert }) => {
    assert.throws(() => finishPdf(Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF')), /no trailer/)
  })
})
