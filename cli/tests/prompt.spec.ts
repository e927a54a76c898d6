import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { sampleTask } from './samples.js'
import { signedInStage } from './stage.js'

const NOTE = 'kontor/default.json'
const CLAIM = `${NOTE}.update`
const SEGMENT = ['status', '--format', '{task} {elapsed} {state} ']

/** A user whose timer runs on "Deep work", with a note. */
async function atWork(context: TestContext) {
  const stage = await signedInStage(context)
  const { api, home } = stage
  api.tasks = [sampleTask({ title: 'Deep\u001b[2J work' }), sampleTask({ title: 'Other' })]
  await home.run(['start', 'deep'])
  api.seen = []

  const note = () => JSON.parse(readFileSync(home.file(NOTE), 'utf8'))
  /** As if the server had answered some seconds earlier. */
  const age = (seconds: number) => {
    const older = note()
    for (const { seen } of [older, older.running ?? older]) {
      for (const name of ['at', 'uptimeMs', 'localAt']) seen[name] -= seconds * 1000
    }
    const { running } = older
    const startedAt = running && Date.parse(running.startedAt) - seconds * 1000
    if (running) running.startedAt = new Date(startedAt).toISOString()
    writeFileSync(home.file(NOTE), JSON.stringify(older))
  }
  const prompt = async (env: NodeJS.ProcessEnv = {}) => {
    const { code, out, err } = await home.run(SEGMENT, { env })
    context.assert.deepEqual({ code, err }, { code: 0, err: '' })
    return out
  }
  /** Waits until the process in the background has ended its work. */
  const isUpdated = async () => {
    while (existsSync(home.file(CLAIM))) await wait(20)
  }
  return { ...stage, note, age, prompt, isUpdated }
}

const questions = ({ seen }: { seen: { path: string }[] }) =>
  seen.filter(({ path }) => path === '/api/timer').length

test.group('the prompt segment', () => {
  test('comes from a fresh note without any call, and is empty when nothing runs', async (context) => {
    const { assert } = context
    const { api, home, prompt } = await atWork(context)
    assert.match(await prompt(), /^Deep work 00:0\d Running \n$/)
    assert.lengthOf(api.seen, 0)
    await home.run(['stop'])
    assert.equal(await prompt(), '')
    assert.equal((await home.run(['status', '--format', '{nonsense}'])).code, 2)
  })

  test('a format may have several lines', async (context) => {
    const { home } = await atWork(context)
    const { out } = await home.run(['status', '--format', '{task}\\n{state}'])
    context.assert.equal(out, 'Deep work\nRunning\n')
  })

  test('updates an older note in the background, without waiting for the server', async (context) => {
    const { assert } = context
    const { api, age, prompt, isUpdated } = await atWork(context)
    for (const entry of api.tasks[0]!.timeEntries) entry.endTime = new Date().toISOString()
    api.startTimer(api.tasks[1]!)
    let answer = () => {}
    api.held = new Promise<void>((resolve) => {
      answer = resolve
    })
    age(31)
    assert.match(await prompt(), /^Deep work/)
    answer()
    await isUpdated()
    assert.match(await prompt(), /^Other 00:0\d Running \n$/)
  })

  test('of many prompts at once one asks the server', async (context) => {
    const { assert } = context
    const { api, age, prompt, isUpdated } = await atWork(context)
    age(31)
    await Promise.all(Array.from({ length: 6 }, () => prompt()))
    await isUpdated()
    assert.equal(questions(api), 1)
  })

  test('a stop elsewhere empties it, a break elsewhere pauses it', async (context) => {
    const { assert } = context
    const { api, age, prompt, isUpdated } = await atWork(context)
    const [entry] = api.tasks[0]!.timeEntries
    entry!.pausedAt = entry!.startTime
    age(31)
    await prompt()
    await isUpdated()
    assert.equal(await prompt(), 'Deep work 00:00 Paused \n')
    entry!.endTime = new Date().toISOString()
    age(31)
    await prompt()
    await isUpdated()
    assert.equal(await prompt(), '')
  })

  test('shows the age of what the server said more than 90 seconds ago', async (context) => {
    const { assert } = context
    const { api, age, prompt } = await atWork(context)
    await api.stop()
    age(89)
    assert.notInclude(await prompt(), 'old')
    age(60)
    assert.match(await prompt(), /^Deep work 02:\d\d Running \(2 min old\) \n$/)
  })

  test('counts by the server, whatever the clock of the machine is set to', async (context) => {
    const { assert } = context
    const { home, prompt } = await atWork(context)
    const clock = home.file('clock.mjs')
    for (const hours of [2, -48]) {
      writeFileSync(clock, `const now = Date.now; Date.now = () => now() + ${hours * 3_600_000}`)
      const env = { NODE_OPTIONS: `--import ${clock}` }
      assert.match(await prompt(env), /^Deep work 00:0\d Running \n$/)
      assert.match((await home.run(['status'], { env })).out, /^00:0\d {2}Deep work/)
      // A note written under the wrong clock is right under the right one.
      assert.match(await prompt(), /^Deep work 00:0\d Running \n$/)
    }
  })

  test('is empty for a note or a file of sign-ins that is broken', async (context) => {
    const { assert } = context
    const { home, prompt, note, isUpdated } = await atWork(context)
    const { running, seen } = note()
    for (const broken of [
      '{',
      '[]',
      'null',
      JSON.stringify({ seen }).replace(/\d{6,}/, '"x"'),
      JSON.stringify({ seen, running: { ...running, startedAt: 'yesterday' } }),
      JSON.stringify({ seen, running: { ...running, breakSeconds: null } }),
    ]) {
      writeFileSync(home.file(NOTE), broken)
      assert.notInclude(await prompt(), 'NaN')
      await isUpdated()
    }
    writeFileSync(home.file('kontor/profiles.json'), '{broken')
    writeFileSync(home.file(NOTE), '{')
    assert.equal(await prompt(), '')
  })

  test('a damaged note is set aside with its content and reported once', async (context) => {
    const { assert } = context
    const { home } = await atWork(context)
    writeFileSync(home.file(NOTE), '{broken')
    const { code, out, err } = await home.run(['status'])
    assert.equal(code, 0)
    assert.include(out, 'Deep work')
    assert.include(err, 'The note about your timer was damaged')
    const [, aside = ''] = /has been moved to (\S+?)\. Nothing else is lost/.exec(err) ?? []
    assert.equal(readFileSync(aside, 'utf8'), '{broken')
    assert.equal((await home.run(['status'])).err, '')
  })

  test('is empty without a sign-in, and calls no server', async (context) => {
    const { assert } = context
    const { api, home, prompt } = await atWork(context)
    await home.run(['logout'])
    api.seen = []
    assert.equal(await prompt(), '')
    assert.lengthOf(api.seen, 0)
    assert.isFalse(existsSync(home.file(CLAIM)))
  })
})
