import { test } from '@japa/runner'
import { DIRECTION_TEXTS, TERMINAL_TEXTS, XSS_TEXTS } from '../../core/tests/hostile_texts.js'
import { safeJson } from '../lib/output/clean.js'
import { hasTmux, Pane } from './pane.js'
import { sampleCompany, sampleInvoice, sampleTask } from './samples.js'
import { signedInStage } from './stage.js'

/** A harmless text around each, so that the remains can be found. */
const TEXTS = [...TERMINAL_TEXTS, ...DIRECTION_TEXTS, ...XSS_TEXTS].map((text) => `a${text}z`)

/** Whatever a terminal could take for an order, and the marks that turn the reading direction. */
const ORDERS = /(?!\n)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * Sequences that the client's views write: colours, cursor moves, clearing, cursor and wrapping on and off, the
 * alternate screen.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: orders of the terminal begin with one
const OWN_ORDERS = /\u001b\[((\d+(;\d+)*)?[ABCDEGHJKm]|\?(25|1049|2004|2026|7)[hl])/g

const records = () => ({
  tasks: TEXTS.map((title, index) =>
    sampleTask({ title, project: { _id: `p${index}`, name: title, color: '#0f766e' } })
  ),
  invoices: TEXTS.map((text, index) =>
    sampleInvoice(
      index % 2
        ? { number: text, client: { _id: 'k1', name: text } }
        : { client: null, customClient: { name: text } }
    )
  ),
  companies: TEXTS.map((text) => sampleCompany({ name: text, email: text, plan: text })),
})

async function hostileStage(context: Parameters<typeof signedInStage>[0]) {
  const { api, home } = await signedInStage(context)
  Object.assign(api, records())
  Object.assign(api.user, { name: TEXTS[0], role: 'superAdmin' })
  return { api, home }
}

const COMMANDS = [
  ['tasks'],
  ['tasks', '--all'],
  ['invoices'],
  ['admin', 'queue'],
  ['admin', 'companies'],
  ['whoami'],
  ['start', 'a<script>alert(1)</script>z'],
  ['status'],
  ['status', '--format', '{task} {project}'],
  ['pause'],
  ['resume'],
  ['stop'],
]

test.group('hostile texts in the terminal', () => {
  test('no command prints an escape sequence to a pipe, and each text is one line', async (context) => {
    const { assert } = context
    const { home } = await hostileStage(context)
    for (const args of COMMANDS) {
      const { out, err } = await home.run(args)
      assert.notMatch(out + err, ORDERS, args.join(' '))
    }
    const { out } = await home.run(['tasks'])
    assert.lengthOf(out.trimEnd().split('\n'), TEXTS.length + 1)
    for (const text of XSS_TEXTS) assert.include(out, text)
  })

  test('--json prints none either and keeps every text', async (context) => {
    const { assert } = context
    const { home } = await hostileStage(context)
    for (const args of COMMANDS) {
      const { out, err } = await home.run([...args, '--json'])
      assert.notMatch(out + err, ORDERS, args.join(' '))
    }
    const { out } = await home.run(['tasks', '--json'])
    assert.deepEqual(
      JSON.parse(out).map(({ title }: { title: string }) => title),
      TEXTS
    )
  })

  test('a refusal with one in its sentence, its code or its fields prints none', async (context) => {
    const { assert } = context
    const { api, home } = await hostileStage(context)
    for (const text of [TERMINAL_TEXTS, DIRECTION_TEXTS].map((texts) => texts.join(' z'))) {
      const body = { error: text, code: text, requestId: text, fields: [{ message: text }] }
      for (const options of [[], ['--json']]) {
        api.next = [{ status: 422, body }]
        const { out, err } = await home.run(['invoices', ...options])
        assert.include(err, 'z')
        assert.notMatch(out + err, ORDERS)
      }
    }
  })

  test('JSON is escaped where a terminal or a reader could be fooled', ({ assert }) => {
    for (const text of TEXTS) {
      assert.notMatch(safeJson({ text }), ORDERS)
      assert.equal(JSON.parse(safeJson({ text })).text, text)
    }
  })

  test('the views of a real terminal write only orders of their own', async (context) => {
    const { assert, cleanup } = context
    const { api, home } = await hostileStage(context)
    api.companies = api.companies.slice(0, 15)
    const pane = new Pane(home)
    cleanup(() => pane.close())
    const written = pane.record()

    pane.run('kontor tasks')
    await pane.shows('data-injected')
    pane.run('kontor invoices')
    await pane.shows('€325,908.00')
    pane.run('clear; kontor admin queue')
    await pane.shows('q leave')
    pane.press('r')
    await pane.shows(/Reason/)
    pane.press('Escape')
    await pane.shows('q leave')
    await pane.leave()
    pane.run('clear; kontor start')
    await pane.shows(/Enter/)
    pane.press('Enter')
    await pane.shows(/Started/)
    pane.run('clear; kontor status --watch')
    await pane.shows(/00:0\d/)
    pane.press('q')

    const foreign = written()
      .replace(OWN_ORDERS, '')
      .replace(/[\r\n\t]/g, ' ')
    assert.deepEqual(foreign.match(new RegExp(`.{0,20}${ORDERS.source}.{0,20}`, 'gu')) ?? [], [])
  })
    .skip(!hasTmux, 'tmux is not installed')
    .disableTimeout()
})
