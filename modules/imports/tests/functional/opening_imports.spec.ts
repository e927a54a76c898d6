import { test } from '@japa/runner'
import { verifyAuditChain } from '#core/audit/verify_audit_chain'
import { type ImportDesk, makeImportDesk } from '../import_desk.js'

const CLIENTS = `Nummer;Name;USt-IdNr.;Währung;E-Mail
7;Anna GmbH;DE136695976;;anna@example.test
8;Bert AG;DE987654328;CHF;
9;Zwilling;;;
10;Zwilling;;;
`

async function clientId(desk: ImportDesk, number: string): Promise<string> {
  const listed: { _id: string; number: string }[] = (await desk.get('/api/clients')).body()
  return listed.find((one) => one.number === number)?._id ?? ''
}

async function balances(desk: ImportDesk, number: string) {
  const path = `/api/clients/${await clientId(desk, number)}/opening-balances`
  const listed: Record<string, unknown>[] = (await desk.get(path)).body()
  return listed.map(({ currency, amount, date, note }) => [currency, amount, date, note])
}

async function germanDesk(client: Parameters<typeof makeImportDesk>[0]) {
  const desk = await makeImportDesk(client, { language: 'de' })
  await desk.brought('clients', CLIENTS)
  return desk
}

const HEADINGS = {
  German: 'Kundennummer;Kunde;USt-IdNr.;Anfangssaldo;Währung;Stichtag;Bemerkung',
  English: 'Customer number;Customer;VAT number;Opening balance;Currency;As of;Note',
  Albanian: 'Numri i klientit;Klienti;NIPT;Gjendja fillestare;Monedha;Data;Shënime',
}

test.group('Imports of opening balances', () => {
  test('row 17: find clients by number, VAT id or name; a debit is positive, a credit negative', async ({
    client,
    assert,
  }) => {
    const desk = await germanDesk(client)
    const { done } = await desk.brought(
      'openings',
      `Kundennummer;USt-IdNr.;Kunde;Saldo;Währung;Datum;Text
7;;;1.234,50;;31.12.2025;laut Altsystem
;de 987 654 328;;-20,05;;31.12.2025;
;;anna gmbh;3;usd;1.1.2026;
`
    )
    assert.deepInclude(done, { created: 3, failed: 0 })
    assert.deepEqual(await balances(desk, '7'), [
      ['EUR', 1234.5, '2025-12-31', 'laut Altsystem'],
      ['USD', 3, '2026-01-01', ''],
    ])
    assert.deepEqual(await balances(desk, '8'), [['CHF', -20.05, '2025-12-31', '']])
    const ledger = (await desk.get(`/api/clients/${await clientId(desk, '7')}/ledger`)).body()
    assert.containsSubset(ledger, {
      closing: 1234.5,
      entries: [{ kind: 'opening', debit: 1234.5, balance: 1234.5 }],
    })
    assert.isUndefined(await verifyAuditChain(desk.company.id))
  })

  test('know headings in {$self}')
    .with(Object.keys(HEADINGS) as (keyof typeof HEADINGS)[])
    .run(async ({ client, assert }, language) => {
      const desk = await makeImportDesk(client)
      const { columns } = await desk.uploaded('openings', `${HEADINGS[language]}\n1;2;3;4;5;6;7\n`)
      assert.deepEqual(
        columns.map(({ field }: { field: string }) => field),
        ['clientNumber', 'clientName', 'vatId', 'amount', 'currency', 'date', 'note']
      )
    })

  test('report unknown or ambiguous clients, and invalid amounts, days and currencies', async ({
    client,
    assert,
  }) => {
    const desk = await germanDesk(client)
    const rows = [
      '99;;1;EUR;31.12.2025',
      ';Zwilling;1;EUR;31.12.2025',
      ';Niemand;1;EUR;31.12.2025',
      ';;1;EUR;31.12.2025',
      '7;;viel;EUR;31.12.2025',
      '7;;;EUR;31.12.2025',
      '7;;0;EUR;31.12.2025',
      '7;;1,005;EUR;31.12.2025',
      '7;;99999999999999999;EUR;31.12.2025',
      '7;;1;EUR;31.2.2025',
      '7;;1;EUR;',
      '7;;1;Taler;31.12.2025',
      '8;;1;;31.12.2025',
      ';Bert AG;2;CHF;31.12.2025',
    ]
    const { _id } = await desk.uploaded(
      'openings',
      `Kundennummer;Kunde;Saldo;Währung;Datum\n${rows.join('\n')}\n`
    )
    const { planned } = await desk.take(_id, 'check')
    assert.deepEqual(planned, { create: 1, update: 0, skip: 0, fault: 13 })
    const faults: { row: number; column: string; message: string }[] = await desk.faults(_id)
    assert.deepEqual(
      faults.map(({ row, column }) => [row, column]),
      [
        'Kundennummer',
        'Kunde',
        'Kunde',
        'Kundennummer',
        'Saldo',
        'Saldo',
        'Saldo',
        'Saldo',
        'Saldo',
        'Datum',
        'Datum',
        'Währung',
        'Saldo',
      ].map((column, index) => [index < 12 ? index + 2 : 15, column])
    )
    assert.equal(
      faults[1].message,
      'Mehrere Kunden heißen so. Bitte geben Sie die Kundennummer an.'
    )
    assert.equal(
      faults[12].message,
      'In Zeile 14 steht bereits ein Anfangssaldo dieses Kunden in dieser Währung.'
    )
    assert.deepEqual(await balances(desk, '8'), [])
  })

  test('keep an existing balance, change it or refuse a second one as chosen', async ({
    client,
    assert,
  }) => {
    const desk = await germanDesk(client)
    await desk.brought('openings', 'Kundennummer;Saldo;Datum;Text\n7;10;31.12.2025;alt\n')
    const file = 'Kundennummer;Saldo;Datum\n7;25;1.1.2026\n'
    const skipped = await desk.brought('openings', file)
    assert.deepEqual(skipped.planned, { create: 0, update: 0, skip: 1, fault: 0 })
    const twice = await desk.brought('openings', file, { existing: 'create' })
    assert.deepEqual(twice.planned, { create: 0, update: 0, skip: 0, fault: 1 })
    const changed = await desk.brought('openings', file, { existing: 'update' })
    assert.deepInclude(changed.done, { created: 0, updated: 1, failed: 0 })
    assert.deepEqual(await balances(desk, '7'), [['EUR', 25, '2026-01-01', 'alt']])
    const { done } = await desk.take(changed._id, 'undo')
    assert.deepInclude(done, { restored: 1, kept: 0 })
    assert.deepEqual(await balances(desk, '7'), [['EUR', 10, '2025-12-31', 'alt']])
  })

  test('undo removes balances that are unchanged since', async ({ client, assert }) => {
    const desk = await germanDesk(client)
    const { _id } = await desk.brought(
      'openings',
      'Kundennummer;Saldo;Datum\n7;10;31.12.2025\n8;-20;31.12.2025\n9;30;31.12.2025\n'
    )
    const path = `/api/clients/${await clientId(desk, '7')}/opening-balances/EUR`
    ;(await desk.put(path, { amount: 11, date: '2025-12-31' })).assertStatus(200)
    ;(
      await desk.remove(`/api/clients/${await clientId(desk, '9')}/opening-balances/EUR`)
    ).assertStatus(204)
    const { done } = await desk.take(_id, 'undo')
    assert.deepInclude(done, { removed: 2, kept: 1 })
    assert.deepEqual(await balances(desk, '7'), [['EUR', 11, '2025-12-31', '']])
    assert.deepEqual(await balances(desk, '8'), [])
    assert.isUndefined(await verifyAuditChain(desk.company.id))
  })

  test('a balance included in a statement stays as it is', async ({ client, assert }) => {
    const desk = await germanDesk(client)
    const file = 'Kundennummer;Saldo;Datum\n7;10;31.12.2025\n'
    const { _id } = await desk.brought('openings', file)
    const id = await clientId(desk, '7')
    ;(await desk.post(`/api/clients/${id}/statements`)).assertStatus(201)
    const refused = await desk.brought('openings', file, { existing: 'update' })
    assert.deepEqual(refused.planned, { create: 0, update: 0, skip: 0, fault: 1 })
    assert.deepInclude((await desk.take(_id, 'undo')).done, { removed: 0, kept: 1 })
  })
})
