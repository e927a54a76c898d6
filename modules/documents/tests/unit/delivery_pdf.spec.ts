import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { parseDecimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import { deliveryView } from '#modules/documents/pdf/kinds/delivery_view'
import { renderDeliveryPdf, renderDeliverySvg } from '#modules/documents/pdf/render'
import { deliveryLine, sampleDelivery } from '#modules/documents/tests/sample_delivery'

const canRead = existsSync('/usr/bin/pdftotext')
const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).replace(
    /[\u00a0\u202f]/g,
    ' '
  )

const PRICES = {
  priceMode: 'net' as const,
  taxes: [
    { category: 'S' as const, rate: parseDecimal('19'), base: minor(12_500n), tax: minor(2375n) },
  ],
  amountSum: minor(12_500n),
  net: minor(12_500n),
  total: minor(14_875n),
}

test.group('PDF of a delivery note', () => {
  test('{0} shows the goods, their recipient, the order and the sender')
    .with([
      [
        'de',
        'Lieferschein LS-2026-0007',
        'Sendungsnummer',
        '10 Stk',
        'Ort, Datum und Unterschrift',
      ],
      ['en', 'Delivery note LS-2026-0007', 'Parcel no.', '10 pcs', 'Place, date and signature'],
      [
        'sq',
        'Fletëdërgesë LS-2026-0007',
        'Numri i dërgesës',
        '10 copë',
        'Vendi, data dhe nënshkrimi',
      ],
    ] as const)
    .run(async ({ assert }, [language, ...wanted]) => {
      const text = textOf(await renderDeliveryPdf(sampleDelivery({ language })))
      const facts = ['Zentrale GmbH', 'AN-2026-0003', 'B-77', 'DHL', '20.11.2026']
      for (const part of [...wanted, ...facts]) assert.include(text, part)
      assert.notInclude(text, 'documents:pdf')
      assert.notInclude(text, '12,50')
    })
    .skip(!canRead, 'pdftotext is not installed')

  test('a partial delivery shows ordered, earlier and outstanding quantities', ({ assert }) => {
    const { lines, columns } = deliveryView(sampleDelivery({ lines: [deliveryLine('3', '4')] }))
    assert.deepEqual(columns.slice(2), ['Bestellt', 'Bereits geliefert', 'Diese Lieferung', 'Rest'])
    assert.deepEqual(lines[0].cells, ['10 Stk', '4 Stk', '3 Stk', '3 Stk'])
    const beyond = deliveryView(sampleDelivery({ lines: [deliveryLine('9', '4')] }))
    assert.equal(beyond.lines[0].cells.at(-1), '0 Stk')
  })

  test('with prices each line has its own and the sums stand below', async ({ assert }) => {
    const view = deliveryView(sampleDelivery({ prices: PRICES }))
    assert.deepEqual(view.lines[0].cells.slice(1), ['12,50', '125,00'])
    assert.lengthOf(view.sums, 2)
    assert.include(view.total[1], '148,75')
    assert.include((await renderDeliverySvg(sampleDelivery({ prices: PRICES }))).svg, '<svg')
  })

  test('a signature appears below with name and local time, and is PDF/A-3', async ({ assert }) => {
    const picture = await sharp({
      create: { width: 300, height: 100, channels: 3, background: '#ffffff' },
    })
      .png()
      .toBuffer()
    const signedAt = Date.parse('2026-11-20T13:05:00Z')
    const receipt = { name: 'Anna Muster', signedAt, timeZone: 'Europe/Berlin', picture }
    const model = sampleDelivery({ receipt })
    const [first, second] = [await renderDeliveryPdf(model), await renderDeliveryPdf(model)]
    assert.isTrue(first.equals(second))
    assert.include(first.toString('latin1'), '<pdfaid:part>3</pdfaid:part>')
    assert.equal(
      deliveryView(model).receipt.text,
      'Unterschrieben von Anna Muster am 20.11.2026, 14:05'
    )
  })

  test('a draft is marked and asks for no signature', ({ assert }) => {
    const { watermark, receipt } = deliveryView(sampleDelivery({ isDraft: true, number: '' }))
    assert.deepEqual([watermark, receipt.title], ['ENTWURF', ''])
  })
})
