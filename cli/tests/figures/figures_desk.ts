import type { ApiClient } from '@japa/api-client'
import { makeAnalyticsDesk } from '#modules/analytics/tests/analytics_desk'
import { handsBooksOver } from '#modules/datev/tests/datev_desk'

const TERMS = [{ days: 14, percent: 2 }]

export type FiguresDesk = Awaited<ReturnType<typeof makeFiguresDesk>>

/** A company whose present month has each of the ten figures. */
export async function makeFiguresDesk(client: ApiClient) {
  const analytics = await makeAnalyticsDesk(client)
  const { rows: bookings, ...books } = await handsBooksOver(analytics)
  const desk = { ...books, bookings, rows: analytics.rows }
  const { day, clientId } = desk
  const today = day(0)
  const month = { from: `${today.slice(0, 8)}01`, to: lastOf(today) }

  async function must(path: string, body: object) {
    const answer = await desk.post(path, body)
    if (answer.status() >= 300) throw new Error(`${path}: ${answer.text()}`)
    return answer.body()
  }
  const weights = { hours: 100, late: 100 }
  const assumed = await desk.put('/api/forecast/settings', { weights, vatInterval: 'none' })
  assumed.assertStatus(200)
  const project = await must('/api/projects', { name: 'Shop', clientId, hourlyRate: '90' })
  const { task } = await must('/api/tasks', { title: 'Design', projectId: project._id })

  /** One more record for each figure. @param price in whole hundreds */
  async function add(price: number) {
    const gross = rounded(price * 1.19)
    const skonto = rounded(gross * 0.02)
    const billed = (body: object = {}) =>
      desk.invoice({
        date: today,
        dueDate: day(14),
        lines: [{ description: 'Work', quantity: 1, unitPrice: price, taxRate: 19 }],
        ...body,
      })
    await billed()
    await billed({ date: day(-20), dueDate: day(-1) })
    const partly = await billed()
    await desk.pay(partly._id, price, today)
    const early = await billed({ skonto: TERMS })
    await desk.pay(early._id, rounded(gross - skonto), today, { skonto })
    const lost = await billed()
    await must(`/api/invoices/${lost._id}/write-off`, { reason: 'Insolvent', date: today })
    await desk.spend({
      date: today,
      dueDate: day(14),
      paidDate: null,
      lines: [{ category: 'officeSupplies', amount: gross, taxRate: 19 }],
    })
    await must('/api/time-entries', { taskId: task._id, date: day(-1), duration: '2h' })
  }
  return { ...desk, month, add }
}

const rounded = (amount: number) => Math.round(amount * 100) / 100

function lastOf(today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
