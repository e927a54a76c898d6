import { test } from '@japa/runner'
import { unzipSync } from 'fflate'
import { setClock } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { call } from '#core/tests/call'
import { deskOf, LINE } from '#core/tests/desk'
import { makeCompany, makePerson, type Person } from '#modules/auth/factories/company_factory'
import { confirm } from '#modules/auth/tests/second_factor'
import { GERMAN_BUYER } from '#modules/invoicing/factories/invoice_factory'
import { forgetExports, makeExports } from '#modules/leaving/actions/make_exports'
import { makeFullCompany } from '#modules/leaving/tests/leave_calls'

interface Listed {
  _id: string
  state: string
  bytes: number
}

async function makeAll() {
  while (await makeExports()) {
    // The next one.
  }
}

async function exportOf(owner: Person) {
  const desk = deskOf({ token: owner.token })
  const { _id } = await desk.post('/company-exports')
  await makeAll()
  const [made] = await desk.get<Listed[]>('/company-exports')
  const path = `/api/company-exports/${_id}/file`
  await confirm(owner)
  const file = await call('GET', path, { token: owner.token })
  return { _id, made, file, path }
}

/** Folder of the export, and the records that it has one PDF each of. */
const PAPERS = [
  ['estimates', 'estimates', 'issued_at is not null'],
  ['proposals', 'proposals', 'issued_at is not null'],
  ['orders', 'orders', 'issued_at is not null'],
  ['delivery-notes', 'delivery_notes', 'issued_at is not null'],
  ['reminders', 'reminders', '1 = 1'],
  ['statements', 'statements', '1 = 1'],
] as const

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString()

test.group('The complete export', () => {
  test('holds tables, documents, receipts, attachments and the index', async ({ assert }) => {
    const { owner, desk } = await makeFullCompany('Exporteur GmbH')
    const client = await desk.post('/clients', { name: 'Kundin Schulz' })
    const lines = [{ ...LINE, description: 'Beratung' }]
    const draft = await desk.post('/invoices', { clientId: client._id, lines })
    await desk.post(`/invoices/${draft._id}/issue`)

    const { made, file } = await exportOf(owner)
    assert.equal(made?.state, 'ready')
    assert.equal(file.status, 200)
    assert.equal(file.bytes.length, made?.bytes)
    const entries = unzipSync(new Uint8Array(file.bytes))
    const names = Object.keys(entries)
    assert.isTrue(names.some((name) => /^invoices\/.+\.pdf$/.test(name)))
    assert.isTrue(names.some((name) => name.startsWith('receipts/')))
    assert.include(text(entries['data/clients.csv']), 'Kundin Schulz')
    const clients = JSON.parse(text(entries['data/clients.json']))
    assert.include(
      clients.map(({ name }: { name: string }) => name),
      'Kundin Schulz'
    )
    assert.include(text(entries['README.txt']), 'Exporteur GmbH')
    const everything = names
      .filter((name) => name.startsWith('data/'))
      .map((name) => text(entries[name]))
      .join('\n')
    assert.notMatch(everything, /argon2|key_hash|token_hash|password_hash|account_id/)
    const stored = await reader().from('invoices').where('id', draft._id).first()
    assert.isNotNull(stored.handed_out_at)
  })

  test('holds the letters as they were written, and no sealed text of mails', async ({
    assert,
  }) => {
    const { owner, desk } = await makeFullCompany('Brief GmbH')
    const draft = await desk.post('/invoices', {
      customClient: { name: 'Anna Muster', email: 'anna@example.test' },
      lines: [{ ...LINE, description: 'Beratung' }],
    })
    await desk.post(`/invoices/${draft._id}/issue`)
    await desk.post(`/invoices/${draft._id}/send`, { message: 'Wie besprochen, Frau Muster.' })
    const { file } = await exportOf(owner)
    const letters = text(unzipSync(new Uint8Array(file.bytes))['data/mail_outbox.json'])
    assert.include(letters, 'Wie besprochen, Frau Muster.')
    assert.notInclude(letters, 'gcm.v1')
  })

  test('holds offers, order confirmations, delivery notes and letters as PDFs', async ({
    assert,
  }) => {
    const { company, owner } = await makeFullCompany('Papier GmbH')
    const { file } = await exportOf(owner)
    const entries = unzipSync(new Uint8Array(file.bytes))
    for (const [folder, table, condition] of PAPERS) {
      const [row] = await readRows<{ total: number | string }>(
        `select count(*) as total from ${table} where company_id = ? and ${condition}`,
        [company.id]
      )
      const pdfs = Object.entries(entries).filter(([name]) => name.startsWith(`${folder}/`))
      assert.isAbove(pdfs.length, 0, folder)
      assert.lengthOf(pdfs, Number(row?.total), folder)
      for (const [name, bytes] of pdfs) {
        assert.isTrue(name.endsWith('.pdf'), name)
        assert.equal(text(bytes.subarray(0, 5)), '%PDF-', name)
      }
    }
    assert.include(text(entries['README.txt']), 'delivery-notes: ')
  })

  test('invoices are e-invoices where they can be, and plain PDFs are not called missing', async ({
    assert,
  }) => {
    const { owner, desk } = await makeFullCompany('Rechner GmbH')
    const draft = await desk.post('/invoices', {
      customClient: GERMAN_BUYER,
      lines: [{ ...LINE, description: 'Beratung' }],
    })
    await desk.post(`/invoices/${draft._id}/issue`)
    const { file } = await exportOf(owner)
    const entries = unzipSync(new Uint8Array(file.bytes))
    const invoices = Object.entries(entries).filter(([name]) => /^invoices\/.+\.pdf$/.test(name))
    const isEInvoice = ([, bytes]: [string, Uint8Array]) =>
      Buffer.from(bytes).includes('factur-x.xml')
    assert.isTrue(invoices.some(isEInvoice))
    assert.notInclude(text(entries['README.txt']), 'invoicing.')
  })

  test('its index names every table with its columns', async ({ assert }) => {
    const { owner } = await makeCompany({ name: 'A & B <GmbH>' })
    const { file } = await exportOf(owner)
    const entries = unzipSync(new Uint8Array(file.bytes))
    const index = text(entries['index.xml'])
    assert.include(index, '<!DOCTYPE DataSet SYSTEM "gdpdu-01-09-2004.dtd">')
    assert.include(index, 'A &amp; B &lt;GmbH&gt;')
    for (const [, url] of index.matchAll(/<URL>(.+)<\/URL>/g)) {
      const part = index.slice(index.indexOf(`<URL>${url}<`))
      const described = [
        ...part.slice(0, part.indexOf('</Table>')).matchAll(/<Name>(.+?)<\/Name>/g),
      ]
      const [headings] = text(entries[url ?? ''])
        .replace('\ufeff', '')
        .split('\r\n')
      assert.deepEqual(
        described.slice(1).map(([, name]) => name),
        headings?.split(';'),
        url
      )
    }
    assert.equal(
      [...index.matchAll(/<Table>/g)].length,
      Object.keys(entries).filter((name) => name.endsWith('.csv')).length
    )
  })

  test('only an owner of the company asks for it and downloads it', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const { path } = await exportOf(owner)
    const member = await makePerson(company.id, 'member')
    const stranger = (await makeCompany()).owner
    assert.equal((await call('GET', path, { token: member.token })).status, 403)
    assert.equal((await call('GET', path, { token: stranger.token })).status, 404)
    const { token } = member
    assert.equal((await call('POST', '/api/company-exports', { token, body: {} })).status, 403)
  })

  test('is given out only in a session that was confirmed in the last minutes', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { path } = await exportOf(owner)
    const later = setClock(() => Date.now() + 6 * 60_000)
    try {
      const refused = await call('GET', path, { token: owner.token })
      assert.equal(refused.status, 403)
      assert.include(refused.text, 'confirmation_required')
      await confirm(owner)
      assert.equal((await call('GET', path, { token: owner.token })).status, 200)
    } finally {
      later()
    }
  })

  test('holds nothing of another company', async ({ assert }) => {
    await makeFullCompany('Nachbar GmbH')
    const { owner } = await makeCompany({ name: 'Allein GmbH' })
    const { file } = await exportOf(owner)
    for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(file.bytes)))) {
      assert.notInclude(text(bytes), 'SPUR', name)
      assert.notInclude(text(bytes), 'Nachbar', name)
    }
  })

  test('asked for twice, it is made once; an interrupted one begins again', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const desk = deskOf({ token: owner.token })
    const first = await desk.post('/company-exports')
    const second = await desk.post('/company-exports')
    assert.equal(first._id, second._id)
    await inTx(() =>
      writer()
        .from('company_exports')
        .where('company_id', company.id)
        .update({ state: 'running', worked_until: Date.now() - 1 })
    )
    await makeAll()
    const [made] = await desk.get<Listed[]>('/company-exports')
    assert.equal(made?.state, 'ready')
  })

  test('is gone after its days', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { path } = await exportOf(owner)
    const restore = setClock(() => Date.now() + 8 * 86_400_000)
    try {
      while (await forgetExports()) {
        // The next ones.
      }
    } finally {
      restore()
    }
    assert.equal((await call('GET', path, { token: owner.token })).status, 404)
  })
})
