import { test } from '@japa/runner'
import stringWidth from 'string-width'
import { makeContext } from '../lib/context.js'
import { toAscii } from '../lib/output/clean.js'
import { clock, hours } from '../lib/output/format.js'
import { drawTable } from '../lib/output/show_table.js'
import { type Column, layOut } from '../lib/output/table.js'
import { terminalOf } from '../lib/output/terminal.js'
import { languageOf } from '../lib/texts.js'

interface Row {
  name: string
  note: string
  sum: string
}
const columns: Column<Row>[] = [
  { header: 'Name', text: ({ name }) => name, shrinksTo: 12 },
  { header: 'Note', text: ({ note }) => note, leaves: 1, shrinksTo: 10 },
  { header: 'Sum', text: ({ sum }) => sum, align: 'right' },
]
const rows: Row[] = [
  { name: 'Kommanditgesellschaft für Außenhandel', note: 'überfällig seit gestern', sum: '1,00' },
  { name: '日本語の会社の長い名前です', note: 'x'.repeat(80), sum: '128.400,99' },
]
const tty = (width: number, env = {}) =>
  terminalOf({ isTTY: true, columns: width }, { TERM: 'xterm', LANG: 'de_DE.UTF-8', ...env })

test.group('fitting a terminal', () => {
  test('no line is wider than the terminal, from 20 columns to 200', async ({ assert }) => {
    for (const width of [20, 40, 60, 80, 120, 200]) {
      const terminal = tty(width)
      const table = await layOut(columns, rows, terminal)
      for (const line of drawTable(table, terminal)) assert.isAtMost(stringWidth(line), width)
    }
  })

  test('amounts are never cut; the least important column leaves first', async ({ assert }) => {
    const { head, rows: cells } = await layOut(columns, rows, tty(30))
    assert.lengthOf(head, 2)
    assert.equal(cells[1]?.at(-1)?.text, '128.400,99')
    assert.equal(cells[0]?.at(-1)?.text, '      1,00')
  })

  test('a very wide terminal is used up to 200 columns', ({ assert }) => {
    assert.equal(tty(400).width, 200)
    assert.equal(terminalOf({ isTTY: false, columns: 80 }, {}).width, Number.POSITIVE_INFINITY)
  })
})

test.group('what a terminal can show', () => {
  test('NO_COLOR, a dumb terminal and a pipe get no escape code', ({ assert }) => {
    for (const terminal of [
      tty(80, { NO_COLOR: '1' }),
      tty(80, { TERM: 'dumb' }),
      terminalOf({ isTTY: false }, { TERM: 'xterm' }),
    ]) {
      assert.equal(terminal.paint('red', 'x'), 'x')
    }
    assert.notEqual(tty(80).paint('red', 'x'), 'x')
  })

  test('without colour a drawn table has no escape code either', async ({ assert }) => {
    const table = await layOut(
      columns.map((column) => ({ ...column, tone: () => 'red' as const })),
      rows,
      tty(80)
    )
    const lines = drawTable(table, tty(80, { NO_COLOR: '1' }), 'One line below the table')
    assert.notInclude(lines.join('\n'), '\u001b')
    assert.include(drawTable(table, tty(80)).join('\n'), '\u001b')
  })

  test('without Unicode every text becomes ASCII that can still be read', ({ assert }) => {
    const terminal = tty(80, { LANG: 'C' })
    assert.equal(terminal.show('Überfällig „Çelik“ – 5 €'), 'Ueberfaellig "Celik" - 5 EUR')
    assert.match(toAscii('日本'), /^\?+$/)
    for (const name of ['running', 'paused', 'idle', 'done', 'failed', 'more'] as const) {
      assert.match(terminal.glyph(name), /^[ -~]+$/)
    }
  })

  test('the texts of a context obey the terminal', ({ assert }) => {
    const context = makeContext({}, { LANG: 'de_DE.UTF-8', XDG_CONFIG_HOME: '/nowhere' })
    assert.equal(context.t('timer.started', { task: 'a\u001b[2Jb' }), 'Gestartet: ab')
  })
})

test.group('formats', () => {
  test('running time is mm:ss and from an hour on hh:mm:ss', ({ assert }) => {
    assert.deepEqual([0, 59, 3599, 3600, 360_000].map(clock), [
      '00:00',
      '00:59',
      '59:59',
      '01:00:00',
      '100:00:00',
    ])
    assert.deepEqual([0, 59, 5400].map(hours), ['', '0:00', '1:30'])
  })

  test('the language is the profile’s, else the locale’s, else English', ({ assert }) => {
    assert.equal(languageOf({ language: 'sq' }, { LANG: 'de_DE.UTF-8' }), 'sq')
    assert.equal(languageOf(undefined, { LANG: 'de_DE.UTF-8' }), 'de')
    assert.equal(languageOf({ language: 'fr' }, { LC_ALL: 'C', LANG: 'de_DE.UTF-8' }), 'en')
    assert.equal(languageOf(undefined, {}), 'en')
  })
})
