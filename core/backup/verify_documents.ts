import { runCommand } from './run_command.js'

/** An installation: where its data are and which key it works with. */
export interface Place {
  dataFolder: string
  /** Without one the database is a file in the data folder. */
  databaseUrl: string | undefined
  /** Without one the key is a file in the data folder. */
  appKey: string | undefined
}

/** The end of the sentence with which `documents:verify` says that it has looked at everything. */
export const VERIFIED = 'are as they were issued.'

/**
 * Runs `node ace documents:verify` on an installation: Kontor itself opens what was restored.
 * @returns what is wrong, a line each; nothing when all is as issued
 */
export async function verifyDocuments({ dataFolder, databaseUrl, appKey }: Place) {
  const ended = await runCommand(['documents:verify', '--no-ansi'], {
    KONTOR_DATA: dataFolder,
    DATABASE_URL: databaseUrl ?? '',
    APP_KEY: appKey ?? '',
  })
  return faultsIn(ended)
}

/**
 * The complaints of a `documents:verify` that has ended. One that was ended from outside exits with 0 as well, so only its
 * last sentence proves anything.
 */
export function faultsIn({ said, code }: Awaited<ReturnType<typeof runCommand>>): string[] {
  if (code === 0 && said.includes(VERIFIED)) return []
  const faults = said.split('\n').filter((line) => line.includes('error'))
  if (faults.length > 0) return faults
  const last = said.trim().split('\n').at(-1)
  return [last || 'The verification ended before its result.']
}
