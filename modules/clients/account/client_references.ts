import { changeRows } from '#core/database/change_rows'

/** Two clients of one company that become one: everything of `fromId` belongs to `intoId` afterwards. */
export interface ClientMerge {
  companyId: string
  fromId: string
  intoId: string
}

/** How the rows of one table follow when their client becomes another. Only inside inTx. */
export type FollowMerge = (merge: ClientMerge) => Promise<unknown>

const followers = new Map<string, FollowMerge>()

/**
 * A module says, in its subscriptions, that a table of its own names clients, and how its rows follow when two of
 * them are merged; without `follow` they are simply given to the other. A test finds tables that are not registered.
 */
export function registerClientReference(table: string, follow: FollowMerge = handOver(table)) {
  followers.set(table, follow)
}

/** Gives the rows of a table to the other client. */
export const handOver =
  (table: string): FollowMerge =>
  ({ companyId, fromId, intoId }) =>
    changeRows(`update ${table} set client_id = ? where company_id = ? and client_id = ?`, [
      intoId,
      companyId,
      fromId,
    ])

export const clientReferences = (): ReadonlyMap<string, FollowMerge> => followers
