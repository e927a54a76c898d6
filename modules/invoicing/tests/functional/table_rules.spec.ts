import { test } from '@japa/runner'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { deskOf, LINE } from '#core/tests/desk'
import { makeCompany } from '#modules/auth/factories/company_factory'

/** Changes that no code makes, by table; the values of a partly paid invoice over 119 with a payment of 10. */
const REFUSED = {
  invoices: [
    'paid = total + 1',
    "kind = 'receipt'",
    "kind = 'creditNote'",
    "corrects_id = 'unknown', kind = 'creditNote'",
    'discount_percent = 1, discount_amount = 1',
    "net = 'much'",
    'reduced = total - paid + 1',
    'written_off = 1',
    'number = null',
  ],
  invoice_lines: ["kind = 'joke'", "invoice_id = 'unknown'"],
  settlements: ["invoice_id = 'unknown'", "payment_id = 'unknown'", "kind = 'gift'"],
  payments: ["client_id = 'unknown'", 'amount = 0'],
}

test.group('The database itself', () => {
  test('refuses amounts, kinds and links of invoices that cannot be', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const desk = deskOf({ token: owner.token })
    const client = await desk.post('/clients', { name: 'Nordwind', type: 'business' })
    const lines = [{ ...LINE, description: 'Arbeit' }]
    const { _id } = await desk.post('/invoices', { clientId: client._id, lines })
    await desk.post(`/invoices/${_id}/issue`)
    await desk.post(`/invoices/${_id}/payments`, { amount: 10 })

    const change = (sql: string) => inTx(() => changeRows(sql, [company.id]))
    for (const [table, changes] of Object.entries(REFUSED)) {
      await change(`update ${table} set company_id = company_id where company_id = ?`)
      for (const values of changes) {
        await assert.rejects(() => change(`update ${table} set ${values} where company_id = ?`))
      }
    }
    await assert.rejects(() => change('delete from clients where company_id = ?'))
  })

  test('refuses the same account twice in one company', async ({ assert }) => {
    const { company } = await makeCompany()
    const join = (id: string, account: 'account_id' | 'null') =>
      inTx(() =>
        changeRows(
          `insert into users (id, account_id, company_id, email, name, role, language, created_at)
           select ?, ${account}, company_id, email, name, role, language, created_at
           from users where company_id = ? and account_id is not null`,
          [id, company.id]
        )
      )
    await join(newId(), 'null')
    await assert.rejects(() => join(newId(), 'account_id'))
  })
})
