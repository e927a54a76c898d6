import { type Place, verifyDocuments } from '#core/backup/verify_documents'
import { sqliteFile } from '#core/database/sqlite_connection'
import { type Compared, compareAll } from './compare_all.js'
import { copyAll } from './copy_all.js'
import { holdFolder } from './hold_folder.js'
import { prepareTarget } from './prepare_target.js'
import type { OnProgress } from './progress.js'
import { Source } from './source.js'
import { Target } from './target.js'
import { UNFINISHED_MOVE } from './unfinished_move.js'

/** An installation on SQLite, with the target as its database. */
export type MovedPlace = Place & { databaseUrl: string }

export interface Moved extends Compared {
  /** The complaints of `documents:verify` on the target. */
  faults: string[]
  /** Rows that were changed after the copy, and how long that took; only of a move beside a server. */
  frozen?: { changedRows: number; seconds: number }
}

/**
 * Copies the SQLite database of a stopped installation into an empty MariaDB or MySQL and compares both. The source is
 * only read. The target is marked as unfinished, and no server starts on it, until both have proved to be the same.
 * @throws MoveRefused when a server runs, the source is damaged or the target cannot take it
 */
export async function moveDatabase(place: MovedPlace, tell: OnProgress): Promise<Moved> {
  const release = holdFolder(place.dataFolder)
  try {
    const compared = await copyStopped(place, tell)
    if (compared.differences.length > 0) return { ...compared, faults: [] }
    tell({ step: 'verify' })
    return { ...compared, faults: await verifyDocuments(place) }
  } finally {
    release()
  }
}

async function copyStopped(place: MovedPlace, tell: OnProgress) {
  tell({ step: 'prepare' })
  const source = new Source(sqliteFile(place.dataFolder))
  try {
    source.assertSound()
    const tables = source.tables()
    return await withTarget(place, async (target) => {
      await prepareTarget(target, place)
      const copied = await copyAll(source, target, { tables, tell })
      const compared = await compareAll({ source, target, tables, place, copied, tell })
      await finish(target, compared)
      return compared
    })
  } finally {
    source.close()
  }
}

/** Lets servers start on the target when it is the same as the source. */
export async function finish(target: Target, { differences }: Compared) {
  if (differences.length === 0) await target.run(`drop table ${UNFINISHED_MOVE}`)
}

export async function withTarget<T>(place: MovedPlace, work: (target: Target) => Promise<T>) {
  const target = await Target.open(place.databaseUrl)
  try {
    return await work(target)
  } finally {
    target.close()
  }
}
