import type { HttpContext } from '@adonisjs/core/http'
import { readRows } from '#core/database/read_rows'
import { networkOf } from '#core/http/limits/network_of'
import { foldEmail } from '#modules/auth/models/account'

/** For whom expensive work is done. */
export interface Asker {
  address: string
  account: string
}

/** @param email of the account that the request is about, whether it exists or not */
export const askerOf = ({ request }: HttpContext, email: string): Asker => ({
  address: networkOf(request.ip()),
  account: foldEmail(email),
})

const ADDRESSES = `
  select distinct sessions.ip_address from accounts
  join users on users.account_id = accounts.id
  join sessions on sessions.user_id = users.id where accounts.email = ?`

/**
 * Whether this person has signed in from this address lately. A flood from many addresses closes an account to other
 * unknown addresses and makes them wait, but not those its owner works from.
 */
export async function isFamiliar({ account, address }: Asker) {
  const rows = await readRows<{ ip_address: string }>(ADDRESSES, [account])
  return rows.some((row) => networkOf(row.ip_address) === address)
}
