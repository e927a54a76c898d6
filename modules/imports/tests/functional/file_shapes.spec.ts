import { test } from '@japa/runner'
import { makeImportDesk } from '../import_desk.js'
import { textRow, workbookParts, zipOf } from '../workbook.js'

const utf16 = (text: string, isBigEndian: boolean, mark = true) => {
  const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}
const TEXT = 'Name;Ort;Straße\n"Müller; Söhne";Köln;Weg\u00a01\n'

test.group('Shapes of files', () => {
  test('{name} are read as they were meant')
    .with([
      { name: 'UTF-8', file: Buffer.from(TEXT), encoding: 'utf-8' },
      { name: 'UTF-8 with a mark', file: Buffer.from(`\ufeff${TEXT}`), encoding: 'utf-8' },
      { name: 'Windows-1252', file: Buffer.from(TEXT, 'latin1'), encoding: 'windows-1252' },
      { name: 'UTF-16', file: utf16(TEXT, false), encoding: 'utf-16le' },
      { name: 'UTF-16 big-endian', file: utf16(TEXT, true), encoding: 'utf-16be' },
      { name: 'UTF-16 without a mark', file: utf16(TEXT, false, false), encoding: 'utf-16le' },
    ])
    .run(async ({ client, assert }, { file, encoding }) => {
      const desk = await makeImportDesk(client)
      const { format, columns } = await desk.uploaded('clients', file)
      assert.deepInclude(format, { encoding, delimiter: 'semicolon' })
      assert.deepEqual(
        columns.map(({ heading, samples }: { heading: string; samples: string[] }) => [
          heading,
          samples[0],
        ]),
        [
          ['Name', 'Müller; Söhne'],
          ['Ort', 'Köln'],
          ['Straße', 'Weg\u00a01'],
        ]
      )
    })

  test('a {name} between the cells is detected')
    .with([
      { name: 'comma', sign: ',' },
      { name: 'semicolon', sign: ';' },
      { name: 'tab', sign: '\t' },
      { name: 'bar', sign: '|' },
    ])
    .run(async ({ client, assert }, { name, sign }) => {
      const desk = await makeImportDesk(client)
      const file = [
        ['Name', 'Notizen'],
        ['Anna', '"1,5; 2|3"'],
        ['Bert', 'a b'],
      ]
      const { format, columns } = await desk.uploaded(
        'clients',
        file.map((row) => row.join(sign)).join('\r\n')
      )
      assert.equal(format.delimiter, name)
      assert.deepEqual(columns[1].samples, ['1,5; 2|3', 'a b'])
    })

  test('a person can override encoding and separator', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    const { format, columns } = await desk.uploaded(
      'clients',
      Buffer.from('Name;Ort\nMüller;Köln\n', 'latin1'),
      '&encoding=windows-1252&delimiter=comma'
    )
    assert.deepInclude(format, { encoding: 'windows-1252', delimiter: 'comma' })
    assert.equal(columns[0].samples[0], 'Müller;Köln')
  })

  test('a workbook gives its sheets, shared texts, days and exact numbers', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const shared =
      '<sst><si><t>Artikel</t></si><si><r><t>Rich</t></r><r><t>er Text</t></r><rPh><t>x</t></rPh></si></sst>'
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>'
    const rows = [
      textRow('Name', 'Preis', 'Notiz'),
      '<row><c t="s"><v>1</v></c><c><v>0.30000000000000004</v></c><c s="1"><v>46022</v></c></row>',
      '<row r="4"><c r="A4" t="s"><v>0</v></c><c r="C4" s="2"><v>46022.5</v></c></row>',
    ].join('')
    const file = await zipOf(
      workbookParts(
        { Leer: '', 'Preise 2026': rows },
        { 'xl/sharedStrings.xml': shared, 'xl/styles.xml': styles }
      )
    )
    const answer = await desk.send('items', file)
    answer.assertStatus(422)
    const { format, columns, rowCount } = await desk.uploaded('items', file, '&sheet=Preise%202026')
    assert.deepEqual(format, {
      type: 'xlsx',
      sheet: 'Preise 2026',
      sheets: ['Leer', 'Preise 2026'],
    })
    assert.equal(rowCount, 2)
    assert.deepEqual(
      columns.map(({ samples }: { samples: string[] }) => samples),
      [
        ['Richer Text', 'Artikel'],
        ['0.3', ''],
        ['2025-12-31', '2025-12-31'],
      ]
    )
    ;(await desk.send('items', file, '&sheet=Fehlt')).assertStatus(422)
  })

  test('exports of {program} are recognised by their headings')
    .with([
      {
        program: 'sevDesk',
        file: 'Kunden-Nr.;Nachname;Vorname;Organisation;Umsatzsteuer-ID;Strasse;PLZ;Ort;Land;Telefon;E-Mail;Zahlungsziel Tage\n1;Groß;Jörg;;;Weg 1;04109;Leipzig;Deutschland;1;j@x.test;14\n',
      },
      {
        program: 'Lexware Office',
        file: 'Kundennummer;Firmenname;Vorname;Nachname;Straße;PLZ;Ort;Land;Telefon;E-Mail;Notiz\n1;;Jörg;Groß;Weg 1;04109;Leipzig;DE;1;j@x.test;\n',
      },
      {
        program: 'Invoice Ninja',
        file: 'Client Name,Client Number,Client Street,Client City,Client Postal Code,Client Country,Contact First Name,Contact Last Name,Contact Email\n,1,Weg 1,Leipzig,04109,Germany,Jörg,Groß,j@x.test\n',
      },
    ])
    .run(async ({ client, assert }, { file }) => {
      const desk = await makeImportDesk(client)
      const { done } = await desk.brought('clients', file)
      assert.equal(done.created, 1)
      const [listed] = (await desk.get('/api/clients')).body()
      assert.deepInclude(listed, {
        number: '1',
        name: 'Jörg Groß',
        type: 'person',
        street: 'Weg 1',
        postalCode: '04109',
        city: 'Leipzig',
        country: 'DE',
      })
    })
})
