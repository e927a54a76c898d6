import { hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '#core/ids'
import { NotAuthentic } from '#core/sealing/aead'
import { openBlocks, readAtLeast, sealBlocks } from '#core/sealing/framed_blocks'
import { StartRefused } from '#core/start/start_refused'
import { syncToDisk, writeBlocks } from './copy_file.js'
import { fingerprintOf } from './manifest.js'

/** Says in an encrypted backup which key opens it; all else is sealed. */
const HEADER_FILE = 'encrypted.json'
const ENDING = '.sealed'
const SALT_BYTES = 16

/** The files of a backup by their paths, as they were before they were encrypted. */
export interface BackupFolder {
  readonly path: string
  readonly isEncrypted: boolean
  has(path: string): boolean
  /** @throws StartRefused at the first block that is not the one that was written */
  read(path: string): AsyncIterable<Buffer>
  write(path: string, blocks: AsyncIterable<Uint8Array>): Promise<void>
}

/** @param key that encrypts it; without one everything is readable */
export async function newBackupFolder(folder: string, key: string | undefined) {
  if (key === undefined) return new PlainFolder(folder)
  const header = { id: newId(), key: fingerprintOf(key) }
  const file = join(folder, HEADER_FILE)
  await writeFile(file, `${JSON.stringify(header)}\n`, { mode: 0o600, flag: 'wx' })
  await syncToDisk(file)
  return new SealedFolder(folder, key, header.id)
}

/**
 * A backup that is there.
 * @param key asked for when the backup is encrypted
 * @throws StartRefused when it is encrypted with another key
 */
export function existingBackupFolder(folder: string, key: () => string | undefined): BackupFolder {
  const file = join(folder, HEADER_FILE)
  if (!existsSync(file)) return new PlainFolder(folder)
  const header = readHeader(file)
  const used = key()
  if (used === undefined) {
    throw new StartRefused(
      'the backup is encrypted; set BACKUP_KEY to the key that it was made with.'
    )
  }
  if (fingerprintOf(used) !== header.key) {
    throw new StartRefused('BACKUP_KEY is not the key that the backup was made with; correct it.')
  }
  return new SealedFolder(folder, used, header.id)
}

function readHeader(file: string): { id: string; key: string } {
  try {
    const { id, key } = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof id === 'string' && typeof key === 'string') return { id, key }
  } catch {
    // Refused below, like a header with other contents.
  }
  throw new StartRefused(`${file} is damaged; use another backup.`)
}

class PlainFolder implements BackupFolder {
  readonly isEncrypted = false

  constructor(readonly path: string) {}

  has(path: string) {
    return existsSync(join(this.path, path))
  }

  read(path: string) {
    return createReadStream(join(this.path, path)) as AsyncIterable<Buffer>
  }

  write(path: string, blocks: AsyncIterable<Uint8Array>) {
    return writeBlocks(join(this.path, path), blocks)
  }
}

/** Every file has a key of its own, and opens only in its backup and under its path. */
class SealedFolder implements BackupFolder {
  readonly isEncrypted = true

  constructor(
    readonly path: string,
    readonly key: string,
    readonly id: string
  ) {}

  has(path: string) {
    return existsSync(this.#fileOf(path))
  }

  async *read(path: string) {
    const source = createReadStream(this.#fileOf(path))
    try {
      const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
      const begin = await readAtLeast(chunks, Buffer.alloc(0), SALT_BYTES)
      const own = this.#keyOf(begin.subarray(0, SALT_BYTES))
      yield* openBlocks(own, this.#placeOf(path), chunks, begin.subarray(SALT_BYTES))
    } catch (error) {
      if (!(error instanceof NotAuthentic)) throw error
      throw new StartRefused(
        `the file ${path} of the backup is not the one that was backed up; use another backup.`
      )
    } finally {
      source.destroy()
    }
  }

  write(path: string, blocks: AsyncIterable<Uint8Array>) {
    return writeBlocks(this.#fileOf(path), this.#seal(path, blocks))
  }

  async *#seal(path: string, blocks: AsyncIterable<Uint8Array>) {
    const salt = randomBytes(SALT_BYTES)
    yield salt
    yield* sealBlocks(this.#keyOf(salt), this.#placeOf(path), blocks)
  }

  #fileOf(path: string) {
    return join(this.path, `${path}${ENDING}`)
  }

  #placeOf(path: string) {
    return `backup ${this.id} ${path}`
  }

  #keyOf(salt: Buffer) {
    return Buffer.from(hkdfSync('sha256', this.key, salt, 'kontor backup', 32))
  }
}
