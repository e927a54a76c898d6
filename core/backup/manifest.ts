import { createHash } from 'node:crypto'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { StartRefused } from '#core/start/start_refused'
import type { BackupFolder } from './backup_folder.js'

export const MANIFEST_FILE = 'manifest.json'
export const DATABASE_FILES = { sqlite: 'kontor.sqlite3', mysql: 'kontor.sql' } as const

/** Only these shapes are read; a later one gets the next number. The first one had no figures. */
const FORMATS = [1, 2] as const
const SHA256 = /^[0-9a-f]{64}$/
/** Below the backup, never beside it. */
const PATH = /^[a-z0-9_-]+(?:[./][a-z0-9_-]+)*$/

const manifestValidator = vine.create({
  format: vine.number().in([...FORMATS]),
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
  /** Read from the copy; missing where a dump was not restored. */
  figures: vine
    .object({
      /** By table and column, then by currency: minor units as text. */
      sums: vine.record(vine.record(vine.string())),
      /** Heads of the audit chains by company. */
      chains: vine.record(vine.object({ sequence: vine.number(), hash: vine.string() })),
    })
    .optional(),
})

/** The parts of a backup, by which it is checked before it is trusted. */
export type Manifest = Infer<typeof manifestValidator>
export type Figures = NonNullable<Manifest['figures']>
export type CopiedFile = Manifest['files'][number]

/** Says which key a backup belongs to without giving it away. */
export const fingerprintOf = (key: string) =>
  createHash('sha256').update(`kontor backup ${key}`).digest('hex').slice(0, 16)

export const newManifest = (parts: Omit<Manifest, 'format'>): Manifest => ({
  format: 2,
  ...parts,
})

/** @throws StartRefused when the folder holds no backup, or one that this Kontor cannot read */
export async function readManifest(folder: BackupFolder): Promise<Manifest> {
  try {
    const parts: Buffer[] = []
    for await (const part of folder.read(MANIFEST_FILE)) parts.push(part)
    return await manifestValidator.validate(JSON.parse(Buffer.concat(parts).toString('utf8')))
  } catch (error) {
    if (error instanceof StartRefused) throw error
    throw new StartRefused(
      `${folder.path} is no backup that this Kontor can read (${MANIFEST_FILE} is missing, damaged or newer); name the folder that "node ace backup" has made.`
    )
  }
}
