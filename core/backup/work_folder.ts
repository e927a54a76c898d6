import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivateFolder } from '#core/files/private_files'
import { newId } from '#core/ids'
import env from '#core/start/env'

const BEGINNING = '.work-'
/** Older ones were left by a process that was killed. */
const MOST_MS = 86_400_000

/** A folder in the data folder for readable copies that are needed for a while: none of them lies on the disk of backups. */
export function makeWorkFolder() {
  const root = join(env.KONTOR_DATA, 'backups')
  makePrivateFolder(root)
  for (const name of readdirSync(root).filter((one) => one.startsWith(BEGINNING))) {
    const path = join(root, name)
    if (Date.now() - statSync(path).mtimeMs > MOST_MS) rmSync(path, { recursive: true })
  }
  const folder = join(root, `${BEGINNING}${newId()}`)
  makePrivateFolder(folder)
  return folder
}
