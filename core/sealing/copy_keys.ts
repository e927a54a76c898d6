import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncToDisk } from '#core/backup/copy_file'
import { FOLDER_MODE } from '#core/files/private_files'
import { folderOfKeys, keyFilesIn, removeKeyFiles } from './key_files.js'

/** Brings the keys of one folder, which stay wrapped, into another one. Keys that are there alone stay there. */
export async function copyKeys(from: string, to: string) {
  for (const { companyId, keyId, path } of await keyFilesIn(from)) {
    const folder = folderOfKeys(to, companyId)
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
    const copy = join(folder, `${keyId}.key`)
    await writeFile(copy, await readFile(path), { mode: 0o600 })
    await syncToDisk(copy)
  }
}

/**
 * Removes the keys of companies from a folder of copies that the installation has destroyed.
 * @param deleted ids of the companies that were deleted: a key that is only missing stays
 */
export async function forgetDestroyedKeys(
  installed: string,
  copies: string,
  deleted: ReadonlySet<string>
) {
  const present = new Set((await keyFilesIn(installed)).map(({ companyId }) => companyId))
  const copied = new Set((await keyFilesIn(copies)).map(({ companyId }) => companyId))
  for (const companyId of copied) {
    if (deleted.has(companyId) && !present.has(companyId)) await removeKeyFiles(copies, companyId)
  }
}
