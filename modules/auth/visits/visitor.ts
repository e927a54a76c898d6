import { now } from '#core/clock'
import { newId } from '#core/ids'
import { User } from '#modules/auth/models/user'

/** No mail reaches an address of this domain (RFC 2606). */
const NOWHERE = 'operator.invalid'

/**
 * The user that represents a visiting operator in the records of a company, made at the first visit. It has no account and
 * counts as a former user: it cannot sign in, and no list of people shows it. Inside inTx.
 */
export async function visitorOf(operator: User, companyId: string): Promise<User> {
  const email = `${operator.id}@${NOWHERE}`
  const known = await User.query().where({ companyId, email }).whereNull('accountId').first()
  const visitor = known ?? new User()
  visitor.merge({
    ...(known === null && { id: newId(), createdAt: now(), leftAt: now() }),
    companyId,
    accountId: null,
    email,
    name: `${operator.name} (Kontor)`.slice(0, 200),
    role: 'owner',
    language: operator.language,
    isActive: false,
    showsOverdueBell: false,
  })
  return visitor.save()
}
