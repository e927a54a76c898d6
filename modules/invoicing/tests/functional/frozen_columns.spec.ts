import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { inTx, writer } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { drawnSignature } from '#modules/deliveries/factories/note_factory'
import { noteHash } from '#modules/deliveries/frozen_note'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { verifyDocuments } from '#modules/documents/public'
import { ADDRESS, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { advance, finalDraft, issue } from '#modules/invoicing/tests/final_drafts'
import { FROZEN_TABLES } from '#modules/invoicing/tests/frozen_tables'
import { columnsOf, otherThan, rowsOf, tampered } from '#modules/invoicing/tests/tamper'
import { Estimate } from '#modules/offers/estimates/models/estimate'
import { offerHash } from '#modules/offers/frozen_offer'
import { BLOCKS } from '#modules/offers/proposals/factories/proposal_factory'
import { Proposal } from '#modules/offers/proposals/models/proposal'

/** How documents without a version of their own were hashed before forms were numbered. */
const FIRST_FORMS = [
  [
    'estimates',
    async (company: CompanyReference, id: string) =>
      offerHash(await Estimate.findIn(company, id), 1),
  ],
  [
    'proposals',
    async (company: CompanyReference, id: string) =>
      offerHash(await Proposal.findIn(company, id), 1),
  ],
  [
    'delivery-notes',
    async (company: CompanyReference, id: string) =>
      noteHash(await DeliveryNote.findIn(company, id), 1),
  ],
] as const

/** A company that has issued, signed, answered or sent one document of every kind, and has no draft. */
async function makeArchive(client: ApiClient) {
  const desk = await makeDesk(client, { language: 'de' })
  const made = async (path: string, body: object = {}) => {
    const answer = await desk.post(`/api/${path}`, body)
    if (answer.status() >= 300) throw new Error(`${path}: ${answer.text()}`)
    return answer.body()
  }
  const day = (offset: number) => addDays(today(desk.company.timeZone), offset)
  const reached = { email: 'jana@gruenewald.example', ...ADDRESS }
  const who = { name: 'Grünewald AG', type: 'business', ...reached }
  const { _id: clientId } = await made('clients', who)
  const to = { customClient: undefined, clientId }

  const late = await desk.draft({ ...to, date: day(-30), dueDate: day(-16) })
  await desk.sendFile(`/api/invoices/${late._id}/attachments`, 'plan.csv', Buffer.from('a;b'))
  const { lines } = await made(`invoices/${late._id}/issue`)
  // Interest starts only once a copy has left.
  await desk.get(`/api/invoices/${late._id}/pdf`)
  await made('reminders', { invoiceIds: [late._id], level: 1 })
  await made(`invoices/${late._id}/credit-notes`, { lines: [{ lineId: lines[0]._id, amount: 10 }] })

  const downPayment = await desk.issued({ ...to, ...advance(200) })
  const final = await finalDraft(desk, [downPayment], to)
  ;(await issue(desk, final)).assertStatus(200)
  await made(`invoices/${final._id}/cancel`)

  for (const kind of ['estimates', 'proposals']) {
    const body = { clientId, lines: [LINE], title: 'Website', blocks: BLOCKS }
    const { _id } = await made(kind, body)
    await made(`${kind}/${_id}/issue`)
    await made(`${kind}/${_id}/accept`, { name: 'Jana', note: 'By phone' })
  }
  const order = await made('orders', { clientId, lines: [LINE] })
  await made(`orders/${order._id}/issue`)
  const note = await made('delivery-notes', { clientId, lines: [LINE] })
  await made(`delivery-notes/${note._id}/issue`)
  const signature = await drawnSignature()
  await made(`delivery-notes/${note._id}/sign`, { name: 'Jana', signature })
  await made(`clients/${clientId}/statements`)
  return desk
}

test.group('The columns of issued documents', () => {
  test('are all proved unchanged, but those that are named with a reason', async ({
    client,
    assert,
  }) => {
    const { company } = await makeArchive(client)
    assert.deepEqual(await verifyDocuments(company), [])
    const unproved: string[] = []
    for (const [table, { changes = [], neutral = [] }] of Object.entries(FROZEN_TABLES)) {
      const columns = await columnsOf(table)
      const named = [...changes, ...neutral]
      assert.includeMembers([...columns.keys()], named, table)
      const rows = await rowsOf(table, company)
      assert.isNotEmpty(rows, table)
      const row = rows[0]!
      for (const [column, type] of columns) {
        if (named.includes(column)) continue
        const value = otherThan(row[column] ?? null, type)
        const change = { table, id: String(row.id), column, value }
        const broken = await tampered(change, () => verifyDocuments(company))
        if (broken.length === 0) unproved.push(`${table}.${column}`)
      }
    }
    assert.deepEqual(unproved, [])
    assert.deepEqual(await verifyDocuments(company), [])
  }).timeout(120_000)

  test('issued in the first form are proved by it still', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const offer = { customClient: { name: 'Anna Muster' }, lines: [LINE], title: 'Website' }
    for (const [kind, hashOf] of FIRST_FORMS) {
      const made = await desk.post(`/api/${kind}`, { ...offer, blocks: BLOCKS })
      const { _id } = (await desk.post(`/api/${kind}/${made.body()._id}/issue`)).body()
      const sha256 = await hashOf(desk.company, _id)
      assert.lengthOf(sha256, 64)
      await inTx(async () => {
        const table = kind.replace('-', '_')
        await writer().from(table).where('id', _id).update({ document_hash: sha256 })
        const entry = { company_id: desk.company.id, subject_id: _id }
        const issue = await writer()
          .from('audit_log')
          .where(entry)
          .where('action', 'like', '%.issued')
          .firstOrFail()
        const { form: _, ...details } = JSON.parse(issue.details)
        await writer()
          .from('audit_log')
          .where({ ...entry, sequence: issue.sequence })
          .update({ details: JSON.stringify({ ...details, sha256 }) })
      })
    }
    assert.deepEqual(await verifyDocuments(desk.company), [])
    await inTx(() =>
      writer().from('estimate_lines').where('company_id', desk.company.id).update({ unit: 'x' })
    )
    assert.lengthOf(await verifyDocuments(desk.company), 1)
  })
})
