import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { makePerson, makeSuperAdmin, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { Company } from '#modules/auth/models/company'
import { EXIT } from '../lib/failures/exit_codes.js'
import { eveningZone, makeEveryday } from './everyday.js'
import { shellEnv } from './shell_env.js'
import { COMMAND } from './shipped_client.js'
import { Home } from './terminal_run.js'

const PAGE = fileURLToPath(new URL('../../docs/terminal.md', import.meta.url))
const HOST = `http://127.0.0.1:${process.env.PORT}`

/** The lines of the page's examples, with the exit codes that their comments promise. */
const LINES = [...readFileSync(PAGE, 'utf8').matchAll(/^(kontor [^#\n]+?) *(?:#(.*))?$/gm)].map(
  ([, line, comment = '']) => ({
    line: line!,
    code: Number(/exits with (\d)/.exec(comment)?.[1] ?? EXIT.done),
  })
)

test.group('docs/terminal.md', () => {
  test('each line of the tour does what the page says, one after the other', async ({
    assert,
    client,
    cleanup,
  }) => {
    const home = new Home()
    cleanup(() => home.remove())
    const { owner } = await makeEveryday(client, { timeZone: eveningZone() })
    const { token } = await makeSuperAdmin()
    const applicant = `Tischlerei ${newId().slice(-8)}`
    const { id } = await inTx(() =>
      Company.apply({
        name: applicant,
        email: `${newId()}@example.test`,
        plan: 'Basic',
        language: 'en',
      })
    )
    await makePerson(id, 'owner')
    writeFileSync(home.file('password-file'), TEST_PASSWORD)
    writeFileSync(home.file('.kontor'), 'project: website\ntask: fix login\n')

    assert.isAbove(LINES.length, 40)
    const wrong: string[] = []
    for (const { line, code } of LINES) {
      const real = line
        .replace('Tischlerei Holz', applicant)
        .replace('https://kontor.example.com', HOST)
        .replace('me@example.com', owner.user.email)
        .replace('new@firm.example', `${newId()}@example.test`)
      const finished = await runInShell(real, home, line.startsWith('kontor admin') ? token : '')
      if (finished.code !== code) wrong.push(`${line}: ${finished.code} ${finished.err}`)
    }
    assert.deepEqual(wrong, [])
  }).disableTimeout()
})

function runInShell(line: string, home: Home, token: string) {
  const kontor = `kontor() { '${process.execPath}' '${COMMAND}' "$@"; }; `
  return new Promise<{ code: number | null; err: string }>((resolve) => {
    const child = spawn('sh', ['-c', kontor + line], {
      cwd: home.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: shellEnv(home, HOST, token),
    })
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text
    })
    child.on('close', (code) => resolve({ code, err }))
  })
}
