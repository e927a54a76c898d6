import type { ApiClient } from '@japa/api-client'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'

/** A notebook of 1,190.00 with 190.00 of VAT, by its category a fixed asset. */
export const NOTEBOOK = {
  vendor: 'Fotohandel Brandt',
  date: '2026-03-10',
  lines: [{ category: 'equipment', description: 'Kamera', amount: 1190, taxRate: 19 }],
}

/** 840.00 over seven years: 10.00 a month. */
export const CAMERA = {
  name: 'Kamera',
  kind: 'camera',
  date: '2026-03-10',
  cost: 840,
  method: 'linear',
}

/** A company in Germany whose owner keeps a register of assets over HTTP. */
export async function makeAssetDesk(client: ApiClient) {
  const desk = await makeExpenseDesk(client)
  async function asset(body: object = {}) {
    const answer = await desk.post('/api/assets', { ...CAMERA, ...body })
    answer.assertStatus(201)
    return answer.body()
  }
  /** The code and the field of a refusal. */
  async function refused(body: object) {
    const answer = await desk.post('/api/assets', { ...CAMERA, ...body })
    answer.assertStatus(422)
    return [answer.body().code, answer.body().fields[0].field]
  }
  return { ...desk, asset, refused }
}
