import { readRows } from '#core/database/read_rows'
import { Account, foldEmail } from './account.js'
import { User } from './user.js'

/** Somebody who signs in: the account, and the person in the company that it acts for. */
export interface Member {
  account: Account
  user: User
}

/** The company that was used last, of those that let the person in. */
const LAST_FIRST = `
  order by
    case
      when users.is_active = 1
        and (users.company_id is null or companies.status in ('active', 'suspended', 'leaving'))
      then 0 else 1
    end,
    coalesce(users.last_sign_in_at, 0) desc, users.created_at, users.id
  limit 1`

const OF_ACCOUNT = `
  select users.id from users left join companies on companies.id = users.company_id
  where users.account_id = ? ${LAST_FIRST}`

const OF_ADDRESS = `
  select users.id from accounts join users on users.account_id = accounts.id
  left join companies on companies.id = users.company_id
  where accounts.email = ? ${LAST_FIRST}`

/** An account in the company that it used last; one that does not let it in comes after all others. */
export async function memberOf(account: Account): Promise<Member> {
  const [row] = await readRows<{ id: string }>(OF_ACCOUNT, [account.id])
  if (!row) throw new Error(`The account ${account.id} has no user.`)
  return { account, user: await User.findOrFail(row.id) }
}

/** The same by an address. */
export async function findMember(email: string): Promise<Member | null> {
  const account = await Account.findByEmail(email)
  return account && memberOf(account)
}

/** The user behind an address, for the log of a failed sign-in. One statement, whether there is an account or not. */
export async function findUserId(email: string): Promise<string | null> {
  const [row] = await readRows<{ id: string }>(OF_ADDRESS, [foldEmail(email)])
  return row?.id ?? null
}

/** The same as `findMember` by the id of an account, which is locked until the transaction ends. Only inside inTx. */
export const lockMemberOf = async (accountId: string) => memberOf(await Account.lock(accountId))

/** Somebody by the ids of a caller, the account locked until the transaction ends. Only inside inTx. */
export async function lockMember(caller: { accountId: string; userId: string }): Promise<Member> {
  const account = await Account.lock(caller.accountId)
  return { account, user: await User.findOrFail(caller.userId) }
}

/** The person in all companies, those that have no access any more included. */
export const usersOf = (accountId: string) =>
  User.query().where('accountId', accountId).orderBy('createdAt').orderBy('id')
