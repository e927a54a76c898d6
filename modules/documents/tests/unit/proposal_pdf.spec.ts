import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { minor } from '#core/money/minor'
import { renderProposalPdf } from '#modules/documents/pdf/render'
import { rich, sampleProposal } from '#modules/documents/tests/sample_proposal'

const canRead = existsSync('/usr/bin/pdftotext')
const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).replace(
    /[\u00a0\u202f]/g,
    ' '
  )

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
    .jpeg()
    .toBuffer()

test.group('PDF of a proposal', () => {
  test('row 67: {0} tells every block, and page x of y')
    .with([
      ['de', 'Projektangebot', 'Gültig bis', 'Seite 1 von 3', 'Ort, Datum, Unterschrift'],
      ['en', 'Proposal', 'Valid until', 'Page 1 of 3', 'Place, date, signature'],
      ['sq', 'Propozim', 'deri', 'Faqja 1 nga 3', 'Vendi, data, nënshkrimi'],
    ] as const)
    .run(async ({ assert }, [language, ...wanted]) => {
      const text = textOf(await renderProposalPdf(sampleProposal({ language })))
      const everywhere = ['Neuer Auftritt', 'PR-2026-0003', '20.12.2026', 'Worum es geht']
      const blocks = ['Erstens', 'Konzept', 'Auftakt', '04.01.2027', 'Fahrtkosten', 'Nach Aufwand']
      for (const part of [...wanted, ...everywhere, ...blocks]) assert.include(text, part)
      assert.notInclude(text, 'documents:pdf')
    })
    .skip(!canRead, 'pdftotext is not installed')

  test('row 67: is tagged PDF/A-3 with its pictures, and the same for the same model', async ({
    assert,
  }) => {
    const model = sampleProposal({
      pictures: [await picture(1600, 800), await picture(300, 2000)],
      accepted: { name: 'Anna Weiß', on: '2026-11-22', total: minor(119_000n) },
    })
    const block = { heading: 'Am Hafen', text: rich('Text'), items: [] }
    const blocks = [
      { ...block, kind: 'cover' as const, picture: { place: 0, width: 1600, height: 800 } },
      { ...block, kind: 'image' as const, picture: { place: 1, width: 300, height: 2000 } },
      ...model.blocks.slice(1),
    ]
    const [first, second] = [
      await renderProposalPdf({ ...model, blocks }),
      await renderProposalPdf({ ...model, blocks }),
    ]
    assert.isTrue(first.equals(second))
    const content = first.toString('latin1')
    assert.include(content, '<pdfaid:part>3</pdfaid:part>')
    assert.match(content, /\/Subtype ?\/Image/)
    assert.include(content, '/StructTreeRoot')
    if (canRead) assert.match(textOf(first), /Anna Weiß am 22\.11\.2026.*1\.190,00 €/s)
  })

  test('a proposal without blocks is a cover', async ({ assert }) => {
    const pdf = await renderProposalPdf(sampleProposal({ blocks: [], lines: [] }))
    if (canRead) assert.include(textOf(pdf), 'Neuer Auftritt')
  })
})
