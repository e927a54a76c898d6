export interface ClientErrorRow {
  id: string
  name: string
  message: string
  stack: string
  page: string
  version: string
  count: number
  first_seen_at: number
  last_seen_at: number
}

/** A kind of failure of the web app, as the operator sees it. */
export const transformClientError = (row: ClientErrorRow) => ({
  _id: row.id,
  name: row.name,
  message: row.message,
  stack: row.stack,
  /** The pattern of the page's address, without ids. */
  page: row.page,
  /** Of the web app, when it was seen last. */
  version: row.version,
  count: Number(row.count),
  firstSeenAt: new Date(row.first_seen_at).toISOString(),
  lastSeenAt: new Date(row.last_seen_at).toISOString(),
})
