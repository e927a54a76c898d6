import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makePrivateFolder } from '#core/files/private_files'

/** Ending of a file that is being written, see `DiskFileStore`. */
const UNFINISHED = '.part'

/** Copies a file for this user alone and waits until the disk has it. @returns its size and SHA-256 in hex */
export async function copyFile(from: string, to: string) {
  makePrivateFolder(dirname(to))
  const target = await open(to, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of createReadStream(from) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
      await target.writeFile(chunk)
    }
    await target.sync()
    return { bytes, sha256: hash.digest('hex') }
  } finally {
    await target.close()
  }
}

/** @returns the size and SHA-256 in hex of a file */
export async function hashFile(path: string) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
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
