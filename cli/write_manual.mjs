/**
 * Writes the page for `man` beside a built client, from its own commands.
 * @param folder of the built client, the first argument
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2]
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [join(folder, 'main.cjs'), 'man', '--roff'],
  // Without a sign-in, so that all commands are in it, and in English.
  { encoding: 'utf8', env: { PATH: process.env.PATH, XDG_CONFIG_HOME: folder, LANG: 'C.UTF-8' } }
)
if (status !== 0) throw new Error(stderr)
writeFileSync(join(folder, 'kontor.1'), stdout)
