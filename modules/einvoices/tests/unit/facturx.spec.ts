import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { renderDocumentPdf } from '#modules/documents/public'
import { sampleDocument } from '#modules/documents/tests/sample_document'
import { embedFacturX } from '#modules/einvoices/facturx/embed_facturx'
import { writeCii } from '#modules/einvoices/write/cii/write_cii'
import { filesInside, pdfFaults } from '../support/pdf_guard.js'
import { SCENARIOS } from '../support/scenarios.js'

const PROPERTIES = ['DocumentType', 'DocumentFileName', 'Version', 'ConformanceLevel']
const hasQpdf = existsSync('/usr/bin/qpdf')
const xml = writeCii(SCENARIOS.mixed(), 'en16931')

test.group('Hybrid PDF', () => {
  test('in profile {$self} it is PDF/A-3 with the XML inside')
    .with(['en16931', 'xrechnung'] as const)
    .run(async ({ assert }, profile) => {
      const written = writeCii(SCENARIOS.mixed(), profile)
      const pdf = await embedFacturX(sampleDocument(), written, profile)
      assert.deepEqual(await pdfFaults(pdf), [])
      const name = profile === 'xrechnung' ? 'xrechnung.xml' : 'factur-x.xml'
      const file = (await filesInside(pdf)).get(name)
      assert.equal(file?.content, written)
      assert.equal(file?.relationship, '/Alternative')
    })

  test('a second attachment is embedded beside it', async ({ assert }) => {
    const model = sampleDocument({
      attachments: [
        {
          name: 'Stundenzettel.csv',
          mimeType: 'text/csv',
          description: 'Für <November> & "Dezember"',
          relationship: 'supplement',
          content: Buffer.from('Tag;Stunden\n'),
        },
      ],
    })
    const pdf = await embedFacturX(model, xml, 'en16931')
    assert.deepEqual(await pdfFaults(pdf), [])
    const files = await filesInside(pdf)
    assert.sameMembers([...files.keys()], ['factur-x.xml', 'Stundenzettel.csv'])
    assert.equal(files.get('Stundenzettel.csv')?.content, 'Tag;Stunden\n')
  })

  test('equal documents give equal files', async ({ assert }) => {
    const [first, second] = await Promise.all([
      embedFacturX(sampleDocument(), xml, 'en16931'),
      embedFacturX(sampleDocument(), xml, 'en16931'),
    ])
    assert.isTrue(first.equals(second))
  })

  test('the guard sees a file without the properties', async ({ assert }) => {
    const faults = await pdfFaults(await renderDocumentPdf(sampleDocument()))
    assert.deepEqual(
      faults,
      PROPERTIES.map((name) => `fx:${name} missing`)
    )
  })

  test('qpdf finds no fault', async ({ assert }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-hybrid-'))
    const path = join(folder, 'hybrid.pdf')
    writeFileSync(path, await embedFacturX(sampleDocument(), xml, 'en16931'))
    const told = execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    assert.include(told, 'No syntax or stream encoding errors found')
  }).skip(!hasQpdf, 'qpdf is not installed')
})
