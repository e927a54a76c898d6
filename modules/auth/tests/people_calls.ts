import { reader } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import type { Person } from '#modules/auth/factories/company_factory'

/** A request of a person to a path below `/api`; the answer with its body as JSON. */
export async function ask(
  { token }: Pick<Person, 'token'>,
  method: string,
  path: string,
  body?: unknown
) {
  const answer = await call(method, `/api/${path}`, { token, body })
  return { ...answer, body: answer.text ? JSON.parse(answer.text) : undefined }
}

/** The rows of a company's audit log with an action. */
export const auditOf = (companyId: string, action: string) =>
  reader()
    .from('audit_log')
    .where({ company_id: companyId, action })
    .select('actor_id', 'subject_id', 'details')
