import { execFileSync } from 'node:child_process'
import { test } from '@japa/runner'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import {
  renderDocumentPdf,
  renderProposalPdf,
  renderTimesheetPdf,
} from '#modules/documents/pdf/render'
import { letterheadSvg } from '#modules/documents/tests/letterheads'
import { sampleDocument } from '#modules/documents/tests/sample_document'
import { sampleProposal } from '#modules/documents/tests/sample_proposal'
import { sampleTimesheet, workedTimes } from '#modules/documents/tests/sample_timesheet'

const ROOM = { topFirst: 62, topFollowing: 50, bottom: 40 }
const DRAWINGS = { first: 'a'.repeat(64), following: null }

/** The first and the last line of text on each page, in millimetres from the top. */
function edgesOf(pdf: Buffer) {
  const xml = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' })
  return xml
    .split('<page ')
    .slice(1)
    .map((page) => {
      const edges = (name: string) =>
        [...page.matchAll(new RegExp(`${name}="([\\d.]+)"`, 'g'))].map(
          ([, points]) => (Number(points) * 25.4) / 72
        )
      return { top: Math.min(...edges('yMin')), bottom: Math.max(...edges('yMax')) }
    })
}

/** A letter on a stationery. */
const on = <Model extends { seller: object }>(model: Model, replacesHead: boolean) => ({
  ...model,
  seller: { ...model.seller, stationery: { ...DRAWINGS, ...ROOM, replacesHead } },
  stationery: [letterheadSvg()],
})

test.group('The room on a stationery', () => {
  test('{$self}: all text of a letter of 60 lines stays inside, except the address in form A')
    .with(['classic', 'modern', 'compact'] as const)
    .run(async ({ assert }, template) => {
      const document = on(sampleDocument({ count: 60, template }), true)
      const projects = [{ name: 'Neuer Onlineshop', entries: workedTimes(60) }]
      const timesheet = on(sampleTimesheet({ template, projects }), true)
      const pdfs = [await renderDocumentPdf(document), await renderTimesheetPdf(timesheet)]
      for (const [first, ...later] of pdfs.map(edgesOf)) {
        const address = template === 'compact' ? 44.7 : ROOM.topFirst
        assert.isAtLeast(first!.top, address)
        assert.isNotEmpty(later)
        for (const { top } of later) assert.isAtLeast(top, ROOM.topFollowing)
        for (const { bottom } of [first!, ...later]) assert.isAtMost(bottom, 297 - ROOM.bottom)
      }
      const text = textOfPdf(pdfs[0]!)
      assert.notInclude(text, 'AG Charlottenburg')
      assert.include(text, 'Seite 1 von')
    })
    .skip(!canReadPdf, 'pdftotext is not installed')

  test('with a head of ours, the foot stays above the lower margin', async ({ assert }) => {
    const pdf = await renderDocumentPdf(on(sampleDocument({ count: 3 }), false))
    const text = textOfPdf(pdf)
    assert.include(text, 'AG Charlottenburg')
    assert.isAtMost(edgesOf(pdf)[0]!.bottom, 297 - ROOM.bottom)
  }).skip(!canReadPdf, 'pdftotext is not installed')

  test('{$self}: the cover and the parts of a proposal stay inside')
    .with(['classic', 'modern', 'compact'] as const)
    .run(async ({ assert }, template) => {
      const { lines } = sampleDocument({ count: 30 })
      const pdf = await renderProposalPdf(on(sampleProposal({ template, lines }), true))
      const [cover, ...later] = edgesOf(pdf)
      assert.isAtLeast(cover!.top, ROOM.topFirst)
      assert.isNotEmpty(later)
      for (const { top } of later) assert.isAtLeast(top, ROOM.topFollowing)
      for (const { bottom } of [cover!, ...later]) assert.isAtMost(bottom, 297 - ROOM.bottom)
      assert.notInclude(textOfPdf(pdf), 'AG Charlottenburg')
    })
    .skip(!canReadPdf, 'pdftotext is not installed')

  test('a proposal of the second edition of papers is printed without one, as it was sent', async ({
    assert,
  }) => {
    const proposal = sampleProposal()
    const before = { ...proposal, seller: { ...proposal.seller, paperEdition: 2 } }
    const [plain, drawn] = await Promise.all([
      renderProposalPdf(before),
      renderProposalPdf(on(before, true)),
    ])
    assert.isTrue(plain.equals(drawn))
    assert.isFalse(plain.equals(await renderProposalPdf(on(proposal, true))))
  })
})
