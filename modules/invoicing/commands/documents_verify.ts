import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/**
 * `node ace documents:verify`: proves that no issued document and no row of an audit log was changed behind Kontor's
 * back, that the settled amounts of invoices match their settlements, that the stored sums match the invoices, and that
 * sealed files have their key.
 * Names every difference and then exits with 1. Not while the server runs on SQLite.
 */
export default class DocumentsVerify extends BaseCommand {
  static override commandName = 'documents:verify'
  static override description = 'Check that issued documents and audit logs are unchanged'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { openDatabase } = await import('#core/database/open_database')
    const { VERIFIED } = await import('#core/backup/verify_documents')
    const { Company } = await import('#modules/auth/public')
    await openDatabase(this.app)
    const companies = await Company.query().orderBy('created_at')
    for (const company of companies) await this.#check(company)
    if (this.exitCode) return
    this.logger.success(`All documents of ${companies.length} companies ${VERIFIED}`)
  }

  async #check(company: { id: string; name: string }) {
    const { verifyAuditChain } = await import('#core/audit/verify_audit_chain')
    const { countFilesWithoutKey } = await import('#core/sealing/missing_keys')
    const { allChecks } = await import('#modules/invoicing/verify/checks')
    const { verifyDocuments } = await import('#modules/documents/public')
    const { verifySums } = await import('#modules/invoicing/verify/verify_sums')
    const fault = await verifyAuditChain(company.id)
    if (fault) this.#complain(company, `in the audit log ${fault}`)
    const changed = await verifyDocuments(company)
    if (changed.length) this.#complain(company, `changed ${changed.join(', ')}`)
    for (const [what, check] of allChecks()) {
      const wrong = await check(company)
      if (wrong.length) this.#complain(company, `${what} ${wrong.join(', ')}`)
    }
    const lost = await countFilesWithoutKey(company.id)
    if (lost > 0) this.#complain(company, `${lost} files lack the key that opens them`)
    const isExact = await verifySums(company)
    if (!isExact) this.#complain(company, 'the kept sums are not those of its invoices')
  }

  #complain({ name }: { name: string }, fault: string) {
    this.logger.error(`${name}: ${fault}.`)
    this.exitCode = 1
  }
}
