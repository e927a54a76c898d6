import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { WorkPool, type WorkPoolSettings } from '#core/processes/work_pool'
import { WorkProcess, WorkRefused } from '#core/processes/work_process'

/** A process that gives back what it gets, but for the words that it dies of, hangs at, grows from or refuses. */
const PROGRAM = `
  const { existsSync, writeFileSync } = require('node:fs')
  const [mark] = process.argv.slice(2)
  const kept = []
  process.on('message', ({ data }) => {
    if (data === 'ends') process.exit(1)
    if (data === 'throws') throw new Error('out of order')
    if (data === 'hangs') for (;;);
    if (data === 'refused') return process.send({ failure: 'no such glyph' })
    if (data === 'grows') kept.push(Buffer.alloc(120e6, 1))
    while (data === 'grows without end') kept.push(Buffer.alloc(10e6, 1))
    if (data === 'ends once' && !existsSync(mark)) {
      writeFileSync(mark, '')
      process.exit(1)
    }
    process.send({ output: data + ' by ' + process.pid })
  })`

interface Job {
  data: string
}

const LIMITS = { milliseconds: 20_000, megabytes: 400 }
const needsProc = existsSync('/proc/self/status') ? '' : 'needs the memory figures of Linux'

function poolOf(settings: Partial<WorkPoolSettings<Job, string>> = {}, limits = LIMITS) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-work-'))
  const program = join(folder, 'program.cjs')
  writeFileSync(program, PROGRAM)
  const started: ChildProcess[] = []
  const pool = new WorkPool<Job, string>({
    atOnce: 1,
    waiting: { each: 30, all: 300 },
    full: { each: 'too_many', all: 'busy' },
    kept: 100,
    start() {
      const child = fork(program, [join(folder, 'has-ended')], {
        execArgv: [],
        serialization: 'advanced',
        // The process's messages about its end are no news in these tests.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      started.push(child)
      return new WorkProcess(child, limits)
    },
    ...settings,
  })
  const run = (data: string, company = 'a') => pool.run(company, { data })
  return { run, started }
}

test.group('A pool of working processes', () => {
  test('a job whose process ended by chance is done by a new one', async ({ assert }) => {
    const { run, started } = poolOf()
    const outputs = await Promise.all([run('ends once'), run('next')])
    assert.deepEqual(
      outputs.map((text) => text.replace(/ by \d+/, '')),
      ['ends once', 'next']
    )
    assert.lengthOf(started, 2)
  })

  test('a job at which each process {$self} fails alone')
    .with(['ends', 'throws'])
    .run(async ({ assert }, death) => {
      const { run } = poolOf()
      const [failed, next] = await Promise.allSettled([run(death), run('next')])
      assert.containsSubset(failed, {
        status: 'rejected',
        reason: { message: 'The working process ended.' },
      })
      assert.equal(next?.status, 'fulfilled')
    })

  test('a job that takes too long is stopped and not tried again', async ({ assert }) => {
    const { run, started } = poolOf({}, { ...LIMITS, milliseconds: 500 })
    await run('warm')
    const [failed, next] = await Promise.allSettled([run('hangs'), run('next')])
    assert.containsSubset(failed, { status: 'rejected', reason: { limit: 'milliseconds' } })
    assert.equal(next?.status, 'fulfilled')
    assert.lengthOf(started, 2)
  })

  test('a job that is done is not taken for one that hangs because the server was busy', async ({
    assert,
  }) => {
    const { run } = poolOf({}, { ...LIMITS, milliseconds: 1500 })
    await run('warm')
    const answer = run('quick')
    const begin = performance.now()
    while (performance.now() - begin < 3000);
    assert.match(await answer, /^quick/)
  })

  test('a job that takes too much memory is stopped and not tried again', async ({ assert }) => {
    const { run, started } = poolOf()
    const [failed, next] = await Promise.allSettled([run('grows without end'), run('next')])
    assert.containsSubset(failed, { status: 'rejected', reason: { limit: 'megabytes' } })
    assert.equal(next?.status, 'fulfilled')
    assert.isTrue(started[0]?.killed)
    assert.lengthOf(started, 2)
  }).skip(Boolean(needsProc), needsProc)

  test('a process that has grown is replaced before the next job', async ({ assert }) => {
    const { run, started } = poolOf()
    const grown = await run('grows')
    assert.isTrue(started[0]?.killed)
    const next = await run('next')
    assert.notEqual(next.split(' by ')[1], grown.split(' by ')[1])
    assert.equal((await run('third')).split(' by ')[1], next.split(' by ')[1])
    assert.lengthOf(started, 2)
  }).skip(Boolean(needsProc), needsProc)

  test('a job that the process refuses fails with its reason, and the process goes on', async ({
    assert,
  }) => {
    const { run, started } = poolOf()
    await assert.rejects(() => run('refused'), WorkRefused, 'no such glyph')
    await run('next')
    assert.lengthOf(started, 1)
  })

  test('without a process that is kept each job has its own, which ends with the job', async ({
    assert,
  }) => {
    const { run, started } = poolOf({ kept: 0 })
    const [first, second] = [await run('one'), await run('two')]
    assert.notEqual(first.split(' by ')[1], second.split(' by ')[1])
    assert.deepEqual(
      started.map(({ killed }) => killed),
      [true, true]
    )
  })

  test('companies take turns, so a long line of one does not hold up another', async ({
    assert,
  }) => {
    const { run } = poolOf()
    const order: string[] = []
    const note = (company: string) => run('x', company).then(() => order.push(company))
    await Promise.all([...['a', 'a', 'a', 'a'].map(note), note('b'), note('c')])
    assert.deepEqual(order, ['a', 'b', 'c', 'a', 'a', 'a'])
  })

  test('a company has one process at most, and the other one is free for the next company', async ({
    assert,
  }) => {
    const { run, started } = poolOf({ atOnce: 2 }, { ...LIMITS, milliseconds: 4000 })
    const hanging = [run('hangs'), run('hangs too')]
    assert.match(await run('quick', 'b'), /^quick/)
    assert.lengthOf(started, 2)
    const [first, second] = await Promise.allSettled(hanging)
    assert.equal(first?.status, 'rejected')
    assert.equal(second?.status, 'fulfilled')
    assert.lengthOf(
      started.filter(({ killed }) => !killed),
      1
    )
  })

  test('a full queue refuses its own company first, and says when to come back', async ({
    assert,
  }) => {
    const { run } = poolOf({ waiting: { each: 2, all: 3 } })
    const asked = ['a', 'a', 'a', 'a', 'b', 'c'].map((company) => run('x', company))
    const codes = (await Promise.allSettled(asked)).map((result) =>
      result.status === 'rejected' ? result.reason : 'done'
    )
    assert.containsSubset(codes[3], { status: 429, code: 'too_many' })
    assert.equal(codes[4], 'done')
    assert.containsSubset(codes[5], { status: 503, code: 'busy' })
    assert.equal(codes[5].details.retryAfter, 5)
    assert.lengthOf(
      codes.filter((code) => code === 'done'),
      4
    )
  })
})
