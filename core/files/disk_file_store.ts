import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '#core/ids'
import type { FileStore } from './file_store.js'
import { FOLDER_MODE } from './private_files.js'

/** Folders and a file of lower-case letters, digits, `-` and `_`; so no `..`, no drive, no NUL. */
const NAME = /^(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.[a-z0-9]+$/

/** At least two levels: a company's folder, never that of all companies. */
const FOLDER = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)+$/

/** The folder of all companies. */
const PARENT = /^[a-z0-9_-]+$/

/** Files in a folder of the local disk. */
export class DiskFileStore implements FileStore {
  constructor(readonly folder: string) {}

  async put(name: string, bytes: Uint8Array) {
    const path = this.#pathOf(name)
    await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE })
    const unfinished = `${path}.${newId()}.part`
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  }

  async read(name: string) {
    try {
      return await readFile(this.#pathOf(name))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  async list(folder: string) {
    try {
      const entries = await readdir(this.#folderOf(folder))
      return entries.map((entry) => `${folder}/${entry}`).filter((name) => NAME.test(name))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  }

  async folders(parent: string) {
    if (!PARENT.test(parent)) throw new Error('This is no folder of stored files.')
    try {
      const entries = await readdir(join(this.folder, parent), { withFileTypes: true })
      return entries
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${parent}/${name}`)
        .filter((name) => FOLDER.test(name))
        .sort()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  }

  removeFolder(folder: string) {
    return rm(this.#folderOf(folder), { recursive: true, force: true })
  }

  #folderOf(folder: string) {
    if (!FOLDER.test(folder)) throw new Error('This is no folder of stored files.')
    return join(this.folder, folder)
  }

  #pathOf(name: string) {
    if (!NAME.test(name)) throw new Error('This is no name of a stored file.')
    return join(this.folder, name)
  }
}
