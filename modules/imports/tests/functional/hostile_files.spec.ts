import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { makeImportDesk } from '../import_desk.js'
import { repeated, sheetOf, textRow, workbookParts, zipOf } from '../workbook.js'

const HEADINGS = textRow('Name', 'Nummer')
const wide = (columns: number) => Array.from({ length: columns }, (_, at) => `s${at}`).join(';')

const FILES: Record<
  string,
  { code: string; file: () => Promise<string | Buffer> | string | Buffer }
> = {
  'a PDF file': { code: 'no_table', file: () => '%PDF-1.7\n%…' },
  'bytes that are no text': { code: 'no_table', file: () => Buffer.from([1, 0, 0, 2, 0, 3, 0, 0]) },
  'a text with NUL': { code: 'no_table', file: () => 'Name;Ort\nAn\u0000na;Bonn\n' },
  'a workbook of Excel 97': {
    code: 'old_workbook',
    file: () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  },
  'a ZIP file without a workbook': { code: 'no_table', file: () => zipOf({ 'a.txt': 'x' }) },
  'half a workbook': {
    code: 'broken_workbook',
    file: async () => (await zipOf(workbookParts({ A: HEADINGS }))).subarray(0, 400),
  },
  'headings alone': { code: 'empty', file: () => 'Name;Ort\n\n;\n' },
  'a quotation mark that never ends': {
    code: 'broken_quotes',
    file: () => 'Name;Ort\n"Anna;Bonn\nBert;Köln\n',
  },
  'a cell of a megabyte': { code: 'cell_too_long', file: () => `Name\n${'a'.repeat(2 ** 20)}\n` },
  'twenty thousand columns': { code: 'too_many_columns', file: () => `${wide(20_000)}\n1\n` },
  'twenty thousand columns in a workbook': {
    code: 'too_many_columns',
    file: () => zipOf(workbookParts({ A: textRow(...wide(20_000).split(';')) })),
  },
  'a cell far outside of the table': {
    code: 'too_many_columns',
    file: () => zipOf(workbookParts({ A: `${HEADINGS}<row><c r="XFD2"><v>1</v></c></row>` })),
  },
  'a document type with entities': {
    code: 'broken_workbook',
    file: () =>
      zipOf({
        ...workbookParts({ A: HEADINGS }),
        'xl/worksheets/sheet0.xml': `<!DOCTYPE x [<!ENTITY a "b">]>${sheetOf(HEADINGS)}`,
      }),
  },
  'a sheet that grows a thousandfold': {
    code: 'workbook_too_large',
    file: () =>
      zipOf({
        ...workbookParts({ A: '' }),
        'xl/worksheets/sheet0.xml': repeated('<x/>', 25_000_000, {
          before: `<worksheet><sheetData>${HEADINGS}`,
          after: '</sheetData></worksheet>',
        }),
      }),
  },
  'rows without end': {
    code: 'too_many_rows',
    file: () =>
      zipOf({
        ...workbookParts({ A: '' }),
        'xl/worksheets/sheet0.xml': repeated('<row/>', 2_000_000, {
          before: `<worksheet><sheetData>${HEADINGS}`,
          after: '</sheetData></worksheet>',
        }),
      }),
  },
  'a text of 50 megabytes in one cell': {
    code: 'broken_workbook',
    file: () =>
      zipOf({
        ...workbookParts({ A: '' }),
        'xl/worksheets/sheet0.xml': repeated('a', 50_000_000, {
          before: `<worksheet><sheetData>${HEADINGS}<row><c t="str"><v>`,
          after: '</v></c></row></sheetData></worksheet>',
        }),
      }),
  },
}

const rowsOf = async (companyId: string) => {
  const count = async (table: string) =>
    Number(
      (await db.connection('reader').from(table).where('company_id', companyId).count('* as n'))[0]
        .n
    )
  return [await count('imports'), await count('import_blocks')]
}

test.group('Hostile files', (group) => {
  group.each.timeout(60_000)

  test('{$self} is refused with a sentence and leaves nothing behind')
    .with(Object.keys(FILES))
    .run(async ({ client, assert }, name) => {
      const desk = await makeImportDesk(client)
      const { code, file } = FILES[name]!
      const answer = await desk.send('clients', await file())
      assert.equal(answer.body().code, code, answer.text())
      answer.assertStatus(422)
      assert.deepEqual(await rowsOf(desk.company.id), [0, 0])
    })

  test('formulas are not computed, macros not read, hidden sheets and charts no tables', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const rows = `${HEADINGS}<row><c t="str"><f>WEBSERVICE("http://x.test")</f><v>Anna</v></c><c><f>1+1</f><v>2</v></c></row>`
    const file = await zipOf({
      ...workbookParts({ Kunden: rows }, { 'xl/vbaProject.bin': 'Shell "calc"' }),
      'xl/macrosheets/sheet1.xml': sheetOf(textRow('=EXEC("calc")')),
    })
    const made = await desk.uploaded('clients', file)
    assert.deepEqual(made.format.sheets, ['Kunden'])
    assert.deepEqual(
      made.columns.map(({ samples }: { samples: string[] }) => samples),
      [['Anna'], ['2']]
    )
  })

  test('columns named after roles, companies and ids have no effect', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const file =
      '_id,companyId,role,isSuperAdmin,__proto__.x,name\nx,y,owner,true,1,<script>alert(1)</script>\n'
    const made = await desk.uploaded('clients', file)
    assert.deepEqual(
      made.columns.map(({ field }: { field: string | null }) => field),
      [null, null, null, null, null, 'name']
    )
    await desk.take(made._id, 'check')
    await desk.take(made._id, 'run')
    const [listed] = (await desk.get('/api/clients')).body()
    assert.equal(listed.name, '<script>alert(1)</script>')
    for (const name of [
      '__proto__.x',
      'constructor.prototype',
      'contacts.99.name',
      'skonto.7.days',
    ]) {
      const mapping = [name, null, null, null, null, null]
      const { _id } = await desk.uploaded('clients', file)
      ;(await desk.put(`/api/imports/${_id}`, { mapping })).assertStatus(422)
    }
  })

  test('an upload beyond the limit is cut off', async ({ client }) => {
    const desk = await makeImportDesk(client)
    const answer = await desk.send('clients', Buffer.alloc(64 * 2 ** 20 + 1, 'a'))
    answer.assertStatus(413)
  })
})
