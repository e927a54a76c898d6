import { join } from 'node:path'
import { KEYS_FOLDER } from '#core/start/data_folder'
import env from '#core/start/env'
import { FileUnreadable } from './file_unreadable.js'
import {
  type DataKey,
  keyFilesIn,
  makeKeyFile,
  readKeyFile,
  removeKeyFiles,
  wrappingKey,
} from './key_files.js'

/** Companies whose keys stay in memory. */
const MOST_KEPT = 500

const kept = new Map<string, DataKey[]>()
const making = new Map<string, Promise<DataKey>>()

const root = () => join(env.KONTOR_DATA, KEYS_FOLDER)
const wrapping = () => wrappingKey(env.APP_KEY)

/** The key that seals the files of a company; made with the first file. */
export async function keyToSeal(companyId: string): Promise<DataKey> {
  const [first] = await keysOf(companyId)
  if (first) return first
  const underWay = making.get(companyId)
  if (underWay) return underWay
  const made = makeKeyFile(root(), companyId, wrapping()).finally(() => {
    making.delete(companyId)
    kept.delete(companyId)
  })
  making.set(companyId, made)
  return made
}

/** The key that has sealed a file. @throws FileUnreadable `file_key_missing` */
export async function keyToOpen(companyId: string, keyId: string): Promise<DataKey> {
  const known = (await keysOf(companyId)).find(({ id }) => id === keyId)
  if (known) return known
  // Another process may have made it meanwhile.
  kept.delete(companyId)
  const found = (await keysOf(companyId)).find(({ id }) => id === keyId)
  if (!found) throw new FileUnreadable('file_key_missing', { keyId })
  return found
}

/** Destroys the keys of a company. Its sealed files cannot be read again, wherever a copy of them is. */
export async function destroyKeys(companyId: string) {
  await removeKeyFiles(root(), companyId)
  kept.delete(companyId)
}

async function keysOf(companyId: string): Promise<DataKey[]> {
  const known = kept.get(companyId)
  if (known) return known
  const keys: DataKey[] = []
  for (const file of await keyFilesIn(root(), companyId)) {
    const key = await readKeyFile(file, wrapping())
    if (key) keys.push(key)
  }
  if (keys.length > 0) keep(companyId, keys)
  return keys
}

function keep(companyId: string, keys: DataKey[]) {
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(companyId, keys)
}
