import { test } from '@japa/runner'
import { makeImportDesk } from '../import_desk.js'

test.group('Imports of items', () => {
  test('read prices as they are written, with and without tax', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    const file =
      'Artikelnummer;Bezeichnung;Preis netto;Preis brutto;MwSt;Einheit;Art\nA1;Stunde;1.234,50 €;;19 %;h;Dienstleistung\nA2;Kabel;;23,80;19;m;Ware\n'
    const { done } = await desk.brought('items', file)
    assert.deepInclude(done, { created: 2 })
    const listed = (await desk.get('/api/items?sort=number')).body()
    assert.deepEqual(
      listed.map(({ number, unitPrice, taxRate, unit, type }: Record<string, unknown>) => [
        ...[number, unitPrice, taxRate, unit, type],
      ]),
      [
        ['A1', 1234.5, 19, 'h', 'service'],
        ['A2', 20, 19, 'm', 'product'],
      ]
    )
  })

  test('update only what the file tells', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    await desk.brought('items', 'Artikelnummer;Name;Preis;MwSt\nA1;Stunde;100;7\n')
    const { done } = await desk.brought('items', 'Artikelnummer;Preis\nA1;120,5\n', {
      existing: 'update',
    })
    assert.deepInclude(done, { updated: 1, failed: 0 })
    assert.deepInclude((await desk.get('/api/items')).body()[0], {
      name: 'Stunde',
      unitPrice: 120.5,
      taxRate: 7,
    })
  })
})
