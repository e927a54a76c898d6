import { createHash } from 'node:crypto'
import { canonicalJson } from '#core/audit/canonical_json'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { clientAtIssue } from '#modules/clients/public'
import { Statement } from '#modules/ledger/models/statement'

/** SHA-256 of the canonical JSON of a statement as it was sent; the audit chain stores it. This form never changes. */
export function statementHash(statement: Statement) {
  const { companyId, id, clientId, currency, fromOn, untilOn, isOpenOnly, language } = statement
  const frozen = {
    companyId,
    id,
    clientId,
    currency,
    fromOn,
    untilOn,
    isOpenOnly,
    language,
    kind: 'statement',
    form: 1,
    balance: String(statement.balance),
    content: statement.content,
    createdAt: Number(statement.createdAt),
  }
  return createHash('sha256').update(canonicalJson(frozen)).digest('hex')
}

/** The hash of the stored content. */
export async function statementHashNow(company: CompanyReference, id: string) {
  const statement = await Statement.one(company, id)
  if (!statement) return undefined
  statement.clientId = (await clientAtIssue(company, id)) ?? statement.clientId
  return statementHash(statement)
}
