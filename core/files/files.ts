import { join } from 'node:path'
import env from '#core/start/env'
import { DiskFileStore } from './disk_file_store.js'
import type { FileStore } from './file_store.js'

/** The files of this installation. */
export const files: FileStore = new DiskFileStore(join(env.KONTOR_DATA, 'files'))
