import { hkdfSync, randomBytes } from 'node:crypto'
import { open as openFile, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncToDisk } from '#core/backup/copy_file'
import { makePrivateFolder } from '#core/files/private_files'
import { NotAuthentic, open, seal } from './aead.js'

const COMPANY = /^[0-9a-f-]{36}$/
const ID = /^[0-9a-f]{16}$/
const ENDING = '.key'

/** Key of a company for its files. */
export interface DataKey {
  /** 16 hex digits; each sealed file names the key that opens it. */
  id: string
  bytes: Buffer
}

/** A key of a company, as it lies on the disk. */
export interface KeyFile {
  companyId: string
  keyId: string
  path: string
}

/** Wraps the keys of companies. Derived, so that nothing else that is sealed with APP_KEY opens a key. */
export const wrappingKey = (appKey: string) =>
  Buffer.from(hkdfSync('sha256', appKey, 'kontor', 'company-data-keys', 32))

const placeOf = (companyId: string, keyId: string) => `company-key ${companyId} ${keyId}`

export function folderOfKeys(root: string, companyId: string) {
  if (!COMPANY.test(companyId)) throw new Error('This is no id of a company.')
  return join(root, companyId)
}

/** The keys of one company or of all, those of a company in the same order in every process. */
export async function keyFilesIn(root: string, companyId?: string): Promise<KeyFile[]> {
  const companies = companyId ? [companyId] : (await namesIn(root)).filter((id) => COMPANY.test(id))
  const found: KeyFile[] = []
  for (const company of companies.sort()) {
    const folder = folderOfKeys(root, company)
    for (const name of (await namesIn(folder)).sort()) {
      const keyId = name.slice(0, -ENDING.length)
      if (!name.endsWith(ENDING) || !ID.test(keyId)) continue
      found.push({ companyId: company, keyId, path: join(folder, name) })
    }
  }
  return found
}

async function namesIn(folder: string) {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Makes a key and returns when the disk has it: what is sealed with it must never be there without it. */
export async function makeKeyFile(root: string, companyId: string, wrapping: Buffer) {
  const key: DataKey = { id: randomBytes(8).toString('hex'), bytes: randomBytes(32) }
  const folder = folderOfKeys(root, companyId)
  makePrivateFolder(folder)
  await writeKeyFile(join(folder, `${key.id}${ENDING}`), companyId, key, wrapping)
  await syncToDisk(root)
  return key
}

/** Writes a key, wrapped, completely or not at all. */
export async function writeKeyFile(
  path: string,
  companyId: string,
  key: DataKey,
  wrapping: Buffer
) {
  const wrapped = seal(wrapping, key.bytes, placeOf(companyId, key.id)).toString('base64')
  const unfinished = `${path}.${process.pid}.part`
  const file = await openFile(unfinished, 'w', 0o600)
  try {
    await file.writeFile(`${wrapped}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
  await syncToDisk(join(path, '..'))
}

/** @returns undefined when the key was wrapped with another APP_KEY, or the file is damaged */
export async function readKeyFile(file: KeyFile, wrapping: Buffer): Promise<DataKey | undefined> {
  const wrapped = Buffer.from((await readFile(file.path, 'utf8')).trim(), 'base64')
  try {
    const bytes = open(wrapping, wrapped, placeOf(file.companyId, file.keyId))
    return { id: file.keyId, bytes }
  } catch (error) {
    if (error instanceof NotAuthentic) return undefined
    throw error
  }
}

/** Destroys the keys of a company: what they have sealed, in backups too, is unreadable from then on. */
export const removeKeyFiles = (root: string, companyId: string) =>
  rm(folderOfKeys(root, companyId), { recursive: true, force: true })
