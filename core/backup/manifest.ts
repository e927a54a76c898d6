import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { StartRefused } from '#core/start/start_refused'

export const MANIFEST_FILE = 'manifest.json'
export const DATABASE_FILES = { sqlite: 'kontor.sqlite3', mysql: 'kontor.sql' } as const

/** Only this shape is read; a later one gets the next number. */
const FORMAT = 1
const SHA256 = /^[0-9a-f]{64}$/
/** Below the backup, never beside it. */
const PATH = /^[a-z0-9_-]+(?:[./][a-z0-9_-]+)*$/

const manifestValidator = vine.create({
  format: vine.literal(FORMAT),
  /** Version of Kontor. */
  kontor: vine.string(),
  /** When the copy of the database was begun, in UTC. */
  createdAt: vine.string(),
  database: vine.object({
    kind: vine.enum(['sqlite', 'mysql'] as const),
    /** The newest migration, by which a Kontor knows whether it is new enough. */
    migration: vine.string(),
    /** Rows of each table. */
    rows: vine.record(vine.number().min(0)),
  }),
  key: vine.object({ isIncluded: vine.boolean(), fingerprint: vine.string() }),
  /** Every file of the backup but the manifest. */
  files: vine.array(
    vine.object({
      path: vine.string().regex(PATH),
      bytes: vine.number().min(0),
      sha256: vine.string().regex(SHA256),
    })
  ),
  /** The result of `documents:verify` on the copy; on MariaDB `unchecked` without a database to restore it into. */
  documents: vine.enum(['unchanged', 'changed', 'unchecked'] as const),
})

/** The parts of a backup, by which it is checked before it is trusted. */
export type Manifest = Infer<typeof manifestValidator>
export type CopiedFile = Manifest['files'][number]

/** Says which key a backup belongs to without giving it away. */
export const fingerprintOf = (key: string) =>
  createHash('sha256').update(`kontor backup ${key}`).digest('hex').slice(0, 16)

export const newManifest = (parts: Omit<Manifest, 'format'>): Manifest => ({
  format: FORMAT,
  ...parts,
})

/** @throws StartRefused when the folder holds no backup, or one that this Kontor cannot read */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, MANIFEST_FILE)
  try {
    return await manifestValidator.validate(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new StartRefused(
      `${folder} is no backup that this Kontor can read (${MANIFEST_FILE} is missing, damaged or newer); name the folder that "node ace backup" has made.`
    )
  }
}
