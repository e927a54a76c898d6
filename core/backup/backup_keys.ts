import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyKeys, forgetDestroyedKeys } from '#core/sealing/copy_keys'
import { KEYS_FOLDER, TOMBSTONES_FILE } from '#core/start/data_folder'

const DELETED = /"id":"([0-9a-f-]{36})","kind":"company"/g

/**
 * The folder of keys beside the backups. All of them share it: in a backup of its own a key would outlive its company.
 * @param folder of a backup
 */
export const keysBeside = (folder: string) => join(dirname(folder), 'company-keys')

/** Brings the keys beside a backup up to date: new ones are added, those of companies that are gone for good removed. */
export async function backUpKeys(dataFolder: string, folder: string) {
  const installed = join(dataFolder, KEYS_FOLDER)
  const copies = keysBeside(folder)
  await copyKeys(installed, copies)
  await forgetDestroyedKeys(installed, copies, await deletedCompanies(dataFolder))
}

/** Brings the keys of companies to a restored installation; those that are there already stay. */
export const restoreKeys = (from: string, dataFolder: string) =>
  copyKeys(from, join(dataFolder, KEYS_FOLDER))

async function deletedCompanies(dataFolder: string) {
  try {
    const list = await readFile(join(dataFolder, TOMBSTONES_FILE), 'utf8')
    return new Set([...list.matchAll(DELETED)].map(([, id = '']) => id))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set<string>()
    throw error
  }
}
