import type { Client } from './client.js'

/** The moment from which words such as "yesterday" count, and the time zone of the company. */
export interface Here {
  /** ms since 1970, by the server's clock */
  now: number
  timeZone: string
}

/** Super admins belong to no company and have no time zone. */
const WITHOUT_COMPANY = 'UTC'

/** The same with the caller. */
export interface HereWithCaller extends Here {
  userId: string
}

/** Asks the server for its time and for the time zone of the caller's company: both may have changed. */
export async function hereBy(client: Client): Promise<HereWithCaller> {
  const { body, seen } = await client.get('/api/auth/me')
  return { now: seen.at, timeZone: body.timeZone ?? WITHOUT_COMPANY, userId: body.id }
}
