import type { ApiClient } from '@japa/api-client'
import { makeCompany, makePerson, type Person } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

/** Eight hours from Monday to Friday. */
export const FULL_WEEK = [480, 480, 480, 480, 480, 0, 0]

/** A company in Berlin with an owner, a member and an employee, and calls in their names. */
export async function makeStaff(client: ApiClient) {
  const { company, owner } = await makeCompany()
  const [employee, member] = [
    await makePerson(company.id, 'employee'),
    await makePerson(company.id, 'member'),
  ]
  const { id: taskId } = await makeTask(owner, { assigneeIds: [employee.user.id] })
  const ownerId = owner.user.id
  const id = employee.user.id
  const as = ({ token }: Person) => ({
    get: (path: string) => client.get(path).bearerToken(token),
    post: (path: string, body: object = {}) => client.post(path).bearerToken(token).json(body),
    put: (path: string, body: object) => client.put(path).bearerToken(token).json(body),
    patch: (path: string, body: object) => client.patch(path).bearerToken(token).json(body),
    delete: (path: string) => client.delete(path).bearerToken(token),
  })
  const boss = as(owner)
  const worker = as(employee)
  const page = `/api/employees/${id}`

  /** Agrees on hours per weekday. */
  async function agree(from: string, minutes = FULL_WEEK) {
    const answer = await boss.post(`${page}/work-patterns`, { from, minutes })
    answer.assertStatus(201)
    return answer.body()
  }

  /** Enters time of the employee by the clock in UTC. */
  async function work(day: string, from: string, to: string, breakSeconds = 0) {
    const times = { startTime: `${day}T${from}:00Z`, endTime: `${day}T${to}:00Z` }
    const answer = await worker.post('/api/time-entries', { taskId, ...times, breakSeconds })
    answer.assertStatus(201)
    return answer.body()
  }

  const month = async (which: string, caller = worker) =>
    (await caller.get(`${page}/month?month=${which}`)).body()

  /** A day of the employee's calendar. */
  const dayOf = async (day: string, caller = worker) =>
    (await month(day.slice(0, 7), caller)).days.find(({ date }: { date: string }) => date === day)

  return {
    company,
    owner,
    employee,
    member,
    ownerId,
    id,
    taskId,
    as,
    boss,
    worker,
    page,
    agree,
    work,
    month,
    dayOf,
  }
}
