import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inApplication } from '../in_application.js'
import type { Firm, OpenFirm } from './firm.js'

/** A process of its own: opens a session for everybody and adds their tokens to data.json; passwords cost too much time. */
await inApplication(async () => {
  const { SessionRows } = await import('#modules/auth/session_rows')
  const sessions = new SessionRows()
  const file = join(process.env.KONTOR_DATA ?? '', 'data.json')
  const firms: Firm[] = JSON.parse(readFileSync(file, 'utf8'))
  const open: OpenFirm[] = []
  for (const firm of firms) {
    const tokens: string[] = []
    for (const id of firm.userIds) tokens.push(await sessions.signIn(id))
    open.push({ ...firm, tokens })
  }
  writeFileSync(file, JSON.stringify(open))
})
