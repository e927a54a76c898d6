import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench, Operation } from '../bench.js'
import { listBeside, listQuiet } from '../load/list_beside.js'
import { importItems } from './transfer.js'

/** Milliseconds */
const LONGEST_BACKUP = 20_000

/** The list of invoices while items are imported and while a backup is made. */
export const beside: Operation = {
  goal: 'P23',
  async measure(bench) {
    const quiet = await listQuiet(bench)
    const meanwhile = async (name: string, work: Promise<unknown>) => {
      let isOver = false
      const ending = work.finally(() => {
        isOver = true
      })
      const rows = await listBeside(bench, 'P23', name, quiet, () => isOver)
      await ending
      return rows
    }
    return [
      ...(await meanwhile('an import', importItems(bench, bench.pace.imported))),
      ...(await meanwhile('a backup', backUp(bench))),
    ]
  },
}

/**
 * A backup as an operator makes it, up to a time that its copy and a part of its check fill: reading every document of
 * the copy again takes minutes and is the same all along. @throws when it fails
 */
async function backUp({ folder, database }: Bench) {
  const target = join(folder, 'backup')
  const child = spawn(process.execPath, ['build/ace.js', 'backup', target, '--unencrypted'], {
    // A group of its own, which can be ended with the program that checks.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      KONTOR_DATA: folder,
      DATABASE_URL: database ?? '',
    },
  })
  const { pid } = child
  const end = setTimeout(() => pid && process.kill(-pid, 'SIGKILL'), LONGEST_BACKUP)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(end)
  rmSync(target, { recursive: true, force: true })
  // 2: documents of the made-up data are not as they were issued. Null: it was ended.
  if (code !== 0 && code !== 2 && code !== null) throw new Error(`The backup ended with ${code}.`)
}
