import { setClock } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { makeClients } from './clients.js'
import { fillBooks, openTarget } from './fill_books.js'
import { addCounters } from './invoices.js'
import { makeStaffed } from './people.js'
import {
  CLIENTS,
  type DataSet,
  EXPENSES,
  ITEMS,
  PEOPLE,
  PROJECTS,
  TASKS,
  TIME_ENTRIES,
  YEARS,
} from './plan.js'
import { makeCosts } from './projects.js'
import { makeRecords } from './records.js'
import { makeExpenses } from './spending.js'
import { makeTasks } from './time.js'

/** Most ids of one kind that the measurements choose from. */
const SAMPLE = 2_000

/**
 * One large company: people, clients and tasks through the product's own actions, the mass of invoices and
 * time straight into the tables, consistent in totals, numbers, words and audit chain.
 */
export async function fillDatabase(count: number): Promise<DataSet> {
  const restoreClock = setClock(() => Date.now() - YEARS * 366 * 86_400_000)
  const { company, users, clientIds, projectIds, taskIds, itemIds } = await makeRecords('Bench L', {
    people: PEOPLE,
    clients: CLIENTS,
    projects: PROJECTS,
    tasks: TASKS,
    items: ITEMS,
  })
  await makeCosts(company, users)
  const rawSide = await makeStaffed('Bench raw', 1)
  const [rawClientId] = await makeClients(rawSide.company, 1)
  const [rawTaskId] = await makeTasks(rawSide.company, rawSide.users, { count: 1 })
  restoreClock()
  await makeExpenses({ company, projectIds, count: EXPENSES })

  const made = await fillBooks({
    company,
    users,
    clientIds,
    itemIds,
    taskIds,
    invoices: count,
    timeEntries: TIME_ENTRIES,
  })
  await addRawCounter(rawSide.company)
  const idsOf = (status: string) =>
    every(made.filter((invoice) => invoice.status === status).map(({ id }) => id))
  return {
    companyId: company.id,
    invoices: count,
    rawCompanyId: rawSide.company.id,
    rawClientId,
    rawUserId: rawSide.users[0].id,
    rawTaskId,
    clientIds: every(clientIds),
    taskIds,
    paidIds: idsOf('Paid'),
    unpaidIds: idsOf('Unpaid'),
    rareWord: 'Kelmendi 17',
    numberWord: `RE-${new Date().getFullYear()}`,
    middleDay: new Date(Date.now() - YEARS * 180 * 86_400_000).toISOString().slice(0, 10),
  }
}

/** The raw side counts its invoices in a range of its own. */
async function addRawCounter(company: CompanyScope) {
  const bulk = await openTarget()
  addCounters(bulk, company, new Map([[String(new Date().getFullYear()), 0]]))
  await bulk.flush()
  await bulk.close()
}

/** At most SAMPLE of them, spread evenly. */
function every(ids: string[]) {
  const step = Math.max(1, Math.floor(ids.length / SAMPLE))
  return ids.filter((_, at) => at % step === 0)
}
