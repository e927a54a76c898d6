import { test } from '@japa/runner'
import { verifyAuditChain } from '#core/audit/verify_audit_chain'
import { makeImportDesk } from '../import_desk.js'

const CLIENTS = `Kundennummer;Firmenname;Straße;Hausnummer;PLZ;Ort;Land;USt-IdNr.;E-Mail;Zahlungsziel;Ansprechpartner
10001;Müller & Söhne GmbH;Königsallee;12a;04109;Leipzig;Deutschland;DE 136 695 976;info@mueller.test;14;Jörg Groß
10002;Ärztehaus "Süd";Weg;3;01067;Dresden;DE;;praxis@sued.test;30 ;
`

test.group('Imports of clients', () => {
  test('read a German Windows file unchanged and show the plan before writing', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const bytes = Buffer.from(CLIENTS, 'latin1')
    const made = await desk.uploaded('clients', bytes)
    assert.deepInclude(made.format, { encoding: 'windows-1252', delimiter: 'semicolon' })
    assert.equal(made.rowCount, 2)
    assert.deepEqual(
      made.columns.map((column: { field: string }) => column.field),
      [
        'number',
        'name',
        'street',
        'houseNumber',
        'postalCode',
        'city',
        'country',
        'vatId',
        'email',
        'paymentTermDays',
        'contacts.0.name',
      ]
    )

    const checked = await desk.take(made._id, 'check')
    assert.equal(checked.state, 'checked')
    assert.deepEqual(checked.planned, { create: 2, update: 0, skip: 0, fault: 0 })
    assert.lengthOf((await desk.get('/api/clients')).body(), 0)

    const done = await desk.take(made._id, 'run')
    assert.deepInclude(done.done, { created: 2, failed: 0 })
    const [doctors, sons] = (await desk.get('/api/clients?sort=name')).body()
    assert.deepInclude(sons, {
      number: '10001',
      name: 'Müller & Söhne GmbH',
      street: 'Königsallee 12a',
      postalCode: '04109',
      country: 'DE',
      vatId: 'DE136695976',
      paymentTermDays: 14,
    })
    assert.equal(sons.contacts[0].name, 'Jörg Groß')
    assert.equal(doctors.name, 'Ärztehaus "Süd"')
    assert.isUndefined(await verifyAuditChain(desk.company.id))
  })

  test('name each number or postal code that its country does not have', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const table = `Name;PLZ;Land;USt-IdNr.;NUI
Richtig GmbH;01067;DE;DE136695976;
Kurz GmbH;1067;DE;;
Vertippt GmbH;01067;DE;DE136695977;
Drita Shpk;10000;XK;;810123457
Gabim Shpk;10000;XK;;81012345
`
    const { _id } = await desk.uploaded('clients', table)
    const { planned } = await desk.take(_id, 'check')
    assert.deepEqual(planned, { create: 2, update: 0, skip: 0, fault: 3 })
    const faults = await desk.faults(_id)
    assert.deepEqual(
      faults.map(({ row, column }: { row: number; column: string }) => [row, column]),
      [
        [3, 'PLZ'],
        [4, 'USt-IdNr.'],
        [6, 'NUI'],
      ]
    )
    await desk.take(_id, 'run')
    const [drita] = (await desk.get('/api/clients?sort=name')).body()
    assert.deepInclude(drita, { businessNumber: '810123457', vatId: '' })
  })

  test('understand a term of payment in words', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    const terms = ['30 Tage', '14 Tage netto', '1 Tag', '10 days net', '45', '2 Wochen']
    const rows = terms.map((term, index) => `K${index};${term}`)
    const { _id } = await desk.uploaded('clients', `Name;Zahlungsziel\n${rows.join('\n')}\n`)
    const { planned } = await desk.take(_id, 'check')
    assert.deepEqual(planned, { create: 5, update: 0, skip: 0, fault: 1 })
    await desk.take(_id, 'run')
    const made = (await desk.get('/api/clients?sort=name')).body()
    assert.deepEqual(
      made.map(({ paymentTermDays }: { paymentTermDays: number }) => paymentTermDays),
      [30, 14, 1, 10, 45]
    )
  })

  test('tell each fault with its row, its column and the reason in the language of the person', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client, { language: 'de' })
    const file = 'Kundennummer;Name;E-Mail;Land\n1;Anna;anna;DE\n2;;b@x.test;DE\n1;Cora;;Atlantis\n'
    const { _id } = await desk.uploaded('clients', file)
    const { planned } = await desk.take(_id, 'check')
    assert.deepEqual(planned, { create: 0, update: 0, skip: 0, fault: 3 })
    const faults = await desk.faults(_id)
    assert.deepEqual(
      faults.map(({ row, column, value }: Record<string, unknown>) => [row, column, value]),
      [
        [2, 'E-Mail', 'anna'],
        [3, 'Name', ''],
        [4, 'Land', 'Atlantis'],
      ]
    )
    assert.equal(faults[0].message, 'Bitte geben Sie bei „E-Mail“ eine gültige E-Mail-Adresse ein.')
    const refused = await desk.post(`/api/imports/${_id}/run`)
    refused.assertStatus(422)
    const saved = await desk.get(`/api/imports/${_id}/faults.csv`)
    assert.match(saved.text(), /anna/)
    assert.equal(saved.text().split('\r\n').length, 5)
  })

  test('match clients by number, VAT id or e-mail, and skip, update or add them as chosen', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    await desk.brought(
      'clients',
      'Nummer;Name;USt-ID;E-Mail\n7;Anna;DE136695976;\n8;Bert;;bert@x.test\n'
    )
    const file =
      'Nummer;Name;USt-ID;E-Mail;Ort\n7;Anna Neu;;;Bonn\n;Bert Neu;;bert@x.test;Köln\n9;Cora;;;\n'

    const skipped = await desk.brought('clients', file)
    assert.deepInclude(skipped.done, { created: 1, skipped: 2, updated: 0 })
    const updated = await desk.brought('clients', file, { existing: 'update' })
    assert.deepInclude(updated.done, { created: 0, updated: 3 })
    const listed = (await desk.get('/api/clients?sort=number')).body()
    assert.deepEqual(
      listed.map(({ number, name, city, email }: Record<string, string>) => [
        number,
        name,
        city,
        email,
      ]),
      [
        ['7', 'Anna Neu', 'Bonn', ''],
        ['8', 'Bert Neu', 'Köln', 'bert@x.test'],
        ['9', 'Cora', '', ''],
      ]
    )

    const { _id } = await desk.uploaded('clients', file)
    await desk.put(`/api/imports/${_id}`, { rules: { existing: 'create' } })
    const checked = await desk.take(_id, 'check')
    assert.deepEqual(checked.planned, { create: 1, update: 0, skip: 0, fault: 2 })
  })

  test('a client with only a name in the file is matched by it, unless several share the name', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    await desk.brought(
      'clients',
      'Name;E-Mail\nAnna;\nBert;b@x.test\nTwin;1@x.test\nTwin;2@x.test\n'
    )
    const { planned } = await desk.brought('clients', 'Name;Ort\nANNA;Köln\nBert;\nTwin;\nNew;\n')
    assert.deepEqual(planned, { create: 2, update: 0, skip: 2, fault: 0 })
    const other = await desk.brought('clients', 'Name;Kundennummer\nAnna;77\n')
    assert.equal(other.planned.create, 1)
  })

  test('the same number twice in a file is reported with the other row', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const { _id } = await desk.uploaded('clients', 'Nummer,Name\n5,Anna\n5,Bert\n')
    const checked = await desk.take(_id, 'check')
    assert.deepEqual(checked.planned, { create: 1, update: 0, skip: 0, fault: 1 })
    assert.match((await desk.faults(_id))[0].message, /2/)
  })

  test("a new client's number follows imported ones", async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    await desk.brought('clients', 'Nummer,Name\nK-0001,Anna\nK-0002,Bert\n')
    const made = await desk.post('/api/clients', { name: 'Cora' })
    made.assertStatus(201)
    assert.equal(made.body().number, 'K-0003')
  })
})
