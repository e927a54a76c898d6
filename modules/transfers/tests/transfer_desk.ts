import type { ApiClient } from '@japa/api-client'
import { call } from '#core/tests/call'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'
import { readTransferFile } from './read_transfer_file.js'

export const VENDOR_IBAN = 'DE02120300000000202051'
export const OWN_IBAN = 'DE89370400440532013000'

/** A company with an account of its own, and vendors whose accounts are known. */
export async function makeTransferDesk(client: ApiClient) {
  const desk = await makeExpenseDesk(client)
  const companyInfo = {
    street: 'Große Straße 7',
    postalCode: '50667',
    city: 'Köln',
    country: 'DE',
    iban: OWN_IBAN,
    bic: 'COBADEFFXXX',
  }
  ;(await desk.post('/api/settings', { companyInfo })).assertStatus(200)

  const unpaid = (body: object = {}) =>
    desk.expense({
      paidDate: null,
      dueDate: desk.day,
      vendorIban: VENDOR_IBAN,
      reference: 'R-77',
      ...body,
    })
  const order = (expenseIds: string[], executeOn = desk.day) =>
    desk.post('/api/transfer-orders', { expenseIds, executeOn })

  /** The file of an order, read by the strict reader. */
  async function fileOf(id: string) {
    const { status, text } = await call('GET', `/api/transfer-orders/${id}/file`, {
      token: desk.owner.token,
    })
    if (status !== 200) throw new Error(`The file answers ${status}: ${text}`)
    return { text, ...readTransferFile(text) }
  }
  const candidates = async () => (await desk.get('/api/transfer-orders/candidates')).body()
  return { ...desk, unpaid, order, fileOf, candidates }
}
