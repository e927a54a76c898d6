import { inTx, reader, writer } from '#core/database/in_tx'
import { sqliteFile } from '#core/database/sqlite_connection'
import type { CompanyScope } from '#core/http/caller'
import env from '#core/start/env'
import type { User } from '#modules/auth/public'
import { recountSums } from '#modules/invoicing/factories/recount_sums'
import { enterCompany } from '#modules/vat/entries/enter_companies'
import { AuditChain } from './audit_chain.js'
import { openBulk } from './bulk.js'
import { makeInvoices } from './invoices.js'
import { makeTimeEntries } from './time.js'

interface Books {
  company: CompanyScope
  /** The first is the owner, who made everything. */
  users: User[]
  clientIds: string[]
  itemIds: string[]
  taskIds: string[]
  invoices: number
  timeEntries: number
}

/** The database of this process, for rows that are written straight into the tables. */
export const openTarget = async () => openBulk(env.DATABASE_URL ?? sqliteFile(env.KONTOR_DATA))

/** Invoices and time of five years, straight into the tables and consistent with what the product keeps of them. */
export async function fillBooks({ company, users, clientIds, itemIds, taskIds, ...counts }: Books) {
  const head = await reader().from('chain_heads').where('company_id', company.id).firstOrFail()
  const bulk = await openTarget()
  const chain = new AuditChain(bulk, company.id, users[0].id, {
    sequence: Number(head.sequence),
    hash: head.hash,
  })
  const count = counts.invoices
  const made = await makeInvoices({ bulk, chain, company, clientIds, itemIds, count })
  await makeTimeEntries({ bulk, company, users, taskIds, count: counts.timeEntries })
  await bulk.close()

  await inTx(() =>
    writer().from('chain_heads').where('company_id', company.id).update(chain.newest)
  )
  await recountSums(company)
  await inTx(() => enterCompany(company.id))
  return made
}
