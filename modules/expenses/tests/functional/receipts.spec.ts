import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { call } from '#core/tests/call'
import { writeUbl } from '#modules/einvoices/public'
import { SCENARIOS } from '#modules/einvoices/tests/support/scenarios'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const FILES: [string, Buffer, string][] = [
  ['photo.JPEG', JPEG, 'image/jpeg'],
  ['scan', Buffer.from('%PDF-1.7\n%%EOF'), 'application/pdf'],
  ['photo.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'image/heic'],
  ['e-invoice.xml', Buffer.from('<?xml version="1.0"?><Invoice/>'), 'application/xml'],
]

test.group('Row 111: receipts of expenses', () => {
  test('row 111: a receipt of each kind is kept byte by byte with its hash', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const { _id } = await desk.expense()
    const path = `/api/expenses/${_id}/receipts`
    for (const [name, content, type] of FILES) {
      const { receipts } = (await desk.sendFile(path, name, content)).body()
      const kept = receipts.at(-1)
      const sha256 = createHash('sha256').update(content).digest('hex')
      assert.containSubset(kept, { type, sha256, size: content.length })
      const { token } = desk.owner
      const file = await call('GET', `${path}/${kept._id}`, { token })
      assert.isTrue(content.equals(file.bytes))
      assert.equal(file.headers['content-type'], type)
      assert.include(String(file.headers['content-disposition']), 'attachment')
    }
    const { receipts, receiptCount } = (await desk.get(`/api/expenses/${_id}`)).body()
    assert.deepEqual(
      receipts.map(({ name }: { name: string }) => name),
      ['photo.jpeg', 'scan.pdf', 'photo.heic', 'e-invoice.xml']
    )
    assert.equal(receiptCount, 4)
  })

  test('the same file twice is kept once, other kinds of files are refused', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const { _id } = await desk.expense()
    const path = `/api/expenses/${_id}/receipts`
    await desk.sendFile(path, 'a.jpg', JPEG)
    const again = await desk.sendFile(path, 'b.jpg', JPEG)
    assert.lengthOf(again.body().receipts, 1)
    const page = await desk.sendFile(path, 'a.pdf', Buffer.from('<html><script>alert(1)</script>'))
    page.assertStatus(422)
    assert.equal(page.body().fields[0].field, 'file')
    assert.deepEqual(await desk.vendorsFor('withoutReceipt=true'), [])

    const [receipt] = again.body().receipts
    const bare = await desk.remove(`${path}/${receipt._id}`)
    assert.equal(bare.body().receiptCount, 0)
    assert.lengthOf(await desk.vendorsFor('withoutReceipt=true'), 1)
  })

  test('row 79: a received e-invoice proposes the fields of an expense', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const invoice = SCENARIOS.mixed()
    const known = {
      vendor: invoice.seller.name,
      lines: [{ category: 'goods', amount: 1, taxRate: 19 }],
    }
    await desk.expense(known)
    const xml = Buffer.from(writeUbl(invoice))
    const { expense } = (await desk.sendFile('/api/expense-readings', 'a.xml', xml)).body()
    assert.containSubset(expense, {
      vendor: invoice.seller.name,
      reference: invoice.number,
      date: invoice.issuedOn,
      currency: invoice.currency,
    })
    const gross = expense.lines.reduce(
      (sum: number, { amount }: { amount: number }) => sum + amount,
      0
    )
    assert.closeTo(gross, Number(invoice.totals.gross) / 100, 0.001)
    assert.equal(expense.lines[0].category, 'goods')
    const names = expense.lines.map((line: { taxRate: number; description: string }) => [
      line.taxRate,
      line.description,
    ])
    assert.sameDeepMembers(names, [
      [19, 'Beratung'],
      [7, 'Fachbuch'],
      [0, 'PV-Modul (§ 12 Abs. 3 UStG)'],
    ])
    const saved = await desk.record(expense)
    saved.assertStatus(201)
    assert.closeTo(saved.body().gross, gross, 0.001)
  })

  test('row 79: an e-invoice that the company itself has issued says so', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const invoice = SCENARIOS.mixed()
    const xml = Buffer.from(writeUbl(invoice))
    const isOwn = async () =>
      (await desk.sendFile('/api/expense-readings', 'a.xml', xml)).body().isOwn
    assert.isFalse(await isOwn())
    const vatId = (invoice.seller.vatId ?? '').replace(/^DE/, 'DE ')
    ;(await desk.post('/api/settings', { companyInfo: { vatId } })).assertStatus(200)
    assert.isTrue(await isOwn())
    const iban = invoice.payment?.accounts[0]?.iban
    ;(await desk.post('/api/settings', { companyInfo: { vatId: '', iban } })).assertStatus(200)
    assert.isTrue(await isOwn())
  })

  test('an e-invoice under the reverse charge proposes the rate that the buyer owes', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const xml = Buffer.from(writeUbl(SCENARIOS['reverse-charge']()))
    const { expense } = (await desk.sendFile('/api/expense-readings', 'a.xml', xml)).body()
    assert.equal(expense.taxTreatment, 'reverseCharge')
    assert.containSubset(expense.lines, [{ amount: 4200, taxRate: 19, tax: 0 }])
    const lines = [{ ...expense.lines[0], category: 'subcontractors' }]
    const saved = await desk.record({ ...expense, lines })
    saved.assertStatus(201)
    assert.containSubset(saved.body().lines, [{ amount: 4200, taxRate: 19 }])
  })
})
