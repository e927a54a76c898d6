/**
 * Storage of uploaded and generated files. Kontor chooses the names, such as `logos/<company>/<hash>.png`; a user's
 * input is never part of them. Every process of an installation sees the same files.
 */
export interface FileStore {
  /** Stores a file completely or not at all, replacing one of the same name. */
  put(name: string, bytes: Uint8Array): Promise<void>

  /** @returns undefined when the file does not exist */
  read(name: string): Promise<Buffer | undefined>

  /** Names of the files in a folder such as `logos/<company>`; none when it does not exist. */
  list(folder: string): Promise<string[]>

  /** Names of the folders in one such as `logos`, with its own, in their order: the companies that have files there. */
  folders(parent: string): Promise<string[]>

  /** Removes a folder with its files, for companies that are deleted. */
  removeFolder(folder: string): Promise<void>
}
