/**
 * Where uploaded and generated files live. Names are ours, such as `logos/<company>/<hash>.png`,
 * never what somebody typed; every process of an installation sees the same files.
 */
export interface FileStore {
  /** Stores a file completely or not at all, replacing one of the same name. */
  put(name: string, bytes: Uint8Array): Promise<void>

  /** @returns undefined when there is no such file */
  read(name: string): Promise<Buffer | undefined>
}
