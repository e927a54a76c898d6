import { setTimeout as wait } from 'node:timers/promises'
import { takeWriterLock } from '#core/database/writer_lock'
import { StartRefused } from '#core/start/start_refused'
import { MoveRefused } from './move_refused.js'

/** Milliseconds between two looks whether the server has ended. */
const PAUSE = 100

/**
 * Keeps servers away from the data folder.
 * @returns gives it free again
 * @throws MoveRefused `server_runs`
 */
export function holdFolder(folder: string) {
  try {
    return takeWriterLock(folder)
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    throw new MoveRefused('server_runs', error.message)
  }
}

/** The same once the server that works on the folder has ended, however long that takes. */
export async function holdFolderWhenFree(folder: string) {
  for (;;) {
    try {
      return holdFolder(folder)
    } catch (error) {
      if (!(error instanceof MoveRefused)) throw error
      await wait(PAUSE)
    }
  }
}
