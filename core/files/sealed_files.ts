import logger from '@adonisjs/core/services/logger'
import { NotAuthentic, open, seal } from '#core/sealing/aead'
import { keyToOpen, keyToSeal } from '#core/sealing/company_keys'
import { FileUnreadable } from '#core/sealing/file_unreadable'
import { unlessUnreadable } from '#core/sealing/unless_unreadable'
import { files } from './files.js'

/** First bytes of a sealed file; no picture begins so. */
const MAGIC = Buffer.from('KONTOR-FILE1\n')
const KEY_ID_BYTES = 8
const HEADER_BYTES = MAGIC.length + KEY_ID_BYTES

/** A stored file of a company. */
export interface CompanyFile {
  companyId: string
  /** Its name among the stored files, see FileStore. */
  name: string
}

/** A sealed file does not open under another name. */
const placeOf = ({ companyId, name }: CompanyFile) => `stored file ${companyId} ${name}`

export const isSealed = (stored: Buffer) => stored.subarray(0, MAGIC.length).equals(MAGIC)

/** Stores a file of a company, sealed with its key: completely or not at all. */
export async function putSealed(file: CompanyFile, bytes: Uint8Array) {
  const key = await keyToSeal(file.companyId)
  const sealed = seal(key.bytes, bytes, placeOf(file))
  await files.put(file.name, Buffer.concat([MAGIC, Buffer.from(key.id, 'hex'), sealed]))
}

/**
 * The content of a stored file, also of one from before files were sealed; undefined when it does not exist.
 * @throws FileUnreadable `file_damaged`, `file_key_missing`
 */
export async function openSealed(file: CompanyFile): Promise<Buffer | undefined> {
  const stored = await files.read(file.name)
  if (!stored || !isSealed(stored)) return stored
  const keyId = stored.subarray(MAGIC.length, HEADER_BYTES).toString('hex')
  const key = await keyToOpen(file.companyId, keyId)
  try {
    return open(key.bytes, stored.subarray(HEADER_BYTES), placeOf(file))
  } catch (error) {
    if (!(error instanceof NotAuthentic)) throw error
    throw new FileUnreadable('file_damaged', { fileId: file.name })
  }
}

/** The same of a picture, which is missing when it cannot be opened: documents are printed without it. */
export const readPicture = (file: CompanyFile): Promise<Buffer | undefined> =>
  unlessUnreadable(openSealed(file), (failure) =>
    logger.error({ err: failure, ...file }, 'a stored picture cannot be opened')
  )
