import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { PrintProcess, TemplateRefused } from '#modules/documents/pdf/print_process'
import { Printer, type PrinterSettings } from '#modules/documents/pdf/printer'

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

const LIMITS = { milliseconds: 20_000, megabytes: 400 }
const needsProc = existsSync('/proc/self/status') ? '' : 'needs the memory figures of Linux'

function printerOf(settings: Partial<PrinterSettings> = {}, limits = LIMITS) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-printer-'))
  const program = join(folder, 'program.cjs')
  writeFileSync(program, PROGRAM)
  const started: ChildProcess[] = []
  const printer = new Printer({
    atOnce: 1,
    waiting: { each: 30, all: 300 },
    grown: 100,
    start() {
      const child = fork(program, [join(folder, 'has-ended')], {
        execArgv: [],
        serialization: 'advanced',
        // What the process says of its end is no news of these tests.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      started.push(child)
      return new PrintProcess(child, limits)
    },
    ...settings,
  })
  const print = async (data: string, company = 'a') =>
    String(
      await printer.print(company, { template: 'document', createdAt: 0, format: 'pdf', data })
    )
  return { print, started }
}

test.group('The printer', () => {
  test('a document whose process ended by chance is printed by a new one', async ({ assert }) => {
    const { print, started } = printerOf()
    const printed = await Promise.all([print('ends once'), print('next')])
    assert.deepEqual(
      printed.map((text) => text.replace(/ by \d+/, '')),
      ['ends once', 'next']
    )
    assert.lengthOf(started, 2)
  })

  test('a document at which each process {$self} fails alone')
    .with(['ends', 'throws'])
    .run(async ({ assert }, death) => {
      const { print } = printerOf()
      const [failed, next] = await Promise.allSettled([print(death), print('next')])
      assert.containsSubset(failed, {
        status: 'rejected',
        reason: { message: 'The printing process ended.' },
      })
      assert.equal(next?.status, 'fulfilled')
    })

  test('a document that takes too long is stopped and not tried again', async ({ assert }) => {
    const { print, started } = printerOf({}, { ...LIMITS, milliseconds: 500 })
    await print('warm')
    const [failed, next] = await Promise.allSettled([print('hangs'), print('next')])
    assert.containsSubset(failed, { status: 'rejected', reason: { limit: 'milliseconds' } })
    assert.equal(next?.status, 'fulfilled')
    assert.lengthOf(started, 2)
  })

  test('a document that takes too much memory is stopped and not tried again', async ({
    assert,
  }) => {
    const { print, started } = printerOf()
    const [failed, next] = await Promise.allSettled([print('grows without end'), print('next')])
    assert.containsSubset(failed, { status: 'rejected', reason: { limit: 'megabytes' } })
    assert.equal(next?.status, 'fulfilled')
    assert.isTrue(started[0]?.killed)
    assert.lengthOf(started, 2)
  }).skip(Boolean(needsProc), needsProc)

  test('a process that has grown is replaced before the next document', async ({ assert }) => {
    const { print, started } = printerOf()
    const grown = await print('grows')
    assert.isTrue(started[0]?.killed)
    const next = await print('next')
    assert.notEqual(next.split(' by ')[1], grown.split(' by ')[1])
    assert.equal((await print('third')).split(' by ')[1], next.split(' by ')[1])
    assert.lengthOf(started, 2)
  }).skip(Boolean(needsProc), needsProc)

  test('what the template refuses is told, by the same process as before', async ({ assert }) => {
    const { print, started } = printerOf()
    await assert.rejects(() => print('refused'), TemplateRefused, 'no such glyph')
    await print('next')
    assert.lengthOf(started, 1)
  })

  test('companies take turns, so a long line of one does not hold up another', async ({
    assert,
  }) => {
    const { print } = printerOf()
    const order: string[] = []
    const note = (company: string) => print('x', company).then(() => order.push(company))
    await Promise.all([...['a', 'a', 'a', 'a'].map(note), note('b'), note('c')])
    assert.deepEqual(order, ['a', 'a', 'b', 'c', 'a', 'a'])
  })

  test('a company has one process at most, and the other one is free for the next company', async ({
    assert,
  }) => {
    const { print, started } = printerOf({ atOnce: 2 }, { ...LIMITS, milliseconds: 4000 })
    const hanging = [print('hangs'), print('hangs too')]
    assert.match(await print('quick', 'b'), /^quick/)
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
    const { print } = printerOf({ waiting: { each: 2, all: 3 } })
    const asked = ['a', 'a', 'a', 'a', 'b', 'c'].map((company) => print('x', company))
    const codes = (await Promise.allSettled(asked)).map((result) =>
      result.status === 'rejected' ? result.reason : 'printed'
    )
    assert.containsSubset(codes[3], { status: 429, code: 'documents.prints_waiting' })
    assert.equal(codes[4], 'printed')
    assert.containsSubset(codes[5], { status: 503, code: 'documents.printer_busy' })
    assert.equal(codes[5].details.retryAfter, 5)
    assert.lengthOf(
      codes.filter((code) => code === 'printed'),
      4
    )
  })
})
