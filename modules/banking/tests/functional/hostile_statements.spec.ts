import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { repeated, zipOf } from '#modules/imports/tests/workbook'
import { type CamtEntry, camt, makeBankDesk } from '../bank_desk.js'
import { CAMT_053_V8, MT940, OFX_SGML, OFX_XML } from '../files.js'

const CSV = 'Buchungstag;Betrag;Verwendungszweck\n'
const withEntry = (entry: Partial<CamtEntry>) => camt([{ amount: '1.00', ...entry }])
const document = (inside: string) =>
  `<Document><BkToCstmrStmt><Stmt>${inside}</Stmt></BkToCstmrStmt></Document>`

const BOMB = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY b${at} "${`&${at ? `b${at - 1}` : 'a'};`.repeat(10)}">`
).join('')}]>`

const FILES: Record<string, { code: string; file: () => string | Buffer | Promise<Buffer> }> = {
  'a PDF file': { code: 'no_statement', file: () => '%PDF-1.7 …' },
  'half a ZIP file': { code: 'broken_file', file: () => Buffer.from('PK\u0003\u0004zip') },
  'a ZIP file without statements': { code: 'no_statement', file: () => zipOf({ 'a.txt': 'x' }) },
  'a ZIP file that grows a thousandfold': {
    code: 'broken_file',
    file: () =>
      zipOf(
        Object.fromEntries(
          Array.from({ length: 6 }, (_, at) => [
            `${at}.xml`,
            repeated('<x/>', 3_000_000, {
              before: '<Document><BkToCstmrStmt><Stmt>',
              after: '</Stmt></BkToCstmrStmt></Document>',
            }),
          ])
        )
      ),
  },
  'bytes that are no text': { code: 'no_table', file: () => Buffer.from([1, 0, 0, 2, 0, 3]) },
  'XML of another kind': { code: 'no_statement', file: () => '<Invoice/>' },
  'a statement without entries': { code: 'empty', file: () => camt([]) },
  'entities that grow a billionfold': {
    code: 'broken_file',
    file: () => BOMB + withEntry({ purpose: '&b8;' }).replace(/^<\?xml.*\n/, ''),
  },
  'an entity that reads a file': {
    code: 'broken_file',
    file: () =>
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${withEntry({ purpose: '&a;' }).replace(/^<\?xml.*\n/, '')}`,
  },
  'an entity that nobody declared': {
    code: 'broken_file',
    file: () => withEntry({ purpose: '&a;' }),
  },
  'half a CAMT file': { code: 'broken_file', file: () => CAMT_053_V8.slice(0, 900) },
  'elements in elements without end': {
    code: 'broken_file',
    file: () => document(`${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`),
  },
  'an entry with elements in elements': {
    code: 'broken_file',
    file: () => document(`<Ntry>${'<a>'.repeat(500)}${'</a>'.repeat(500)}</Ntry>`),
  },
  'an entry of a million parts': {
    code: 'broken_file',
    file: () => document(`<Ntry>${'<a/>'.repeat(1_000_000)}</Ntry>`),
  },
  'a CAMT amount that is no number': {
    code: 'amount_unreadable',
    file: () => withEntry({ amount: '1e9' }),
  },
  'a CAMT amount in tenths of a cent': {
    code: 'amount_unreadable',
    file: () => withEntry({ amount: '1.005' }),
  },
  'a CAMT amount beyond all measure': {
    code: 'amount_unreadable',
    file: () => withEntry({ amount: '9'.repeat(40) }),
  },
  'a currency that is none': {
    code: 'currency_unknown',
    file: () => withEntry({ currency: 'XXQ' }),
  },
  'a day that does not exist': {
    code: 'day_unreadable',
    file: () => withEntry({ date: '2026-02-30' }),
  },
  'a document type in OFX': {
    code: 'broken_file',
    file: () => OFX_XML.replace('<OFX>', '<!DOCTYPE x><OFX>'),
  },
  'half an OFX file': { code: 'broken_file', file: () => OFX_SGML.slice(0, 700) },
  'OFX with aggregates without end': {
    code: 'broken_file',
    file: () => `OFXHEADER:100\n<OFX>${'<A>'.repeat(20_000)}`,
  },
  'an OFX amount that is no number': {
    code: 'amount_unreadable',
    file: () => OFX_SGML.replace('119.00', 'NaN'),
  },
  'an OFX day that does not exist': {
    code: 'day_unreadable',
    file: () => OFX_SGML.replace('20260302', '20261332'),
  },
  'an MT940 amount that is no number': {
    code: 'amount_unreadable',
    file: () => MT940.replace('119,00', 'abc'),
  },
  'an MT940 day that does not exist': {
    code: 'day_unreadable',
    file: () => MT940.replace(':61:2603020302', ':61:2613020302'),
  },
  'an MT940 entry without a currency': {
    code: 'currency_unknown',
    file: () => MT940.replace(/:60F:.*\n/, ''),
  },
  'a table whose amount is no number': {
    code: 'amount_unreadable',
    file: () => `${CSV}01.03.2026;10,00;a\n02.03.2026;zehn;b\n`,
  },
  'a table whose day does not exist': {
    code: 'day_unreadable',
    file: () => `${CSV}01.03.2026;10,00;a\n31.02.2026;11,00;b\n`,
  },
  'a table with a year that never was': {
    code: 'day_unreadable',
    file: () => `${CSV}01.03.2026;10,00;a\n01.03.0026;11,00;b\n`,
  },
  'a quotation mark that never ends': {
    code: 'broken_quotes',
    file: () => `${CSV}"01.03.2026;10,00;a\n`,
  },
  'too many entries': {
    code: 'too_many_entries',
    file: () => CSV + '01.03.2026;1,00;a\n'.repeat(20_001),
  },
}

test.group('Hostile bank statements', (group) => {
  group.each.timeout(60_000)

  test('row 58: {$self} is refused with a sentence and leaves nothing behind')
    .with(Object.keys(FILES))
    .run(async ({ client, assert }, name) => {
      const desk = await makeBankDesk(client)
      const { code, file } = FILES[name]!
      const answer = await desk.send(await file())
      assert.equal(answer.body().code, code, answer.text())
      answer.assertStatus(422)
      for (const table of ['bank_statements', 'bank_entries']) {
        const rows = db.connection('reader').from(table).where('company_id', desk.company.id)
        assert.lengthOf(await rows, 0)
      }
    })

  test('an upload beyond the limit is cut off', async ({ client }) => {
    const desk = await makeBankDesk(client)
    ;(await desk.send(Buffer.alloc(10 * 2 ** 20 + 1, 'a'))).assertStatus(413)
  })

  test('control characters, markup and endless texts become plain text that fits', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const name = `<script>alert(1)</script>\u202e${'x'.repeat(5000)}`
    const text = (value: string) => value.replaceAll('<', '&lt;')
    await desk.brought(withEntry({ name: text(name), purpose: `a\n\tb&#x85;${'y'.repeat(5000)}` }))
    const [entry] = await desk.entries()
    assert.equal(entry.name, name.slice(0, 140))
    assert.match(entry.purpose, /^a b y+$/)
    assert.lengthOf(entry.purpose, 1000)
  })
})
