import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Options } from '../options.js'
import type { OpenFirm } from './firms/firm.js'
import type { DataSet } from './plan.js'

/** A data folder for one run. With MariaDB it holds the description of the data only. */
export interface PreparedData {
  folder: string
  /** A copy for the raw limits; the same folder with MariaDB, where both have companies of their own. */
  rawFolder: string
  data: DataSet
  remove(): void
}

/**
 * The data set, created once and cached in the folder of temporary files until tables or data change. Each run works
 * on copies. In a MariaDB the rows stay, and later runs continue with them.
 */
export function prepareData({
  database,
  invoices,
}: Pick<Options, 'database' | 'invoices'>): PreparedData {
  const kept = join(tmpdir(), `kontor-bench-${fingerprint(database)}-${invoices}`)
  if (!existsSync(join(kept, 'data.json'))) makeData(kept, { database, invoices })

  const run = join(tmpdir(), `kontor-bench-run-${process.pid}-${invoices}`)
  const folder = join(run, 'ours')
  const rawFolder = database ? folder : join(run, 'raw')
  for (const copy of new Set([folder, rawFolder])) {
    cpSync(kept, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
  }
  return {
    folder,
    rawFolder,
    data: JSON.parse(readFileSync(join(folder, 'data.json'), 'utf8')),
    remove: () => rmSync(run, { recursive: true, force: true }),
  }
}

function makeData(kept: string, { database, invoices }: Pick<Options, 'database' | 'invoices'>) {
  console.log(`Making ${invoices} invoices and the rest, once …`)
  const folder = `${kept}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  runScript(['bench/data/make_data.ts', String(invoices)], folder, database)
  renameSync(folder, kept)
}

/** A copy of many small firms whose people are signed in, on SQLite; made once and kept like the large company. */
export function prepareFirms(count: number) {
  const kept = join(tmpdir(), `kontor-bench-${fingerprint()}-${count}-firms`)
  if (!existsSync(join(kept, 'data.json'))) {
    console.log(`Making ${count} firms, once …`)
    const folder = `${kept}.${process.pid}`
    mkdirSync(folder, { recursive: true })
    runScript(['bench/data/firms/make_firms.ts', String(count)], folder)
    renameSync(folder, kept)
  }
  const folder = join(tmpdir(), `kontor-bench-run-${process.pid}-firms`)
  cpSync(kept, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  runScript(['bench/data/firms/open_firms.ts'], folder)
  const firms: OpenFirm[] = JSON.parse(readFileSync(join(folder, 'data.json'), 'utf8'))
  return { folder, firms, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function runScript(script: string[], folder: string, database = '') {
  const { status } = spawnSync(process.execPath, ['--import=@poppinss/ts-exec', ...script], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '--disable-warning=DEP0205',
      LOG_LEVEL: 'error',
      KONTOR_DATA: folder,
      DATABASE_URL: database,
      SMTP_URL: '',
    },
  })
  if (status !== 0) throw new Error('The data could not be made.')
}

/** Changes with the tables and with what makes the data. */
function fingerprint(database = '') {
  const hash = createHash('sha256').update(database)
  for (const file of globSync([
    '{database,modules/*}/{migrations,}/*.ts',
    'bench/data/**/*.ts',
  ]).sort()) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}
