import { notFound } from '#core/errors/app_error'
import type { Member } from '#modules/auth/models/member'
import { User } from '#modules/auth/models/user'

/**
 * The same person in a company of their choice.
 * @param companyId undefined for the company used last
 * @throws 404, also for a company that the person does not belong to
 */
export async function memberIn(member: Member, companyId: string | undefined): Promise<Member> {
  if (companyId === undefined) return member
  const { account } = member
  const user = await User.query().where({ accountId: account.id, companyId }).first()
  if (!user) throw notFound()
  return { account, user }
}
