import type { HereWithCaller } from '../server/here.js'
import { readJson, writeJson } from '../session/private_file.js'
import { stateFolder } from '../session/state_folder.js'

const { join } = process.getBuiltinModule('node:path')

const pathFor = (env: NodeJS.ProcessEnv, userId: string) =>
  join(stateFolder(env), `zone-${encodeURIComponent(userId)}.json`)

/** Keeps the time zone of a person's company for commands without a connection. */
export function keepZone(env: NodeJS.ProcessEnv, { userId, timeZone }: HereWithCaller) {
  if (knownZone(env, userId) === timeZone) return
  try {
    writeJson(pathFor(env, userId), { timeZone })
  } catch {
    // Without the file, the zone of this machine counts.
  }
}

/** The zone that was seen last; undefined for none. */
export function knownZone(env: NodeJS.ProcessEnv, userId: string): string | undefined {
  try {
    const { timeZone } = readJson<{ timeZone?: unknown }>(pathFor(env, userId)) ?? {}
    return typeof timeZone === 'string' ? timeZone : undefined
  } catch {
    return undefined
  }
}
