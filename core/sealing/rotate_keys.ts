import { type KeyFile, keyFilesIn, readKeyFile, wrappingKey, writeKeyFile } from './key_files.js'

/**
 * Wraps keys that were wrapped with a former APP_KEY with the present one. Each file is replaced as a whole, so that an
 * interrupted run goes on where it was; the sealed files stay as they are.
 * @param root folder of the keys of all companies
 */
export async function rotateKeys(root: string, formerAppKey: string, appKey: string) {
  const former = wrappingKey(formerAppKey)
  const present = wrappingKey(appKey)
  const result = { rotated: 0, present: 0, lost: [] as KeyFile[] }
  for (const file of await keyFilesIn(root)) {
    if (await readKeyFile(file, present)) {
      result.present += 1
      continue
    }
    const key = await readKeyFile(file, former)
    if (key) {
      await writeKeyFile(file.path, file.companyId, key, present)
      result.rotated += 1
    } else result.lost.push(file)
  }
  return result
}
