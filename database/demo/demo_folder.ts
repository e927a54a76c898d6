import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sqliteFile } from '#core/database/sqlite_connection'
import { StartRefused } from '#core/start/start_refused'

/** Content of `demo.json`, which marks a data folder as a demo's. */
export interface DemoNote {
  password: string
  isMade: boolean
}

const noteFile = (folder: string) => join(folder, 'demo.json')

/**
 * The note of a demo's data folder; a new one, with a password of its own, in a folder without a database.
 * @throws StartRefused when the folder holds data that is not a demo's
 */
export function openDemoFolder(folder: string): DemoNote {
  const note = readNote(folder)
  if (note) return note
  if (existsSync(sqliteFile(folder))) {
    throw new StartRefused(
      `the data folder ${folder} holds data that is not a demo's; set KONTOR_DATA to another folder.`
    )
  }
  const fresh = { password: randomBytes(9).toString('base64url'), isMade: false }
  writeNote(folder, fresh)
  return fresh
}

export function writeNote(folder: string, note: DemoNote) {
  writeFileSync(noteFile(folder), JSON.stringify(note), { mode: 0o600 })
}

function readNote(folder: string): DemoNote | undefined {
  if (!existsSync(noteFile(folder))) return undefined
  return JSON.parse(readFileSync(noteFile(folder), 'utf8'))
}
