import { test } from '@japa/runner'
import { makeImportDesk } from '../import_desk.js'

type Listed = Record<string, unknown>

test.group('Imports of items', () => {
  test('read prices as they are written, with and without tax', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    const file =
      'Artikelnummer;Bezeichnung;Preis netto;Preis brutto;MwSt;Einheit;Art\nA1;Stunde;1.234,50 €;;19 %;h;Dienstleistung\nA2;Kabel;;23,80;19;m;Ware\n'
    const { done } = await desk.brought('items', file)
    assert.deepInclude(done, { created: 2 })
    const listed = (await desk.get('/api/items?sort=number')).body()
    assert.deepEqual(
      listed.map(({ number, unitPrice, priceMode, netPrice, taxRate, unit, type }: Listed) => [
        number,
        unitPrice,
        priceMode,
        netPrice,
        taxRate,
        unit,
        type,
      ]),
      [
        ['A1', 1234.5, 'net', 1234.5, 19, 'h', 'service'],
        ['A2', 23.8, 'gross', 20, 19, 'm', 'product'],
      ]
    )
  })

  test('update only the fields in the file', async ({ client, assert }) => {
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

  test('row 20: a column says whether prices are gross; without it they are as the company prices', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const file =
      'Artikelnummer;Name;Preis;Preis ist brutto;MwSt\nA1;Buch;10,70;ja;7\nA2;Rat;100;nein;19\nA3;Heft;5,35;Brutto;7\nA4;Kurs;80;;19\n'
    await desk.brought('items', file)
    await desk.post('/api/settings', { preferences: { priceMode: 'gross' } })
    await desk.brought(
      'items',
      'Artikelnummer;Name;Preis;Netto;MwSt\nA5;Lampe;119;;19\nA6;Tisch;;100;19\n'
    )
    const listed = (await desk.get('/api/items?sort=number')).body()
    assert.deepEqual(
      listed.map(({ number, priceMode, netPrice, grossPrice }: Listed) => [
        number,
        priceMode,
        netPrice,
        grossPrice,
      ]),
      [
        ['A1', 'gross', 10, 10.7],
        ['A2', 'net', 100, 119],
        ['A3', 'gross', 5, 5.35],
        ['A4', 'net', 80, 95.2],
        ['A5', 'gross', 100, 119],
        ['A6', 'net', 100, 119],
      ]
    )
    const { done } = await desk.brought('items', 'Artikelnummer;Preis\nA1;21,40\n', {
      existing: 'update',
    })
    assert.deepInclude(done, { updated: 1, failed: 0 })
    const changed = (await desk.get('/api/items?sort=number')).body()[0]
    assert.containSubset(changed, { priceMode: 'gross', grossPrice: 21.4, netPrice: 20 })
  })
})
