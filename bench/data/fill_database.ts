import { setClock } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import { sqliteFile } from '#core/database/sqlite_connection'
import env from '#core/start/env'
import { recountSums } from '#modules/invoicing/factories/recount_sums'
import { enterCompany } from '#modules/vat/entries/enter_companies'
import { AuditChain } from './audit_chain.js'
import { openBulk } from './bulk.js'
import { makeClients } from './clients.js'
import { addCounters, makeInvoices } from './invoices.js'
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
import { makeCosts, makeItems, makeProjects } from './projects.js'
import { makeExpenses } from './spending.js'
import { makeTasks, makeTimeEntries } from './time.js'

/** Most ids of one kind that the measurements choose from. */
const SAMPLE = 2_000

/**
 * One large company: people, clients and tasks through the product's own actions, the mass of invoices and
 * time straight into the tables, consistent in totals, numbers, words and audit chain.
 */
export async function fillDatabase(count: number): Promise<DataSet> {
  const restoreClock = setClock(() => Date.now() - YEARS * 366 * 86_400_000)
  const { company, users } = await makeStaffed('Bench L', PEOPLE)
  const clientIds = await makeClients(company, CLIENTS)
  const projectIds = await makeProjects(company, clientIds, PROJECTS)
  const taskIds = await makeTasks(company, users, { count: TASKS, projectIds })
  const itemIds = await makeItems(company, ITEMS)
  await makeCosts(company, users)
  const rawSide = await makeStaffed('Bench raw', 1)
  const [rawClientId] = await makeClients(rawSide.company, 1)
  const [rawTaskId] = await makeTasks(rawSide.company, rawSide.users, { count: 1 })
  restoreClock()
  await makeExpenses({ company, projectIds, count: EXPENSES })

  const head = await reader().from('chain_heads').where('company_id', company.id).firstOrFail()
  const bulk = await openBulk(env.DATABASE_URL ?? sqliteFile(env.KONTOR_DATA))
  const chain = new AuditChain(bulk, company.id, users[0].id, {
    sequence: Number(head.sequence),
    hash: head.hash,
  })
  const made = await makeInvoices({ bulk, chain, company, clientIds, itemIds, count })
  addCounters(bulk, rawSide.company, new Map([[String(new Date().getFullYear()), 0]]))
  await makeTimeEntries({ bulk, company, users, taskIds, count: TIME_ENTRIES })
  await bulk.close()

  await inTx(() =>
    writer().from('chain_heads').where('company_id', company.id).update(chain.newest)
  )
  await recountSums(company)
  await inTx(() => enterCompany(company.id))
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

/** At most SAMPLE of them, spread evenly. */
function every(ids: string[]) {
  const step = Math.max(1, Math.floor(ids.length / SAMPLE))
  return ids.filter((_, at) => at % step === 0)
}
