/** Writes the description of the API before tests compare answers with it, unless it is newer than all sources. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'

const FILE = 'modules/openapi/data/openapi.json'
const SOURCES = '{api,core,modules,docs/api}/**/*.{ts,tsx}'

export function describeApi() {
  if (existsSync(FILE) && changedAt(FILE) > newestSource()) return
  run('ace.js', 'codegen')
  run('--import=@poppinss/ts-exec', 'docs/api/make_openapi.ts')
}

const changedAt = (file) => statSync(file).mtimeMs
const newestSource = () => Math.max(...globSync(SOURCES).map(changedAt))

function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status === 0) return
  process.stderr.write(`${stdout}${stderr}\nThe API could not be described, see above.\n`)
  process.exit(status ?? 1)
}
