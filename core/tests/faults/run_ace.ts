import { spawn } from 'node:child_process'
import app from '@adonisjs/core/services/app'

/** Runs `node ace …` on a separate data folder, as an operator does. */
export async function runAce(args: string[], settings: Record<string, string>) {
  const { DATABASE_URL: _, APP_KEY: __, ...inherited } = process.env
  const child = spawn(process.execPath, [app.makePath('ace.js'), ...args], {
    cwd: app.makePath(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, NODE_ENV: 'production', ...settings },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { said, code }
}
