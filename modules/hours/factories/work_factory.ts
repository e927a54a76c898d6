import type { ApiClient } from '@japa/api-client'
import { inTx } from '#core/database/in_tx'
import { ADDRESS } from '#modules/invoicing/factories/invoice_factory'
import { makeRecurringDesk } from '#modules/recurring/factories/recurring_factory'
import { addTime, type NewTime } from '#modules/tasks/actions/save_time_entry'
import { makeTask } from '#modules/tasks/factories/task_factory'

/** A client with a project at 90 an hour and a task, time of which the owner enters. */
export async function makeWork(client: ApiClient, project: object = { hourlyRate: '90' }) {
  const desk = await makeRecurringDesk(client)
  const made = async (path: string, body: object) => {
    const answer = await desk.post(path, body)
    answer.assertStatus(201)
    return answer.body()
  }
  const { _id: clientId } = await made('/api/clients', { name: 'Bäckerei Kruse', ...ADDRESS })
  const { _id: projectId } = await made('/api/projects', { name: 'Web shop', clientId, ...project })
  const { id: taskId } = await makeTask(desk.owner, { title: 'Design', projectId })

  /** @param day on which it was worked from 10:00 UTC on */
  async function worked(day: string, minutes: number, more: Partial<NewTime> = {}) {
    const { id, role } = desk.owner.user
    const viewer = { company: desk.company, caller: { userId: id, role } }
    const startTime = Date.parse(`${day}T10:00:00Z`)
    const endTime = startTime + minutes * 60_000
    return inTx(() => addTime(viewer, { taskId, startTime, endTime, ...more }))
  }
  const collecting = (collects: object | null, body: object = {}) =>
    desk.recurring({ collects, ...body, invoice: { customClient: null, clientId } })
  /** Lines that the newest invoice has after its own. */
  const hours = async (id?: string) => {
    const invoiceId = id ?? (await desk.invoices()).at(-1)._id
    const { lines } = (await desk.get(`/api/invoices/${invoiceId}`)).body()
    return lines
      .slice(1)
      .map((line: Record<string, unknown>) => [line.description, line.quantity, line.unitPrice])
  }
  const areBilled = async () => {
    const entries = (await desk.get('/api/time-entries?order=asc')).body()
    return entries.map(({ isBilled }: { isBilled: boolean }) => isBilled)
  }
  return { ...desk, made, clientId, projectId, taskId, worked, collecting, hours, areBilled }
}
