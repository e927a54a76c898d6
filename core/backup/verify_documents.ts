import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ACE = fileURLToPath(new URL('../../ace.js', import.meta.url))

/** An installation: where its data are and which key it works with. */
export interface Place {
  dataFolder: string
  /** Without one the database is a file in the data folder. */
  databaseUrl: string | undefined
  /** Without one the key is a file in the data folder. */
  appKey: string | undefined
}

/**
 * Runs `node ace documents:verify` on an installation: Kontor itself opens what was restored.
 * @returns what is wrong, a line each; nothing when all is as issued
 */
export async function verifyDocuments({ dataFolder, databaseUrl, appKey }: Place) {
  const child = spawn(
    process.execPath,
    [...process.execArgv, ACE, 'documents:verify', '--no-ansi'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        KONTOR_DATA: dataFolder,
        DATABASE_URL: databaseUrl ?? '',
        APP_KEY: appKey ?? '',
      },
    }
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code === 0) return []
  const faults = said.split('\n').filter((line) => line.includes('error'))
  return faults.length > 0 ? faults : said.trim().split('\n').slice(-1)
}
