import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'

const FILE_MODE = 0o600
export const FOLDER_MODE = 0o700

/** Makes a folder, and those above it, that only this user can look into. */
export function makePrivateFolder(path: string) {
  mkdirSync(path, { recursive: true, mode: FOLDER_MODE })
  closeToOthers(path, FOLDER_MODE)
}

/**
 * Makes an empty file that only this user can read; one that is there is closed to others. To be called before SQLite
 * opens a file: a new database is made for everybody to read, and its logs get the rights of the database.
 */
export function makePrivateFile(path: string) {
  // Opening and closing a file that is there would drop the locks that SQLite holds on it in this process (fcntl(2)).
  if (existsSync(path)) closeToOthers(path)
  else closeSync(openSync(path, 'wx', FILE_MODE))
}

/** A file of another user, or a file system without rights, stays as it is. */
export function closeToOthers(path: string, mode = FILE_MODE) {
  try {
    chmodSync(path, mode)
  } catch {
    // Its owner decides who may read it.
  }
}
