import { test } from '@japa/runner'
import { unzipSync } from 'fflate'
import { call } from '#core/tests/call'
import { makePerson } from '#modules/auth/factories/company_factory'
import { MASTER_FILE } from '#modules/datev/package/master_file'
import { makeDatevDesk, NUMBERS } from '#modules/datev/tests/datev_desk'
import { readDocumentXml } from '#modules/datev/tests/reader/read_document_xml'
import { readMaster } from '#modules/datev/tests/reader/read_master'
import { SUPPLIES } from '#modules/expenses/factories/expense_factory'
import { LINE } from '#modules/invoicing/factories/invoice_factory'

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')
const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString()

test.group('DATEV export: handing over', () => {
  test('row 140: receipts go along in a package, and their bookings point to them', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const { _id, number } = await desk.invoice({ lines: [LINE] })
    const expense = await desk.post('/api/expenses', {
      vendor: 'Papierhaus & Söhne',
      date: '2026-03-01',
      paidDate: null,
      lines: [SUPPLIES],
    })
    const path = `/api/expenses/${expense.body()._id}/receipts`
    ;(await desk.sendFile(path, 'Beleg Nr. 1.pdf', PDF)).assertStatus(201)

    const files = await desk.exported({ hasReceipts: true })
    const packed = unzipSync(files['Belege_001.zip'])
    const { documents } = readDocumentXml(text(packed['document.xml']))
    assert.sameMembers(
      documents.map(({ guid, type }) => `${guid} ${type}`),
      [`${_id} 2`, `${expense.body()._id} 1`]
    )
    const named = documents.flatMap((document) => document.files)
    assert.sameMembers([...named, 'document.xml'], Object.keys(packed))
    const linked = desk.batches(files).flatMap(({ rows }) => rows.map((row) => row.receiptId))
    assert.sameMembers([...new Set(linked)], [_id, expense.body()._id])
    const own = documents.find(({ guid }) => guid === _id)?.files[0] ?? ''
    assert.isTrue(text(packed[own]).startsWith('%PDF'))
    assert.include(text(files['Receipts.csv']), `${_id};${number}`)
    assert.include(text(files['Sums.csv']), '119.00')
  })

  test('row 140: a receipt for the adviser keeps an invoice from being void and is no receipt by the client', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const { _id } = await desk.invoice({ lines: [LINE], date: '2026-03-01', dueDate: '2026-03-15' })
    await desk.exported({ hasReceipts: true })
    const { timeline, isVoidable } = (await desk.get(`/api/invoices/${_id}`)).body()
    assert.isFalse(isVoidable)
    assert.containsSubset(timeline, [{ action: 'invoice.handed_out', details: { door: 'export' } }])
    const start = async () =>
      (await desk.get(`/api/invoices/${_id}/reminders`)).body().defaultGround
    assert.isNull(await start())
    ;(await desk.get(`/api/invoices/${_id}/pdf`)).assertStatus(200)
    assert.equal(await start(), 'thirtyDays')
  })

  test('row 140: each fiscal year has a file of its own', async ({ client, assert }) => {
    const desk = await makeDatevDesk(client)
    await desk.settings({ fiscalMonth: 7, chart: '04', accountLength: 5 })
    for (const date of ['2026-06-30', '2026-07-01']) {
      ;(
        await desk.post('/api/expenses', { vendor: 'Hof', date, paidDate: null, lines: [SUPPLIES] })
      ).assertStatus(201)
    }
    const batches = desk.batches(await desk.exported({ from: '2026-01-01', to: '2026-12-31' }))
    assert.deepEqual(
      batches.map(({ name, header, rows }) => [
        name,
        header['WJ-Beginn'],
        header.Sachkontenrahmen,
        rows.map(({ day, account, contra, key }) => [day, account, contra, key]),
      ]),
      [
        [
          'EXTF_Buchungsstapel_2026-01-01_2026-06-30_1.csv',
          '20250701',
          '04',
          [['2026-06-30', '700000', '68150', '0009']],
        ],
        [
          'EXTF_Buchungsstapel_2026-07-01_2026-12-31_1.csv',
          '20260701',
          '04',
          [['2026-07-01', '700000', '68150', '0009']],
        ],
      ]
    )
  })

  test('row 140: clients and vendors keep their personal account from export to export', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    await desk.settings({ personalAccounts: 'individual', accounts: { debtors: '12000' } })
    await desk.invoice({ lines: [LINE] })
    const accounts = async () => [...new Set((await desk.rows()).map(({ account }) => account))]
    assert.deepEqual(await accounts(), ['12001'])
    const other = await desk.post('/api/clients', {
      name: 'Andere',
      street: 'Weg 1',
      postalCode: '10115',
      city: 'Berlin',
    })
    await desk.issued({
      clientId: other.body()._id,
      customClient: null,
      lines: [LINE],
      date: '2026-01-02',
    })
    assert.sameMembers(await accounts(), ['12001', '12002'])
    const list = text((await desk.exported())['Personal accounts.csv'])
    assert.include(list, '12001;Client;Bäckerei Korn')
  })

  test('row 140: names, addresses and terms of personal accounts go along as master data', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    assert.notProperty(await desk.exported(), MASTER_FILE)
    await desk.settings({ personalAccounts: 'individual' })
    const buyer = await desk.post('/api/clients', {
      name: 'Möbel Andere GmbH',
      street: 'Weg 1',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
      vatId: 'DE136695976',
      paymentTermDays: 21,
    })
    const clientId = buyer.body()._id
    await desk.issued({ clientId, customClient: null, lines: [LINE], date: '2026-01-02' })
    const vendor = await desk.post('/api/vendors', {
      name: 'Papierhaus',
      iban: 'DE02120300000000202051',
      paymentDays: 30,
      skontoPercent: 2,
      skontoDays: 10,
    })
    vendor.assertStatus(201)
    const bought = { vendor: 'Papierhaus', date: '2026-03-01', paidDate: null, lines: [SUPPLIES] }
    ;(await desk.post('/api/expenses', bought)).assertStatus(201)

    const files = await desk.exported()
    const parties = readMaster(MASTER_FILE, files[MASTER_FILE])
    assert.containsSubset(parties, [
      {
        Konto: '10001',
        'Name (Adressattyp Unternehmen)': 'Möbel Andere GmbH',
        Ort: 'Berlin',
        'EU-UStID': '136695976',
        'Fälligkeit in Tagen (Debitor)': '21',
      },
      {
        Konto: '70001',
        'Name (Adressattyp Unternehmen)': 'Papierhaus',
        'IBAN-Nr. 1': 'DE02120300000000202051',
        'Kreditoren-Skonto 1 %': '2,00',
        'Kreditoren-Ziel 1 Tg.': '10',
        'Kreditoren-Ziel 3 Brutto Tg.': '30',
      },
    ])
    const used = desk.batches(files).flatMap(({ rows }) => rows.map(({ account }) => account))
    assert.sameMembers(
      parties.map(({ Konto }) => Konto),
      [...new Set(used)]
    )
    assert.include(text(files['README.txt']), MASTER_FILE.slice(0, -4))
  })

  test('row 140: clients share the collective account when the numbers for clients are used up', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    await desk.settings({ personalAccounts: 'individual', accounts: { debtors: '69999' } })
    await desk.invoice({ lines: [LINE] })
    assert.deepEqual([...new Set((await desk.rows()).map(({ account }) => account))], ['69999'])
  })

  test('row 140: without the numbers of the adviser there is no export, and one runs at a time', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    await desk.settings({ consultantNumber: null })
    const period = { from: '2026-01-01', to: '2026-01-31' }
    const ask = (body: object = period) => desk.post('/api/datev/exports', body)
    const codeOf = async (body?: object) => {
      const answer = await ask(body)
      return [answer.status(), answer.body().code]
    }
    assert.deepEqual(await codeOf(), [409, 'numbers_missing'])
    await desk.settings(NUMBERS)
    assert.deepEqual(await codeOf({ from: '2026-02-01', to: '2026-01-01' }), [422, 'period_turned'])
    assert.deepEqual(await codeOf({ from: '1999-01-01', to: '1999-02-01' }), [
      422,
      'period_too_early',
    ])
    assert.deepEqual(await codeOf({ from: '2020-01-01', to: '2026-01-01' }), [
      422,
      'period_too_long',
    ])
    ;(await ask()).assertStatus(201)
    assert.deepEqual(await codeOf(), [409, 'export_running'])
  })

  test('row 140: accounts of another length than agreed are refused with their field', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const refused = async (body: object) => {
      const answer = await desk.put('/api/datev/settings', body)
      return [answer.status(), answer.body().code]
    }
    assert.deepEqual(await refused({ accounts: { bank: '12000' } }), [422, 'account_length'])
    assert.deepEqual(await refused({ accounts: { debtors: '70000' } }), [422, 'personal_account'])
    assert.deepEqual(await refused({ accounts: { moon: '1200' } }), [422, 'account_unknown'])
    assert.deepEqual(await refused({ chart: '04', version: 99 }), [409, 'version_conflict'])
  })

  test('row 140: is for owners only', async ({ client, assert }) => {
    const desk = await makeDatevDesk(client)
    const member = await makePerson(desk.company.id, 'member')
    for (const path of ['settings', 'exports', 'preview?from=2026-01-01&to=2026-01-31']) {
      const { status } = await call('GET', `/api/datev/${path}`, { token: member.token })
      assert.equal(status, 403, path)
    }
  })
})
