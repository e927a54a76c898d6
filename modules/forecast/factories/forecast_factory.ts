import type { ApiClient } from '@japa/api-client'
import { addDays, today } from '#core/clock'
import { makeWork } from '#modules/hours/factories/work_factory'

const ZONE = 'Europe/Berlin'

/** An expected payment as the API shows it. */
export interface ShownItem {
  key: string
  source: string
  day: string
  percent: number
  full: number
  amount: number
  label: string
}

/** A company that looks at its forecast. VAT is left out until a test asks for it. */
export async function makeForecastDesk(client: ApiClient) {
  const desk = await makeWork(client)
  const day = (offset: number) => addDays(today(ZONE), offset)

  async function must(answer: Awaited<ReturnType<typeof desk.post>>) {
    if (answer.status() >= 300) throw new Error(`${answer.status()}: ${answer.text()}`)
    return answer.body()
  }
  const settings = async (body: object) => must(await desk.put('/api/forecast/settings', body))
  await settings({ vatInterval: 'none' })

  const forecast = async (query = 'months=12') => must(await desk.get(`/api/forecast?${query}`))
  const items = async (query = 'by=due'): Promise<ShownItem[]> =>
    (await must(await desk.get(`/api/forecast/items?months=12&${query}`))).items
  /** `source amount` of what is expected, in one order. */
  const expected = async (query = 'by=due') =>
    (await items(query)).map(({ source, amount }) => `${source} ${amount}`).sort()
  const plan = async (body: object = {}) =>
    must(
      await desk.post('/api/planned-payments', {
        name: 'Office',
        kind: 'rent',
        direction: 'out',
        amount: 800,
        date: day(10),
        ...body,
      })
    )
  const spend = async (body: object = {}) =>
    must(
      await desk.post('/api/expenses', {
        vendor: 'Papierhaus',
        date: day(0),
        dueDate: day(14),
        lines: [{ category: 'officeSupplies', amount: 119, taxRate: 19 }],
        ...body,
      })
    )
  const acceptedEstimate = async (body: object = {}) => {
    const { _id } = await must(
      await desk.post('/api/estimates', {
        clientId: desk.clientId,
        lines: [{ description: 'Website', quantity: 1, unitPrice: 1000, taxRate: 19 }],
        ...body,
      })
    )
    await must(await desk.post(`/api/estimates/${_id}/issue`))
    await must(await desk.post(`/api/estimates/${_id}/accept`, { via: 'phone', name: 'Anna' }))
    return _id as string
  }
  return { ...desk, day, must, settings, forecast, items, expected, plan, spend, acceptedEstimate }
}
