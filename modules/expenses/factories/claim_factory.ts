import type { ApiClient } from '@japa/api-client'
import { makePerson, type Person } from '#modules/auth/factories/company_factory'
import { makeExpenseDesk } from './expense_factory.js'

/** A train ticket of 59.50 that the person paid. */
export const TICKET = {
  vendor: 'Deutsche Bahn',
  category: 'travel',
  note: 'To the client in Kiel',
  amount: 59.5,
  paidBy: 'person',
}

/** A company with an employee who hands receipts in over HTTP, and the desk that decides. */
export async function makeClaimDesk(client: ApiClient) {
  const desk = await makeExpenseDesk(client)
  const employee = await makePerson(desk.company.id, 'employee')
  const member = await makePerson(desk.company.id, 'member')

  const as = ({ token }: Person) => ({
    get: (path: string) => client.get(path).bearerToken(token),
    post: (path: string, body: object = {}) => client.post(path).bearerToken(token).json(body),
    put: (path: string, body: object) => client.put(path).bearerToken(token).json(body),
    remove: (path: string) => client.delete(path).bearerToken(token),
    sendFile: (path: string, filename: string, content: Buffer) =>
      client.post(path).bearerToken(token).file('file', content, { filename }),
  })
  const staff = as(employee)

  /** Handed in by the employee and dated today, unless the body says otherwise. */
  async function handIn(body: object = {}, person = staff) {
    const answer = await person.post('/api/expense-claims', { ...TICKET, date: desk.day, ...body })
    answer.assertStatus(201)
    return answer.body()
  }
  const decide = (id: string, step: 'approve' | 'return' | 'reject', body: object = {}) =>
    desk.post(`/api/expense-claims/${id}/${step}`, body)
  const expenses = async () => (await desk.get('/api/expenses')).body()

  return { ...desk, employee, member, as, staff, handIn, decide, expenses }
}
