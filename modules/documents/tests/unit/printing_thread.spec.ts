import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { test } from '@japa/runner'
import {
  PrintingThread,
  type PrintJob,
  TemplateRefused,
} from '#modules/documents/pdf/printing_thread'

const JOB = { template: 'document', createdAt: 0, format: 'pdf' } as const
const letter = (data: string): PrintJob => ({ ...JOB, data })

/** A thread that gives back what it gets, but for words that it dies of, hangs at or refuses. */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { existsSync, writeFileSync } = require('node:fs')
  parentPort.on('message', ({ id, data }) => {
    if (data === 'ends') process.exit(1)
    if (data === 'throws') throw new Error('out of order')
    if (data === 'hangs') for (;;);
    if (data === 'refused') return parentPort.postMessage({ id, failure: 'no such glyph' })
    if (data === 'ends once' && !existsSync(workerData)) {
      writeFileSync(workerData, '')
      process.exit(1)
    }
    parentPort.postMessage({ id, output: data })
  })`

function printer(mostMilliseconds?: number) {
  const mark = join(mkdtempSync(join(tmpdir(), 'kontor-thread-')), 'has-ended')
  const started: Worker[] = []
  const thread = new PrintingThread(() => {
    started.push(new Worker(THREAD, { eval: true, workerData: mark }))
    return started[started.length - 1]
  }, mostMilliseconds)
  return { print: (data: string) => thread.print(letter(data)), started }
}

test.group('The printing thread', () => {
  test('a document whose thread died by chance is printed by a new one', async ({ assert }) => {
    const { print, started } = printer()
    assert.deepEqual(await Promise.all([print('ends once'), print('next')]), ['ends once', 'next'])
    assert.lengthOf(started, 2)
  })

  for (const [death, message] of [
    ['ends', 'The printing thread ended.'],
    ['throws', 'out of order'],
  ]) {
    test(`a document of which each thread ${death} fails alone`, async ({ assert }) => {
      const { print, started } = printer()
      const [failed, next] = await Promise.allSettled([print(death), print('next')])
      assert.containsSubset(failed, { status: 'rejected', reason: { message } })
      assert.deepEqual(next, { status: 'fulfilled', value: 'next' })
      assert.lengthOf(started, 3)
    })
  }

  test('a document that takes too long is not tried again', async ({ assert }) => {
    const { print, started } = printer(4000)
    const [failed, next] = await Promise.allSettled([print('hangs'), print('next')])
    assert.match(String((failed as PromiseRejectedResult).reason), /too long/)
    assert.deepEqual(next, { status: 'fulfilled', value: 'next' })
    assert.lengthOf(started, 2)
  })

  test('what the template refuses is told, by the same thread as before', async ({ assert }) => {
    const { print, started } = printer()
    await assert.rejects(() => print('refused'), TemplateRefused, 'no such glyph')
    assert.equal(await print('next'), 'next')
    assert.lengthOf(started, 1)
  })
})
