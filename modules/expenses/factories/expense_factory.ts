import type { ApiClient } from '@japa/api-client'
import { today } from '#core/clock'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'

/** 119.00 with 19.00 of VAT. */
export const SUPPLIES = { category: 'officeSupplies', amount: 119, taxRate: 19 }

/** A company whose owner records expenses over HTTP. */
export async function makeExpenseDesk(
  client: ApiClient,
  overrides: Parameters<typeof makeDesk>[1] = {}
) {
  const desk = await makeDesk(client, overrides)
  const day = today('Europe/Berlin')

  /** By default, office supplies dated today. */
  const record = (body: object = {}) =>
    desk.post('/api/expenses', { vendor: 'Papierhaus Köln', date: day, lines: [SUPPLIES], ...body })

  async function expense(body: object = {}) {
    const answer = await record(body)
    answer.assertStatus(201)
    return answer.body()
  }

  const vendorsFor = async (query: string): Promise<string[]> =>
    (await desk.get(`/api/expenses?${query}`))
      .body()
      .map(({ vendor }: { vendor: string }) => vendor)

  return { ...desk, day, record, expense, vendorsFor }
}
