import { test } from '@japa/runner'
import { zipOf } from '#modules/imports/tests/workbook'
import { makeBankDesk, OWN_IBAN } from '../bank_desk.js'
import { CSV_FILES } from '../csv_files.js'
import { CAMT_052, CAMT_053_V8, CAMT_054, MT940, MT940_PLAIN, OFX_SGML, OFX_XML } from '../files.js'

/** The common content of all of these files. */
const EXPECTED = [
  {
    amount: 119,
    date: '2026-03-02',
    valueDate: '2026-03-02',
    currency: 'EUR',
    name: 'Bäckerei Korn GmbH',
    iban: 'DE89370400440532013000',
    purpose: 'Rechnung RE-2026-0001 vom 15.02.2026',
    state: 'open',
  },
  {
    amount: -49.9,
    date: '2026-03-03',
    name: 'Strom & Gas AG',
    purpose: 'Abschlag März',
    state: 'open',
  },
]

const FILES: Record<string, { format: string; file: string | Buffer; account?: string }> = {
  'CAMT.053': { format: 'camt', file: CAMT_053_V8, account: OWN_IBAN },
  'CAMT.052': { format: 'camt', file: CAMT_052, account: OWN_IBAN },
  'CAMT.054': { format: 'camt', file: CAMT_054, account: OWN_IBAN },
  MT940: { format: 'mt940', file: MT940, account: '12030000/0000202051' },
  'OFX as SGML': { format: 'ofx', file: OFX_SGML, account: '0000202051' },
  'OFX as XML': { format: 'ofx', file: OFX_XML, account: '0000202051' },
  ...Object.fromEntries(
    Object.entries(CSV_FILES).map(([bank, file]) => [`CSV of ${bank}`, { format: 'csv', ...file }])
  ),
}

/** Fields missing from the files of some banks. */
const UNTOLD: Record<string, (keyof (typeof EXPECTED)[0])[]> = {
  'OFX as SGML': ['iban', 'valueDate'],
  'OFX as XML': ['iban', 'valueDate'],
  'CSV of comdirect': ['iban', 'name'],
  'CSV of ING': ['iban'],
  'CSV of a bank with columns for both directions': ['iban', 'valueDate'],
  'CSV of ProCredit': ['iban', 'name', 'valueDate'],
}

test.group('Formats of bank statements', () => {
  test('row 58: a statement is read from {$self}')
    .with(Object.keys(FILES))
    .run(async ({ client, assert }, name) => {
      const desk = await makeBankDesk(client)
      const { format, file, account } = FILES[name]!
      const made = await desk.brought(file)
      assert.equal(made.added, 2)
      assert.containsSubset(made.statements, [
        { format, entryCount: 2, from: '2026-03-02', to: '2026-03-03' },
      ])
      if (account) assert.equal(made.statements[0].account, account)
      const untold = UNTOLD[name] ?? []
      const told = EXPECTED.map((entry) =>
        Object.fromEntries(
          Object.entries(entry).filter(([field]) => !(untold as string[]).includes(field))
        )
      )
      assert.containsSubset(await desk.entries(), told)
    })

  test('a field 86 without parts is the purpose, and the turn of the year is right', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    await desk.brought(MT940_PLAIN)
    assert.containsSubset(await desk.entries(), [
      {
        amount: -12.5,
        date: '2025-12-31',
        valueDate: '2026-01-02',
        purpose: 'TARIFA MUJORE E LLOGARISË',
      },
      { amount: 500, date: '2026-01-05', currency: 'EUR', purpose: 'FATURA 2026-0007 PAGESA' },
    ])
  })

  test('a table with unknown headings asks for its columns, and is read alike the next time', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const rows = (day: string) => `Wann;Wieviel;Wer;Wofür\n${day};1.234,56;Anna;Rechnung 7\n`
    const refused = await desk.send(rows('02.03.2026'))
    refused.assertStatus(422)
    assert.equal(refused.body().code, 'columns_needed')
    assert.deepEqual(refused.body().columns[1], {
      heading: 'Wieviel',
      samples: ['1.234,56'],
      column: null,
    })
    assert.include(refused.body().known, 'bookedOn')
    assert.lengthOf(await desk.entries(), 0)

    await desk.brought(rows('02.03.2026'), '?columns=bookedOn,amount,name,purpose')
    assert.equal((await desk.brought(rows('03.03.2026'))).added, 1)
    assert.containsSubset(await desk.entries(), [
      { date: '2026-03-02', amount: 1234.56, name: 'Anna', purpose: 'Rechnung 7' },
      { date: '2026-03-03' },
    ])
    ;(await desk.send(rows('04.03.2026'), '?columns=role,amount,name,purpose')).assertStatus(422)
  })

  test('row 58: CAMT files in a ZIP file are read together, and an entry in two of them counts once', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const zip = await zipOf({ '2026-03-03.xml': CAMT_053_V8, '2026-03-02.xml': CAMT_052 })
    assert.containsSubset(await desk.brought(zip), { added: 2, known: 0 })
    assert.containsSubset(await desk.brought(CAMT_053_V8), { added: 0, known: 2 })
  })

  test('a pending entry is left out', async ({ client, assert }) => {
    const desk = await makeBankDesk(client)
    const pending = CAMT_053_V8.replace('<Cd>BOOK</Cd>', '<Cd>PDNG</Cd>')
    assert.equal((await desk.brought(pending)).added, 1)
  })

  test('a returned transfer and a returned debit have the direction of the money', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const reversed = (indicator: string) =>
      `<CdtDbtInd>${indicator}</CdtDbtInd><RvslInd>true</RvslInd>`
    await desk.brought(
      CAMT_053_V8.replace('<CdtDbtInd>DBIT</CdtDbtInd>', reversed('CRDT')).replace(
        '<CdtDbtInd>CRDT</CdtDbtInd><Sts>',
        `${reversed('DBIT')}<Sts>`
      )
    )
    assert.containsSubset(await desk.entries(), [
      { amount: -119, name: 'Bäckerei Korn GmbH' },
      { amount: 49.9, name: 'Strom & Gas AG' },
    ])
  })
})
