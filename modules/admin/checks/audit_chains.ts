import { verifyAuditChain } from '#core/audit/verify_audit_chain'
import { readRows } from '#core/database/read_rows'
import { type Check, fine, trouble } from './check.js'

interface CompanyRow {
  id: string
  name: string
}

/** Whether every company's audit log is as it was written. */
export const auditChains: Check = {
  name: 'audit_chains',
  isThorough: true,
  readsDatabase: true,
  async look() {
    const companies = await readRows<CompanyRow>('select id, name from companies order by id', [])
    for (const { id, name } of companies) {
      const fault = await verifyAuditChain(id)
      if (fault) return trouble('audit_broken', { company: name, fault })
    }
    return fine('audit_whole', { count: companies.length })
  },
}
