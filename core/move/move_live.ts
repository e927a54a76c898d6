import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copySqlite } from '#core/backup/copy_sqlite'
import { verifyDocuments } from '#core/backup/verify_documents'
import { makeWorkFolder } from '#core/backup/work_folder'
import { sqliteFile } from '#core/database/sqlite_connection'
import { applyChanges } from './apply_changes.js'
import { type Compared, compareAll } from './compare_all.js'
import { copyAll } from './copy_all.js'
import { holdFolderWhenFree } from './hold_folder.js'
import { finish, type Moved, type MovedPlace, withTarget } from './move_database.js'
import { MoveRefused } from './move_refused.js'
import { prepareTarget } from './prepare_target.js'
import type { OnProgress } from './progress.js'
import { Source, type Table } from './source.js'
import type { Target } from './target.js'

/**
 * As `moveDatabase`, beside a server that works: a copy of one moment is moved and compared first. After that the operator
 * stops the server, what has changed since is moved, and the tables with changes are compared again.
 * @throws MoveRefused when the tables have changed meanwhile or the target cannot take the source
 */
export async function moveLive(place: MovedPlace, tell: OnProgress): Promise<Moved> {
  const workFolder = makeWorkFolder()
  const copy = join(workFolder, 'copy.sqlite3')
  try {
    tell({ step: 'snapshot' })
    await copySqlite(sqliteFile(place.dataFolder), copy)
    const moved = await withTarget(place, async (target) => {
      const before = await moveCopy(copy, { place, target, tell })
      if (before.differences.length > 0) return { ...before, faults: [] }
      tell({ step: 'wait' })
      return moveRest(copy, before, { place, target, tell })
    })
    if (moved.differences.length > 0) return moved
    tell({ step: 'verify' })
    return { ...moved, faults: await verifyDocuments(place) }
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
}

interface Parts {
  place: MovedPlace
  target: Target
  tell: OnProgress
}

async function moveCopy(copy: string, { place, target, tell }: Parts): Promise<Compared> {
  tell({ step: 'prepare' })
  const source = new Source(copy)
  try {
    const tables = source.tables()
    await prepareTarget(target, place)
    const copied = await copyAll(source, target, { tables, tell })
    return await compareAll({ source, target, tables, place, copied, tell })
  } finally {
    source.close()
  }
}

/** From here on until its end nobody can work. */
async function moveRest(
  copy: string,
  before: Compared,
  { place, target, tell }: Parts
): Promise<Moved> {
  const release = await holdFolderWhenFree(place.dataFolder)
  const begin = performance.now()
  const source = new Source(sqliteFile(place.dataFolder), copy)
  try {
    const tables = source.tables()
    assertSameTables(tables, copy)
    const changed = await applyChanges(source, target, { tables, tell })
    const unchanged = Object.entries(before.tables).filter(([name]) => changed[name] === 0)
    const proved = Object.fromEntries(unchanged)
    const compared = await compareAll({ source, target, tables, place, proved, tell })
    await finish(target, compared)
    const changedRows = Object.values(changed).reduce((sum, rows) => sum + rows, 0)
    const seconds = Math.round((performance.now() - begin) / 100) / 10
    return { ...compared, faults: [], frozen: { changedRows, seconds } }
  } finally {
    source.close()
    release()
  }
}

function assertSameTables(tables: Table[], copy: string) {
  const before = new Source(copy)
  const shapes = (list: Table[]) => JSON.stringify(list.map(({ name, columns }) => [name, columns]))
  const isSame = shapes(before.tables()) === shapes(tables)
  before.close()
  if (isSame) return
  throw new MoveRefused(
    'source_outdated',
    'another version of Kontor has changed the tables since the copy was made; run the command again.'
  )
}
