import { appendFile, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx, reader } from '#core/database/in_tx'
import { TOMBSTONES_FILE } from '#core/start/data_folder'
import env from '#core/start/env'

/** A deletion that must also hold in a database that was restored from before it. */
export interface Tombstone {
  /** Of the person or the company: the list says nothing else about them. */
  id: string
  kind: 'person' | 'company'
  happenedAt: Instant
}

const PORTION = 100

const file = () => join(env.KONTOR_DATA, TOMBSTONES_FILE)

/**
 * Adds new deletions to the list in the data folder. An entry is written before it is noted as written, so a process
 * that dies in between writes it twice, which does no harm.
 */
export async function writeTombstones() {
  const rows: { id: string; kind: Tombstone['kind']; happened_at: Instant }[] = await reader()
    .from('tombstones')
    .whereNull('written_at')
    .orderBy('id')
    .limit(PORTION)
    .select('id', 'kind', 'happened_at')
  if (rows.length === 0) return false
  const lines = rows.map(({ id, kind, happened_at }) =>
    JSON.stringify({ id, kind, happenedAt: Number(happened_at) })
  )
  // The line break before them ends a line that a crash has cut off.
  await appendSafely(`\n${lines.join('\n')}\n`)
  await inTx(async () => {
    for (const { id } of rows) {
      await changeRows('update tombstones set written_at = ? where id = ?', [now(), id])
    }
  })
  return rows.length === PORTION
}

async function appendSafely(text: string) {
  await appendFile(file(), text, { mode: 0o600 })
  const handle = await open(file(), 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The list, each deletion once. A last line that a crash cut off is left out: it is written again. */
export async function readTombstones(): Promise<Tombstone[]> {
  const entries = new Map<string, Tombstone>()
  for (const line of (await readIfThere()).split('\n')) {
    const entry = parse(line)
    if (entry) entries.set(entry.id, entry)
  }
  return [...entries.values()]
}

async function readIfThere() {
  try {
    return await readFile(file(), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

const LINE = /^\{"id":"([0-9a-f-]{36})","kind":"(person|company)","happenedAt":(\d+)\}$/

function parse(line: string): Tombstone | undefined {
  const [, id, kind, happenedAt] = LINE.exec(line) ?? []
  if (!id) return undefined
  return { id, kind: kind === 'company' ? 'company' : 'person', happenedAt: Number(happenedAt) }
}
