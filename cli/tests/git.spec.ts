import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { Failure } from '../lib/failures/failure.js'
import { fuzzyOrder } from '../lib/fuzzy.js'
import { branchOf } from '../lib/git/branch.js'
import { parseKontorFile, workOf } from '../lib/git/kontor_file.js'
import { sessionsOf } from '../lib/git/sessions.js'
import { realStage } from './real_stage.js'
import { COMMAND } from './shipped_client.js'
import { Home } from './terminal_run.js'

const MINUTE = 60_000

/** A repository with commits of its owner, each some minutes ago. */
function repository(
  home: Home,
  commits: { minutesAgo: number; subject: string; branch?: string }[]
) {
  const folder = home.file('project')
  mkdirSync(folder)
  const git = (words: string[], env: NodeJS.ProcessEnv = {}) =>
    execFileSync('git', words, { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' })
  git(['init', '-q', '-b', 'main'])
  git(['config', 'user.email', 'anna@example.test'])
  git(['config', 'user.name', 'Anna'])
  for (const { minutesAgo, subject, branch } of commits) {
    if (branch) git(['checkout', '-q', '-b', branch])
    const date = new Date(Date.now() - minutesAgo * MINUTE).toISOString()
    const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
    git(['commit', '-q', '--allow-empty', '-m', subject], dates)
  }
  return { folder, git }
}

test.group('the folder and its branch', () => {
  test('a .kontor file names project and task, and tasks of branches', ({ assert }) => {
    const file = parseKontorFile('# x\nproject = Web shop\ntask: Login\nbranch feature/*: *\n', 'p')
    assert.deepEqual([file.project, file.task], ['Web shop', 'Login'])
    for (const line of ['tasks: x', 'project', 'branch : x', 'task:']) {
      assert.throws(() => parseKontorFile(line, 'p'), Failure)
    }
  })

  test('the branch is read in the folder, below it and in a linked worktree', ({
    assert,
    cleanup,
  }) => {
    const home = new Home()
    cleanup(() => home.remove())
    const { folder, git } = repository(home, [
      { minutesAgo: 5, subject: 'x', branch: 'feature/log-in' },
    ])
    writeFileSync(`${folder}/.kontor`, 'task: Usual\nbranch feature/*: Feature *\n')
    mkdirSync(`${folder}/deep/down`, { recursive: true })
    assert.equal(branchOf(`${folder}/deep/down`), 'feature/log-in')
    assert.equal(workOf(`${folder}/deep`)?.task, 'Feature log in')
    assert.equal(workOf(folder, 'main')?.task, 'Usual')
    git(['worktree', 'add', '-q', '-b', 'other', home.file('linked')])
    assert.equal(branchOf(home.file('linked')), 'other')
    assert.isUndefined(branchOf(home.folder))
  })

  test('commits within two hours of one another on one task are one session', ({ assert }) => {
    const at = (hour: number) => hour * 60 * MINUTE
    const commit = (hour: number, task: string) => ({ at: at(hour), task, subject: `${hour}` })
    const sessions = sessionsOf([
      commit(9, 'a'),
      commit(10, 'a'),
      commit(10.25, 'b'),
      commit(14, 'b'),
    ])
    assert.deepEqual(
      sessions.map(({ from, to, task }) => [from / at(1), to / at(1), task]),
      [
        [8.5, 10, 'a'],
        [10, 10.25, 'b'],
        [13.5, 14, 'b'],
      ]
    )
  })

  test('typing filters tasks by words, parts and letters in order', ({ assert }) => {
    const tasks = ['Relogin', 'Fix login', 'Büro streichen', 'Login page']
    assert.deepEqual(fuzzyOrder(tasks, 'login'), [1, 3, 0])
    assert.deepEqual(fuzzyOrder(tasks, 'burostr'), [2])
    assert.deepEqual(fuzzyOrder(tasks, 'fxl'), [1])
    assert.deepEqual(fuzzyOrder(tasks, 'xyz'), [])
  })
})

test.group('log --from-git', () => {
  async function stage(context: Parameters<typeof realStage>[0]) {
    const real = await realStage(context)
    const assigneeIds = [real.owner.user.id]
    await makeTask(real.owner, { title: 'Fix login', assigneeIds })
    const { folder } = repository(real.home, [
      { minutesAgo: 60, subject: 'Ask for the code' },
      { minutesAgo: 20, subject: 'Check the code' },
    ])
    const log = (...words: string[]) =>
      real.home.run(['log', '--from-git', ...words], { env: real.env, cwd: folder })
    return { ...real, folder, log }
  }

  test('proposes entries, asks before it writes them, and proposes none twice', async (context) => {
    const { assert } = context
    const { json, log } = await stage(context)
    const asked = await log('week', 'fix', 'login')
    assert.equal(asked.code, 2)
    assert.include(asked.out, 'Ask for the code')
    assert.lengthOf(await json(['entries', 'week']), 0)
    const dry = await log('week', 'fix', 'login', '--dry-run')
    assert.equal(dry.code, 0)
    assert.lengthOf(await json(['entries', 'week']), 0)

    const { code, out } = await log('week', 'fix', 'login', '--yes')
    assert.equal(code, 0)
    assert.match(out, /\d entr(y|ies) entered\.\n$/)
    const entries = await json(['entries', 'week'])
    const seconds = entries.reduce(
      (sum: number, entry: { seconds: number }) => sum + entry.seconds,
      0
    )
    assert.approximately(seconds, 70 * 60, 90)
    assert.equal((await log('week', 'fix', 'login', '--yes')).code, 5)
  })

  test('the .kontor file names the task; outside a repository it is refused', async (context) => {
    const { assert } = context
    const { folder, home, env, log } = await stage(context)
    assert.equal((await log('week', '--yes')).code, 2)
    writeFileSync(`${folder}/.kontor`, 'task: fix login\n')
    assert.equal((await log('week', '--yes')).code, 0)
    const outside = await home.run(['log', '--from-git'], { env, cwd: home.folder })
    assert.equal(outside.code, 5)
  })
})

test.group('the hook of a repository', () => {
  test('suggests the timer of a branch after its checkout, and a foreign hook stays', async ({
    assert,
    cleanup,
  }) => {
    const home = new Home()
    cleanup(() => home.remove())
    const { folder } = repository(home, [{ minutesAgo: 5, subject: 'x' }])
    writeFileSync(`${folder}/.kontor`, "project: Web shop\nbranch feature/*: Anna's *\n")
    mkdirSync(`${folder}/deep`)
    const { code, err } = await home.run(['git', 'hook', '--install'], { cwd: `${folder}/deep` })
    assert.equal(code, 0, err)
    const bin = home.file('bin')
    mkdirSync(bin)
    writeFileSync(`${bin}/kontor`, `#!/bin/sh\nexec ${process.execPath} ${COMMAND} "$@"\n`, {
      mode: 0o755,
    })
    const checkout = (words: string[]) =>
      spawnSync('git', ['checkout', '-q', ...words], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: `${bin}:${process.env.PATH}`, LANG: 'en_US.UTF-8', HOME: home.folder },
      })
    const { status, stdout, stderr } = checkout(['-b', 'feature/log-in'])
    assert.equal(status, 0)
    const suggestion = "Branch feature/log-in: kontor start 'Anna'\\''s log in' +Web-shop\n"
    assert.equal(stdout + stderr, suggestion)
    const quiet = checkout(['main'])
    assert.equal(quiet.stdout + quiet.stderr, '')

    const again = await home.run(['git', 'hook', '--install'], { cwd: folder })
    assert.equal(again.code, 0)
    const path = `${folder}/.git/hooks/post-checkout`
    writeFileSync(path, '#!/bin/sh\n')
    const foreign = await home.run(['git', 'hook', '--install'], { cwd: folder })
    assert.equal(foreign.code, 7)
    assert.equal(readFileSync(path, 'utf8'), '#!/bin/sh\n')
    const elsewhere = await home.run(['git', 'hook', '--install'], { cwd: home.folder })
    assert.equal(elsewhere.code, 5)
    assert.include((await home.run(['git', 'hook'])).out, 'kontor git suggest')
  }).timeout(30_000)
})
