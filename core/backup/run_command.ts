import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ACE = fileURLToPath(new URL('../../ace.js', import.meta.url))

/** Runs a command of Kontor in a process of its own. @returns all that it printed, and its exit code */
export async function runCommand(args: string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...process.execArgv, ACE, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  })
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
  return { said, code }
}
