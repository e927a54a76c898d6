import { makeClients } from './clients.js'
import { makeStaffed } from './people.js'
import { makeItems, makeProjects } from './projects.js'
import { makeTasks } from './time.js'

/** How many of each a company of the bench has. */
export interface RecordCounts {
  people: number
  clients: number
  projects: number
  tasks: number
  items: number
}

/** A company with its people and the records that its books refer to, by the product's own actions. */
export async function makeRecords(name: string, counts: RecordCounts) {
  const { company, users } = await makeStaffed(name, counts.people)
  const clientIds = await makeClients(company, counts.clients)
  const projectIds = await makeProjects(company, clientIds, counts.projects)
  const taskIds = await makeTasks(company, users, { count: counts.tasks, projectIds })
  const itemIds = await makeItems(company, counts.items)
  return { company, users, clientIds, projectIds, taskIds, itemIds }
}
