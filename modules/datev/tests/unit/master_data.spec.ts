import { test } from '@japa/runner'
import { parseDecimal } from '#core/money/decimal'
import { type Head, masterHeaderLine } from '#modules/datev/extf/header'
import { masterHeadingLine, masterLine, type Party } from '#modules/datev/extf/master_row'
import { textOf, windows1252 } from '#modules/datev/extf/windows_1252'
import { BatchFault, type BatchRule } from '#modules/datev/tests/reader/batch_fault'
import { readMaster } from '#modules/datev/tests/reader/read_master'

const NAME = 'EXTF_DebKred_Stamm.csv'
const HEAD: Head = {
  consultantNumber: 29_098,
  clientNumber: 55_003,
  chart: '03',
  accountLength: 4,
  yearFrom: '2026-01-01',
  createdAt: Date.UTC(2026, 3, 2),
}
const CLIENT: Party = {
  account: '10001',
  kind: 'debtors',
  type: 'organisation',
  name: 'Bäckerei „Korn“ & Söhne GmbH',
  formOfAddress: '',
  vatId: 'DE123456789',
  taxNumber: '21/815/08150',
  street: 'Hauptstraße 1',
  addressLine: 'Hinterhaus',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 30 1234',
  email: 'buero@korn.example',
  iban: '',
  number: 'K-0001',
  language: 'de',
  dueDays: 14,
  skonto: null,
}
const VENDOR: Party = {
  ...CLIENT,
  account: '70001',
  kind: 'creditors',
  iban: 'DE49100102220002222222',
  dueDays: 30,
  skonto: { days: 10, percent: parseDecimal('2.5') },
}

const fileOf = (...lines: string[]) =>
  windows1252(textOf([masterHeaderLine(HEAD), masterHeadingLine, ...lines]))
const read = (party: Partial<Party>) =>
  readMaster(NAME, fileOf(masterLine({ ...CLIENT, ...party })))[0]

/** A good file with one line changed. */
const changed = (line: number, change: (text: string) => string) =>
  windows1252(
    textOf(
      [masterHeaderLine(HEAD), masterHeadingLine, masterLine(CLIENT)].map((text, at) =>
        at === line ? change(text) : text
      )
    )
  )
const withField = (position: number, value: string, line = 2) =>
  changed(line, (text) =>
    text
      .split(';')
      .with(position - 1, value)
      .join(';')
  )

test.group('Master data of DATEV: what is written', () => {
  test('row 140: a client is a debtor with address, VAT id and terms', ({ assert }) => {
    assert.deepEqual(read({}), {
      Konto: '10001',
      'Name (Adressattyp Unternehmen)': 'Bäckerei „Korn“ & Söhne GmbH',
      Adressattyp: '2',
      Kurzbezeichnung: 'Bäckerei „Korn“',
      'EU-Land': 'DE',
      'EU-UStID': '123456789',
      Adressart: 'STR',
      Straße: 'Hauptstraße 1',
      Postleitzahl: '10115',
      Ort: 'Berlin',
      Land: 'DE',
      Adresszusatz: 'Hinterhaus',
      'Kennz. Korrespondenzadresse': '1',
      Telefon: '+49 30 1234',
      'E-Mail': 'buero@korn.example',
      'Kunden-/Lief.-Nr.': 'K-0001',
      Steuernummer: '21/815/08150',
      Sprache: '1',
      'Fälligkeit in Tagen (Debitor)': '14',
    })
  })

  test('row 140: a vendor is a creditor with bank account and Skonto', ({ assert }) => {
    assert.containsSubset(read(VENDOR), {
      Konto: '70001',
      'Länderkennzeichen 1': 'DE',
      'IBAN-Nr. 1': 'DE49100102220002222222',
      'Kennz. Hauptbankverb. 1': '1',
      'Kreditoren-Ziel 1 Tg.': '10',
      'Kreditoren-Skonto 1 %': '2,50',
      'Kreditoren-Ziel 3 Brutto Tg.': '30',
    })
  })

  test('row 140: a person has a surname and a first name', ({ assert }) => {
    const jana = read({ type: 'person', name: 'Jana von Weiß', formOfAddress: 'ms' })
    assert.containsSubset(jana, {
      'Name (Adressattyp natürl. Person)': 'von Weiß',
      'Vorname (Adressattyp natürl. Person)': 'Jana',
      Adressattyp: '1',
      Anrede: 'Frau',
    })
  })

  test('row 140: a value that does not fit is left out or goes where it fits', ({ assert }) => {
    const long = 'Katharina '.repeat(5).trim()
    const party = read({
      type: 'person',
      name: long,
      postalCode: 'SW1A 1AA',
      city: 'London',
      country: 'GB',
      vatId: 'GB123456789',
      number: 'K-00000000000000001',
      iban: 'not an IBAN',
      dueDays: 1000,
    })
    assert.equal(party['Name (Adressattyp keine Angabe)'], long)
    assert.equal(party.Ort, 'SW1A 1AA London')
    const left = ['Postleitzahl', 'EU-UStID', 'Kunden-/Lief.-Nr.', 'IBAN-Nr. 1']
    for (const name of [...left, 'Fälligkeit in Tagen (Debitor)']) {
      assert.notProperty(party, name)
    }
  })
})

const BROKEN: Partial<Record<BatchRule, Uint8Array>> = {
  header_fields: changed(0, (text) => `${text};`),
  header_field: withField(3, '21', 0),
  headings: changed(1, (text) => text.replace('Kurzbezeichnung', 'Kurzname')),
  row_fields: changed(2, (text) => `${text};`),
  required: withField(2, '""'),
  field: withField(18, '"SW1A 1AA"'),
  account_length: withField(1, '1001'),
  half_pair: withField(9, '""'),
}

test.group('The strict reader of DATEV master data', () => {
  for (const [rule, bytes] of Object.entries(BROKEN)) {
    test(`row 140: refuses master data that break the rule "${rule}"`, ({ assert }) => {
      try {
        readMaster(NAME, bytes)
        assert.fail('The file was accepted.')
      } catch (error) {
        assert.instanceOf(error, BatchFault)
        assert.equal((error as BatchFault).rule, rule)
      }
    })
  }
})
