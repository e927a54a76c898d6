import { createHash } from 'node:crypto'
import { open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makePrivateFolder } from '#core/files/private_files'

/** Ending of a file that is being written, see `DiskFileStore`. */
const UNFINISHED = '.part'

/** Writes a file for this user alone and waits until the disk has it. */
export async function writeBlocks(to: string, blocks: AsyncIterable<Uint8Array>) {
  makePrivateFolder(dirname(to))
  const target = await open(to, 'wx', 0o600)
  try {
    for await (const block of blocks) await target.writeFile(block)
    await target.sync()
  } finally {
    await target.close()
  }
}

/** Counts and hashes what passes. `result` is whole after the last block. */
export class Measure {
  readonly #hash = createHash('sha256')
  #bytes = 0

  async *of(blocks: AsyncIterable<Uint8Array>) {
    for await (const block of blocks) {
      this.#hash.update(block)
      this.#bytes += block.length
      yield block
    }
  }

  /** Size, and SHA-256 in hex. To be asked for once. */
  result() {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}

/** @returns the size and SHA-256 in hex of what a file holds */
export async function measure(blocks: AsyncIterable<Uint8Array>) {
  const passing = new Measure()
  for await (const _ of passing.of(blocks));
  return passing.result()
}

/** The finished files below a folder, as paths in it; none when there is no folder. */
export async function filesBelow(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

/** Waits until the disk has a file or folder. */
export async function syncToDisk(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
