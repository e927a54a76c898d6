import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'kontor-client-'))
// Some tests run the client as another user.
chmodSync(folder, 0o755)
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

execFileSync(
  process.execPath,
  ['node_modules/rolldown/bin/cli.mjs', '--config', 'cli/rolldown.config.mjs', '--dir', folder],
  { cwd: ROOT, stdio: 'pipe' }
)

/** The client as it is shipped, made from the sources for this run of tests: it starts four times as fast as they do. */
export const COMMAND = join(folder, 'main.cjs')
