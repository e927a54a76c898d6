import { spawn, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { sampleTask } from './samples.js'
import { COMMAND } from './shipped_client.js'
import { signedInStage } from './stage.js'

const LAUNCHER = fileURLToPath(new URL('../bin/kontor', import.meta.url))
const PROMPT = 'kontor/prompt'
const CLAIM = 'kontor/default.json.update'

/** The shells of this machine that may be its `sh`. */
const SHELLS = [['dash'], ['bash', '--posix'], ['busybox', 'sh']].filter(
  ([name = '', ...options]) => spawnSync(name, [...options, '-c', ':']).status === 0
)

/** A signed-in user, and two launchers: one with the client and one without, which shows when it is needed. */
async function launchers(context: TestContext) {
  const stage = await signedInStage(context)
  const { home } = stage
  const rootWith = (main: (file: string) => void) => {
    const root = mkdtempSync(join(tmpdir(), 'kontor prompt '))
    context.test.cleanup(() => rmSync(root, { recursive: true, force: true }))
    mkdirSync(join(root, 'cli/bin'), { recursive: true })
    mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true })
    mkdirSync(join(root, 'build'))
    copyFileSync(LAUNCHER, join(root, 'cli/bin/kontor'))
    symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'))
    main(join(root, 'build/cli'))
    return join(root, 'cli/bin/kontor')
  }
  const whole = rootWith((folder) => symlinkSync(dirname(COMMAND), folder))
  const bare = rootWith((folder) => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'main.cjs'), 'console.log("asked the client")')
  })
  const run = (launcher: string, shell: string[], args: string[], env: NodeJS.ProcessEnv = {}) =>
    new Promise<string>((resolve) => {
      const [name = '', ...options] = shell
      const child = spawn(name, [...options, launcher, ...args], {
        cwd: home.folder,
        env: {
          PATH: process.env.PATH,
          XDG_CONFIG_HOME: home.folder,
          XDG_STATE_HOME: home.folder,
          LANG: 'en_US.UTF-8',
          ...env,
        },
      })
      let out = ''
      child.stdout.setEncoding('utf8').on('data', (text) => {
        out += text
      })
      child.stderr.setEncoding('utf8').on('data', (text) => {
        out += text
      })
      child.on('close', () => resolve(out))
    })
  const inShell = (shell: string[], format: string, env?: NodeJS.ProcessEnv) =>
    run(bare, shell, ['status', '--format', format], env)
  const withClient = (format: string, env?: NodeJS.ProcessEnv) =>
    run(whole, SHELLS[0] ?? ['sh'], ['status', '--format', format], env)
  const edit = (change: (lines: string[]) => void) => {
    const lines = readFileSync(home.file(PROMPT), 'utf8').split('\n')
    change(lines)
    writeFileSync(home.file(PROMPT), lines.join('\n'))
  }
  /** As if the server had answered some seconds earlier; both files say so. */
  const age = (seconds: number) => {
    edit((lines) => {
      lines[2] = String(Number(lines[2]) - seconds * 1000)
    })
    const file = home.file('kontor/default.json')
    const note = JSON.parse(readFileSync(file, 'utf8'))
    for (const name of ['at', 'uptimeMs', 'localAt']) note.seen[name] -= seconds * 1000
    writeFileSync(file, JSON.stringify(note))
  }
  return { ...stage, inShell, withClient, edit, age }
}

const HOSTILE = [
  '$(touch PWNED) `touch PWNED` $IFS $HOME',
  '"; touch PWNED; \' && touch PWNED #',
  '%s %d %n \\n \\033[31m \\x41',
  '* ? [a-z] {task} {elapsed} } {',
  '-n -e --version',
  '!! ^a^b ~ & | < > ( ) ;',
  'Übergröße 日本語 🧵',
]

test.group('the prompt segment from the launcher', () => {
  test('every shell prints what the client prints, whatever the names hold', async (context) => {
    const { assert } = context
    const { api, home, inShell } = await launchers(context)
    for (const text of HOSTILE) {
      const title = `${text} \u001b]0;title\u0007 \u202e`
      api.tasks = [sampleTask({ title, project: { ...sampleTask().project!, name: text } })]
      await home.run(['start', String(api.tasks[0]!._id)])
      await home.run(['pause'])
      for (const format of [
        '{glyph} {task} {elapsed} ',
        '{project}\\n{state}{company}',
        'a * $(touch PWNED) %s {task}{task}',
        '',
        '\\n',
      ]) {
        const { out } = await home.run(['status', '--format', format])
        for (const shell of SHELLS) {
          assert.equal(await inShell(shell, format), out, `${shell[0]}: ${text} in ${format}`)
        }
      }
    }
    assert.isFalse(existsSync(home.file('PWNED')))
  })

  test('a running clock goes on in the shell, and is empty after a stop', async (context) => {
    const { assert } = context
    const { api, home, inShell, edit } = await launchers(context)
    api.tasks = [sampleTask({ title: 'Deep work' })]
    await home.run(['start', 'deep'])
    edit((lines) => {
      lines[4] = '3605000'
    })
    for (const shell of SHELLS) {
      assert.match(
        await inShell(shell, '{task} {elapsed} {state}'),
        /^Deep work 01:00:\d\d Running\n$/
      )
    }
    await home.run(['stop'])
    for (const shell of SHELLS) assert.equal(await inShell(shell, '{task}'), '')
  })

  test('old notes are updated in the background, by one process, and show their age', async (context) => {
    const { assert } = context
    const { api, home, withClient, age } = await launchers(context)
    api.tasks = [sampleTask({ title: 'Deep work' }), sampleTask({ title: 'Other' })]
    await home.run(['start', 'deep'])
    api.startTimer(api.tasks[1]!)
    age(200)
    api.seen = []
    let answer = () => {}
    api.held = new Promise<void>((resolve) => {
      answer = resolve
    })
    assert.match(await withClient('{task} {elapsed} '), /^Deep work 03:2\d \(3 min old\) \n$/)
    for (let more = 0; more < 4; more++) await withClient('{task}')
    answer()
    while (existsSync(home.file(CLAIM))) await wait(20)
    assert.match(await withClient('{task} {elapsed}'), /^Other 00:\d\d\n$/)
    assert.lengthOf(
      api.seen.filter(({ path }) => path === '/api/timer'),
      1
    )
  })

  test('after a failed update the next waits, and an abandoned one is replaced', async (context) => {
    const { assert } = context
    const { api, home, withClient, age } = await launchers(context)
    api.tasks = [sampleTask({ title: 'Deep work' })]
    await home.run(['start', 'deep'])
    age(40)
    writeFileSync(home.file(CLAIM), '1\n')
    assert.match(await withClient('{task}'), /^Deep work\n$/)
    assert.notEqual(readFileSync(home.file(CLAIM), 'utf8'), '1\n')
    while (existsSync(home.file(CLAIM))) await wait(20)
    age(40)
    const [uptime = ''] = readFileSync('/proc/uptime', 'utf8').split('.')
    writeFileSync(home.file(CLAIM), `${uptime}000\n`)
    api.seen = []
    await withClient('{task}')
    assert.equal(readFileSync(home.file(CLAIM), 'utf8'), `${uptime}000\n`)
    assert.lengthOf(api.seen, 0)
  })

  test('what the launcher cannot know is answered by the client', async (context) => {
    const { assert } = context
    const { api, home, inShell, edit } = await launchers(context)
    const ASKED = 'asked the client\n'
    api.tasks = [sampleTask({ title: 'Deep work' })]
    await home.run(['start', 'deep'])
    const before = readFileSync(home.file(PROMPT), 'utf8')
    const breaks: ((lines: string[]) => void)[] = [
      (lines) => lines.splice(5, 1),
      (lines) => lines.splice(9),
      (lines) => lines.splice(0, lines.length),
      (lines) => Object.assign(lines, { 0: 'kontor prompt 2' }),
      (lines) => Object.assign(lines, { 1: 'another start of the machine' }),
      (lines) => Object.assign(lines, { 2: 'x$(touch PWNED)' }),
      (lines) => Object.assign(lines, { 2: '99999999999999' }),
      (lines) => Object.assign(lines, { 2: '08' }),
      (lines) => Object.assign(lines, { 3: 'sleeping' }),
      (lines) => Object.assign(lines, { 4: '-5' }),
    ]
    for (const shell of SHELLS) {
      assert.equal(await inShell(shell, '{nonsense}'), ASKED)
      assert.equal(await inShell(shell, 'a {'), ASKED)
      assert.equal(await inShell(shell, '{task}', { KONTOR_URL: 'http://localhost' }), ASKED)
      assert.equal(await inShell(shell, '{task}', { KONTOR_TOKEN: 'x' }), ASKED)
      assert.equal(await inShell(shell, '{task}', { KONTOR_PROFILE: '../prompt' }), ASKED)
      assert.equal(await inShell(shell, '{task}', { KONTOR_PROFILE: 'other' }), ASKED)
      assert.equal(await inShell(shell, '{task}', { KONTOR_PROFILE: 'default' }), 'Deep work\n')
      for (const [at, damage] of breaks.entries()) {
        edit(damage)
        assert.equal(await inShell(shell, '{task}'), ASKED, `${shell[0]}, damage ${at}`)
        writeFileSync(home.file(PROMPT), before)
      }
    }
    assert.isFalse(existsSync(home.file('PWNED')))
  })

  test('another sign-in is never shown the timer of the one before', async (context) => {
    const { assert } = context
    const { api, home, inShell, withClient } = await launchers(context)
    const [shell = ['sh']] = SHELLS
    api.tasks = [sampleTask({ title: 'Deep work' })]
    await home.run(['start', 'deep'])
    const login = ['login', '--host', api.host, '--email', api.user.email, '--profile', 'second']
    await home.run(login, { input: api.password })
    assert.equal(await inShell(shell, '{task}'), 'asked the client\n')
    await home.run(['profiles', 'default'])
    await home.run(['status'])
    assert.equal(await inShell(shell, '{task}'), 'Deep work\n')
    // Edited by hand: the file of sign-ins is newer than what prompts read.
    const later = Date.now() / 1000 + 10
    utimesSync(home.file('kontor/profiles.json'), later, later)
    assert.equal(await inShell(shell, '{task}'), 'asked the client\n')
    await home.run(['logout'])
    await home.run(['logout'])
    assert.equal(await withClient('{task}'), '')
    assert.equal(await inShell(shell, '{task}'), '', 'without a sign-in it needs no client')
  })
})
