import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { files } from '#core/files/files'
import { isSealed, openSealed } from '#core/files/sealed_files'
import { canReadPdf, objectsOfPdf, textOfPdf } from '#core/tests/pdf_text'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { verifyDocuments } from '#modules/documents/public'
import {
  activePdf,
  encryptedPdf,
  floodPdf,
  letterheadPdf,
  letterheadSvg,
  nestedSvg,
} from '#modules/documents/tests/letterheads'
import { pdfFaults } from '#modules/einvoices/tests/support/pdf_guard'
import { GERMAN_BUYER, LINE } from '#modules/invoicing/factories/invoice_factory'

type Owner = { token: string }

const upload = (client: ApiClient, { token }: Owner, content: Buffer) =>
  client
    .post('/api/stationery')
    .bearerToken(token)
    .file('stationery', content, { filename: '../../paper.html', contentType: 'text/html' })

const ROOM = { topFirst: 60, topFollowing: 50, bottom: 40, replacesHead: true }

/** An issued invoice of the company. */
async function issue(client: ApiClient, { token }: Owner, lines = 1) {
  const created = await client
    .post('/api/invoices')
    .bearerToken(token)
    .json({
      customClient: GERMAN_BUYER,
      lines: Array.from({ length: lines }, () => LINE),
    })
  created.assertStatus(201)
  const { _id } = created.body()
  ;(await client.post(`/api/invoices/${_id}/issue`).bearerToken(token).json({})).assertStatus(200)
  return _id as string
}

const pdfOf = async (client: ApiClient, { token }: Owner, id: string) =>
  Buffer.from((await client.get(`/api/invoices/${id}/pdf`).bearerToken(token)).body())

/** The page of a sample invoice. */
async function sample(client: ApiClient, { token }: Owner, more: object = {}) {
  const drawn = await client
    .post('/api/document-samples/picture')
    .bearerToken(token)
    .json({ kind: 'invoice', template: 'classic', ...more })
  drawn.assertStatus(200)
  return Buffer.from(drawn.body()).toString()
}

test.group('Stationery', () => {
  test('a PDF becomes the background of documents, redrawn and sealed', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const plain = await sample(client, owner)
    const uploaded = await upload(client, owner, await letterheadPdf({ pages: 2 }))
    uploaded.assertStatus(200)
    const { stationery } = uploaded.body()
    assert.match(stationery.first, /^[0-9a-f]{64}$/)
    assert.match(stationery.following, /^[0-9a-f]{64}$/)
    const settings = await client.get('/api/settings').bearerToken(owner.token)
    assert.deepEqual(settings.body().companyInfo.stationery, stationery)

    const name = `stationery/${company.id}/${stationery.first}.svg`
    assert.isTrue(isSealed((await files.read(name))!))
    const drawing = (await openSealed({ companyId: company.id, name }))!.toString()
    assert.notMatch(drawing, /<text|<script|href="(?!#)/)
    assert.notEqual(await sample(client, owner), plain)
  })

  test('{$self}: only what can be seen is left')
    .with(['pdf', 'svg'] as const)
    .run(async ({ client, assert }, type) => {
      const { company, owner } = await makeCompany()
      const hostile =
        type === 'pdf'
          ? await activePdf()
          : letterheadSvg(
              '<script>alert(1)</script><style>@import url("https://evil.example/a.css");</style>' +
                '<a href="javascript:alert(1)"><path d="M0 9h9v9z" onclick="alert(1)"/></a>' +
                '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'
            )
      const uploaded = await upload(client, owner, hostile)
      uploaded.assertStatus(200)
      const name = `stationery/${company.id}/${uploaded.body().stationery.first}.svg`
      const drawing = (await openSealed({ companyId: company.id, name }))!.toString()
      assert.notMatch(drawing, /evil|alert|script|javascript|virus|passwd|foreignObject|onclick/i)
      const pdf = await pdfOf(client, owner, await issue(client, owner))
      assert.notMatch(objectsOfPdf(pdf), /\/(JavaScript|JS|Launch|URI|OpenAction|AA)\b/)
      assert.notInclude(pdf.toString('latin1'), 'virus')
    })

  test('{0} is refused with a sentence')
    .with([
      ['a text', () => Buffer.from('Atelier Brandt'), 'not_a_letterhead'],
      ['a page of HTML', () => Buffer.from('<!doctype html><p>x</p>'), 'not_a_letterhead'],
      ['a broken PDF', () => Buffer.from('%PDF-1.7\nhello'), 'unreadable'],
      ['half a PDF', async () => (await letterheadPdf()).subarray(0, 400), 'unreadable'],
      ['a PDF with a password', encryptedPdf, 'encrypted'],
      ['a PDF of three pages', () => letterheadPdf({ pages: 3 }), 'too_many_pages'],
      ['a PDF that is not A4', () => letterheadPdf({ size: [842, 595] }), 'not_a4'],
      ['a flood of pixels', floodPdf, undefined],
      ['a broken SVG', () => letterheadSvg('<g>'), 'unreadable'],
      ['an SVG with text', () => letterheadSvg('<text x="9" y="9">Atelier</text>'), 'has_text'],
      [
        'an SVG with entities',
        () => letterheadSvg('&a;', '<!DOCTYPE svg [<!ENTITY a "b">]>'),
        'unreadable',
      ],
      [
        'an SVG with a picture elsewhere',
        () => letterheadSvg('<image href="https://evil.example/a.png" width="9" height="9"/>'),
        'unreadable',
      ],
      [
        'an SVG with a file of the server',
        () => letterheadSvg('<image href="file:///etc/passwd" width="9" height="9"/>'),
        'unreadable',
      ],
      ['an SVG that multiplies', nestedSvg, undefined],
    ] as const)
    .run(async ({ client, assert }, [, make, fault]) => {
      const { owner } = await makeCompany()
      const refused = await upload(client, owner, await make())
      refused.assertStatus(422)
      const { code, error, fields } = refused.body()
      assert.equal(fields[0].field, 'stationery')
      assert.match(error, /\w+ .+\.$/)
      if (fault) assert.equal(code, `stationery_${fault}`)
      const settings = await client.get('/api/settings').bearerToken(owner.token)
      assert.isNull(settings.body().companyInfo.stationery)
      // The printer is still there.
      await sample(client, owner)
    })
    .timeout(60_000)

  test('too large, or not the desk: refused', async ({ client }) => {
    const { company, owner } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const huge = await upload(client, owner, Buffer.alloc(5 * 1024 * 1024 + 1))
    huge.assertStatus(413)
    const refused = await upload(client, employee, letterheadSvg())
    refused.assertStatus(403)
  })

  test('text keeps the room that it leaves, and our head is left out', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { stationery } = (await upload(client, owner, letterheadSvg())).body()
    const saved = await client
      .put('/api/stationery')
      .bearerToken(owner.token)
      .json({ ...stationery, ...ROOM })
    saved.assertStatus(200)
    const outside = await client
      .put('/api/stationery')
      .bearerToken(owner.token)
      .json({ ...stationery, ...ROOM, bottom: 200 })
    outside.assertStatus(422)

    const pdf = await pdfOf(client, owner, await issue(client, owner, 60))
    const faults = await pdfFaults(pdf)
    assert.deepEqual(
      faults.filter((fault) => !fault.startsWith('fx:')),
      []
    )
    if (!canReadPdf) return
    const text = textOfPdf(pdf)
    assert.match(text, /Page 1 of [2-9]/)
    const name = (await client.get('/api/settings').bearerToken(owner.token)).body().companyInfo
      .companyName
    assert.notInclude(text, `${name} ·`)
    // Whether it is typed or saved, the sample shows it.
    const typed = await sample(client, owner, { stationery: { ...ROOM, replacesHead: false } })
    assert.notEqual(typed, await sample(client, owner))
  }).skip(!canReadPdf, 'pdftotext is not installed')

  test('it is removed and put back; an unknown one is not', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const { stationery } = (await upload(client, owner, letterheadSvg())).body()
    const removed = await client.delete('/api/stationery').bearerToken(owner.token).json({})
    removed.assertStatus(200)
    assert.isNull(removed.body().stationery)
    const back = await client.put('/api/stationery').bearerToken(owner.token).json(stationery)
    back.assertStatus(200)
    const settings = await client.get('/api/settings').bearerToken(owner.token)
    assert.deepEqual(settings.body().companyInfo.stationery, stationery)

    const other = await makeCompany()
    const foreign = await client
      .put('/api/stationery')
      .bearerToken(other.owner.token)
      .json(stationery)
    foreign.assertStatus(404)
  })

  test('issued documents keep the stationery that they were issued on, with their proof', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    await upload(client, owner, letterheadSvg())
    const id = await issue(client, owner)
    const before = await pdfOf(client, owner, id)
    await upload(client, owner, letterheadSvg('<path d="M0 280h210v17h-210z"/>'))
    assert.isTrue((await pdfOf(client, owner, id)).equals(before))
    await client.delete('/api/stationery').bearerToken(owner.token).json({})
    assert.isTrue((await pdfOf(client, owner, id)).equals(before))
    assert.deepEqual(await verifyDocuments(company), [])
  })

  test('a document whose stationery is lost prints with a head of ours', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    await upload(client, owner, letterheadSvg())
    const id = await issue(client, owner)
    await files.removeFolder(`stationery/${company.id}`)
    const text = textOfPdf(await pdfOf(client, owner, id))
    const settings = await client.get('/api/settings').bearerToken(owner.token)
    assert.include(text, settings.body().companyInfo.companyName)
  }).skip(!canReadPdf, 'pdftotext is not installed')
})
