import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import type { Command } from 'commander'
import { inTx } from '#core/database/in_tx'
import { newId } from '#core/ids'
import env from '#core/start/env'
import { openSmtpSink } from '#core/tests/smtp_sink'
import { makePerson, makeSuperAdmin, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { Company } from '#modules/auth/models/company'
import { addPlan } from '#modules/auth/public'
import { EXIT } from '../lib/failures/exit_codes.js'
import { textsIn } from '../lib/texts.js'
import { buildProgram } from '../program.js'
import { examplesOf } from '../program_parts/parts.js'
import { eveningZone, makeEveryday } from './everyday.js'
import { shellEnv } from './shell_env.js'
import { COMMAND } from './shipped_client.js'
import { Home } from './terminal_run.js'
import { workMeanwhile } from './work_meanwhile.js'

const program = buildProgram(textsIn('en'), () => {
  throw new Error('No command runs here.')
})

const leaves = (command: Command): Command[] =>
  command.commands.flatMap((each) =>
    ['complete', 'help'].includes(each.name()) ? [] : [each, ...leaves(each)]
  )

/** All examples; signing out comes last, because nothing works after it. */
const EXAMPLES = leaves(program)
  .flatMap(examplesOf)
  .sort((a, b) => Number(a === 'kontor logout') - Number(b === 'kontor logout'))

const SHELLS = ['bash', 'zsh', 'fish']
const lacks = (shell: string) => spawnSync(shell, ['--version']).error !== undefined
const SAMPLE = fileURLToPath(new URL('../../docs/samples/de/invoice-modern.pdf', import.meta.url))
const HOST = `http://127.0.0.1:${process.env.PORT}`

/** Before some examples a person would have done something else. */
const BEFORE: Record<string, string[]> = {
  'kontor pause': ['kontor start fix login'],
  'kontor stop --dry-run': ['kontor start fix login'],
  'kontor trim -1m --dry-run': ['kontor start fix login'],
  'kontor admin withdraw new@firm.example': ['kontor admin invite new@firm.example'],
}

/** Nothing waits to be sent here, so there is no entry that these could name. */
const FINDS_NOTHING = /^kontor sync (drop|change)/

test.group('Row 131: examples', () => {
  test('every command has one', ({ assert }) => {
    const without = leaves(program).filter(
      (command) => !command.commands.length && !examplesOf(command).length
    )
    assert.deepEqual(
      without.map((command) => command.name()),
      []
    )
  })

  for (const shell of SHELLS) {
    test(`all of them work in ${shell}`, async ({ assert, client, cleanup }) => {
      const home = new Home()
      cleanup(() => home.remove())
      const { owner, invoice, post } = await makeEveryday(client, { timeZone: eveningZone() })
      const { token: admin } = await makeSuperAdmin()
      // Companies of other tests and shells must not fit these names.
      const named = [
        'Tischlerei Holz',
        'Bau Nord',
        'Malerei Bunt',
        'Glaserei Licht',
        'Malerei Grün',
      ].map((example) => ({ example, name: `${example.split(' ')[0]} ${newId().slice(-8)}` }))
      for (const { name } of named) {
        const company = {
          name,
          email: `${newId()}@example.test`,
          plan: 'Basic',
          language: 'en' as const,
        }
        const { id } = await inTx(() => Company.apply(company))
        await makePerson(id, 'owner')
      }
      const planName = `Small ${newId().slice(-8)}`
      const limits = { members: 5, clients: null, invoicesPerMonth: null, storageBytes: null }
      await inTx(() => addPlan({ name: planName, isDefault: false, ...limits }))
      const invited = `${newId()}@example.test`
      const { SMTP_URL } = env
      const sink = await openSmtpSink()
      env.SMTP_URL = sink.url
      cleanup(async () => {
        env.SMTP_URL = SMTP_URL
        await sink.close()
      })
      prepareFolder(home)
      await post('/api/tasks', { title: 'changelog' })

      const real = (line: string) =>
        named
          .reduce((text, { example, name }) => text.replace(example, name), line)
          .replace('https://kontor.example.com', HOST)
          .replace('me@example.com', owner.user.email)
          .replace('new@firm.example', invited)
          .replace(/\bSmall\b/, `"${planName}"`)
          .replace('RE-2026-0001', invoice.number)
      const run = (line: string) =>
        runIn(shell, real(line), home, line.startsWith('kontor admin') ? admin : '')

      const failures: string[] = []
      for (const line of EXAMPLES) {
        for (const each of [...(BEFORE[line] ?? []), line]) {
          const { code, err } = await workMeanwhile(run(each))
          const expected = FINDS_NOTHING.test(each) ? EXIT.notFound : EXIT.done
          if (code !== expected) failures.push(`${each}: ${code} ${err}`)
        }
      }
      assert.deepEqual(failures, [])
    })
      .skip(() => lacks(shell), `${shell} is not installed`)
      .disableTimeout()
  }
})

/** A repository with a commit of yesterday, a receipt, and the file that names the task. */
function prepareFolder(home: Home) {
  const git = (words: string[], env: NodeJS.ProcessEnv = {}) =>
    execFileSync('git', words, { cwd: home.folder, env: { ...process.env, ...env }, stdio: 'pipe' })
  git(['init', '-q'])
  git(['config', 'user.email', 'anna@example.test'])
  git(['config', 'user.name', 'Anna'])
  const date = new Date(Date.now() - 24 * 3_600_000).toISOString()
  git(['commit', '-q', '--allow-empty', '-m', 'Check the code'], {
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  })
  writeFileSync(home.file('.kontor'), 'project: website\ntask: fix login\n')
  copyFileSync(SAMPLE, home.file('receipt.pdf'))
  const months = home.file('.local/share/timewarrior/data')
  mkdirSync(months, { recursive: true })
  writeFileSync(`${months}/2026-05.data`, 'inc 20260504T070000Z - 20260504T080000Z # Website\n')
  writeFileSync(
    home.file('report.csv'),
    'User,Email,Project,Start date,Start time,End date,End time,Duration\n,,Website,2026-05-05,09:00,2026-05-05,10:00,01:00:00\n'
  )
}

/** Runs a line as a person types it at the prompt of a shell. */
function runIn(shell: string, line: string, home: Home, token: string) {
  const kontor = `'${process.execPath}' '${COMMAND}'`
  const define =
    shell === 'fish' ? `function kontor; ${kontor} $argv; end; ` : `kontor() { ${kontor} "$@"; }; `
  return new Promise<{ code: number | null; err: string }>((resolve) => {
    const child = spawn(shell, [...(shell === 'zsh' ? ['-f'] : []), '-c', define + line], {
      cwd: home.folder,
      env: shellEnv(home, HOST, token),
    })
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text
    })
    child.stdout.resume()
    child.on('close', (code) => resolve({ code, err }))
    child.stdin.end(line.startsWith('kontor login') ? TEST_PASSWORD : '')
  })
}
