import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import mysql from 'mysql2/promise'
import { makeDatabase } from './own_database.js'

/**
 * Data folders of the last version with a migration for each change (commit 7f0a9485): one company with records in
 * almost every table, and the keys of its receipts. `database.br` is the SQLite file, or the statements of a dump.
 */
const PACKED = app.makePath('core/tests/data/old_folder')

/** The addresses of the owners, whose password is the one of all tests. */
export const OWNERS = {
  SQLite: '01a22200-b590-7124-bfab-0f4443623389@example.test',
  MariaDB: '01a22201-b1d5-75d4-9b4a-5ceb18f606d2@example.test',
}

export type Kind = keyof typeof OWNERS

/** The hashes of the packed files, and those written down when they were made. */
export function hashesOfOldFolders() {
  const written: Record<string, string> = JSON.parse(
    readFileSync(join(PACKED, 'sha256.json'), 'utf8')
  )
  const actual = Object.fromEntries(
    Object.keys(written).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(PACKED, file)))
        .digest('hex'),
    ])
  )
  return { written, actual }
}

/** A copy of the old folder to start Kontor on: settings for `ServerProcess`. */
export async function unpackOldFolder(kind: Kind) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-old-'))
  cpSync(join(PACKED, kind.toLowerCase()), folder, { recursive: true })
  const content = brotliDecompressSync(readFileSync(join(folder, 'database.br')))
  rmSync(join(folder, 'database.br'))
  const database = kind === 'MariaDB' ? await readInto('old_folder', content.toString()) : undefined
  if (!database) writeFileSync(join(folder, 'kontor.sqlite3'), content)
  return installationIn(folder, database)
}

/** An empty folder, and on MariaDB an empty database. */
export async function emptyFolder(kind: Kind) {
  const database = kind === 'MariaDB' ? await readInto('new_folder', '') : undefined
  return installationIn(mkdtempSync(join(tmpdir(), 'kontor-new-')), database)
}

async function readInto(purpose: string, statements: string) {
  const database = await makeDatabase(String(process.env.TEST_DATABASE_URL), purpose)
  const connection = await mysql.createConnection({
    uri: database.address,
    multipleStatements: true,
  })
  if (statements) await connection.query(statements)
  await connection.end()
  return database
}

function installationIn(folder: string, database?: Awaited<ReturnType<typeof makeDatabase>>) {
  const settings: Record<string, string> = { KONTOR_DATA: folder, SEAL_FILES: 'true' }
  if (database) settings.DATABASE_URL = database.address
  const remove = async () => {
    rmSync(folder, { recursive: true, force: true })
    await database?.drop()
  }
  return { folder, settings, remove }
}

/** Names of the copies that Kontor has made before a change of its tables. */
export function copiesIn(folder: string) {
  try {
    return readdirSync(join(folder, 'backups'))
  } catch {
    return []
  }
}
