import { runCommand } from './run_command.js'

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
  const { said, code } = await runCommand(['documents:verify', '--no-ansi'], {
    KONTOR_DATA: dataFolder,
    DATABASE_URL: databaseUrl ?? '',
    APP_KEY: appKey ?? '',
  })
  if (code === 0) return []
  const faults = said.split('\n').filter((line) => line.includes('error'))
  return faults.length > 0 ? faults : said.trim().split('\n').slice(-1)
}
