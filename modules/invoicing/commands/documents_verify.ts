import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/**
 * `node ace documents:verify`: proves that no issued document and no row of an audit log was changed behind
 * Kontor's back, and that the kept sums are those of the invoices. Names what is wrong; ends with 1 then. Not
 * while the server runs on SQLite.
 */
export default class DocumentsVerify extends BaseCommand {
  static override commandName = 'documents:verify'
  static override description = 'Check that issued documents and audit logs are unchanged'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { openDatabase } = await import('#core/database/open_database')
    const { Company } = await import('#modules/auth/public')
    await openDatabase(this.app)
    const companies = await Company.query().orderBy('created_at')
    for (const company of companies) await this.#check(company)
    if (this.exitCode) return
    this.logger.success(`All documents of ${companies.length} companies are as they were issued.`)
  }

  async #check(company: { id: string; name: string }) {
    const { verifyAuditChain } = await import('#core/audit/verify_audit_chain')
    const { verifyDocuments } = await import('#modules/invoicing/queries/verify_documents')
    const { verifySums } = await import('#modules/invoicing/queries/verify_sums')
    const fault = await verifyAuditChain(company.id)
    const changed = await verifyDocuments(company)
    if (fault) this.logger.error(`${company.name}: in the audit log ${fault}.`)
    if (changed.length) this.logger.error(`${company.name}: changed ${changed.join(', ')}.`)
    const isExact = await verifySums(company)
    if (!isExact) this.logger.error(`${company.name}: the kept sums are not those of its invoices.`)
    if (fault || changed.length || !isExact) this.exitCode = 1
  }
}
