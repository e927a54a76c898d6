import { changeRows } from '#core/database/change_rows'
import { kindsWith } from '#core/records/record_kinds'

/** Two clients of one company that become one: everything of `fromId` belongs to `intoId` afterwards. */
export interface ClientMerge {
  companyId: string
  fromId: string
  intoId: string
}

/** How the rows of one table follow when their client becomes another. Only inside inTx. */
export type FollowMerge = (merge: ClientMerge) => Promise<unknown>

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /**
     * The tables with its records that name clients, and how their rows follow when two clients are merged. A test
     * finds tables that are left out.
     */
    clientReferences?: Readonly<Record<string, FollowMerge>>
  }
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

export const clientReferences = (): ReadonlyMap<string, FollowMerge> =>
  new Map(
    kindsWith('clientReferences').flatMap(({ clientReferences }) =>
      Object.entries(clientReferences)
    )
  )
