import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { DueWork } from '#core/due_work/due_work'
import env from '#core/start/env'
import { NotAuthentic, open, seal } from './aead.js'
import { keyToOpen, keyToSeal } from './company_keys.js'
import { FileUnreadable } from './file_unreadable.js'

/** Tables with files, each with the column of the bytes, which are sealed when `key_id` names a key of the company. */
const SEALED_COLUMNS = {
  invoice_attachments: 'content',
  expense_receipts: 'content',
  expense_claim_files: 'content',
  task_files: 'content',
  estimate_answers: 'signature',
  proposal_answers: 'signature',
  delivery_signatures: 'signature',
} as const
export type SealedTable = keyof typeof SEALED_COLUMNS

export const SEALED_TABLES = Object.keys(SEALED_COLUMNS) as SealedTable[]

interface Place {
  company_id: string
  id: string
}

/** The file of a row, and how it is kept. */
export interface SealedContent {
  content: Buffer
  /** Null for a file that is not sealed: its content is as it was received. */
  key_id: string | null
}

/** The same in all tables: a file that is moved from one to another keeps its id. */
const placeOf = ({ company_id, id }: Place) => `file ${company_id} ${id}`

/**
 * Whether rows are sealed. A database server may serve several machines, whose data folders, with the keys in them, are
 * their own: there the operator says that all of them share one folder.
 */
const areRowsSealed = () => env.DATABASE_URL === undefined || env.SEAL_FILES

/** The columns of a file for a new row, sealed with the key of its company where rows are sealed. */
export async function sealContent(place: Place, content: Buffer): Promise<SealedContent> {
  if (!areRowsSealed()) return { content, key_id: null }
  const key = await keyToSeal(place.company_id)
  return { content: seal(key.bytes, content, placeOf(place)), key_id: key.id }
}

/**
 * The bytes of a file, exactly as they were received.
 * @throws FileUnreadable `file_damaged` when they are not those that were kept, `file_key_missing`
 */
export async function openContent({
  content,
  key_id,
  ...place
}: Place & SealedContent): Promise<Buffer> {
  if (key_id === null) return content
  const key = await keyToOpen(place.company_id, key_id)
  try {
    return open(key.bytes, content, placeOf(place))
  } catch (error) {
    if (!(error instanceof NotAuthentic)) throw error
    throw new FileUnreadable('file_damaged', { fileId: place.id })
  }
}

/** Files that are sealed in one round: the largest has 15 MB. */
const PORTION = 10

/** Work that seals the files from before there were keys, each in its own transaction. */
export const sealOldFiles = (table: SealedTable): DueWork => ({
  name: `${MODULES[table]}.seal_${table}`,
  async run() {
    if (!areRowsSealed()) return false
    const places = await readRows<Place>(
      `select company_id, id from ${table}
       where key_id is null and ${SEALED_COLUMNS[table]} is not null order by id limit ${PORTION}`,
      []
    )
    for (const place of places) await sealOne(table, place)
    return places.length === PORTION
  },
})

const MODULES: Record<SealedTable, string> = {
  invoice_attachments: 'invoicing',
  expense_receipts: 'expenses',
  expense_claim_files: 'expenses',
  task_files: 'tasks',
  estimate_answers: 'offers',
  proposal_answers: 'offers',
  delivery_signatures: 'deliveries',
}

/** Repeatable: a process that dies leaves the file as it was, or sealed. */
async function sealOne(table: SealedTable, place: Place) {
  const keys = [place.company_id, place.id]
  const column = SEALED_COLUMNS[table]
  const [row] = await readRows<{ content: Buffer }>(
    `select ${column} as content from ${table} where company_id = ? and id = ? and key_id is null`,
    keys
  )
  if (!row) return
  const sealed = await sealContent(place, row.content)
  await inTx(() =>
    changeRows(
      `update ${table} set ${column} = ?, key_id = ? where company_id = ? and id = ? and key_id is null`,
      [sealed.content, sealed.key_id, ...keys]
    )
  )
}
