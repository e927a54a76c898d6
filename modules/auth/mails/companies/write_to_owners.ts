import { type Template, writeTo } from '#modules/auth/mails/write_to'
import type { Company } from '#modules/auth/models/company'
import { User } from '#modules/auth/models/user'

/** Queues a mail about the company to each owner who can sign in, in the owner's language. Only inside inTx. */
export async function writeToOwners<Facts>(
  company: Pick<Company, 'id'>,
  purpose: string,
  template: Template<Facts>,
  facts: Facts
) {
  const about = { type: 'company', id: company.id }
  const owners = await User.query().where({ companyId: company.id, role: 'owner', isActive: true })
  for (const owner of owners) await writeTo(owner, purpose, template, facts, { about })
}
