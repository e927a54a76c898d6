import { expect, test } from 'vitest'
import { emptyLine } from './line_values'
import { pastedLines } from './pasted_lines'

const ALL = ['quantity', 'unit', 'unitPrice', 'discount', 'taxRate']
const newLine = () => emptyLine('19')

const summary = (text: string, language: 'de' | 'en' = 'de', names = ALL) =>
  pastedLines(text, language, newLine, names)?.map(
    ({ description, quantity, unit, unitPrice, discount, taxRate }) =>
      [description, quantity, unit, unitPrice, discount, taxRate].join('|')
  )

test('rows of Excel with German numbers, currency signs and headings become lines', () => {
  const excel =
    'Pos\tBezeichnung\tMenge\tEinheit\tEinzelpreis\tRabatt\tMwSt.\r\n' +
    '1\tBeratung\t7,5\tStd.\t1.095,00 €\t10%\t19%\r\n' +
    '2\tFachbuch\t2\tStk.\t24,90 €\t\t7%\r\n'
  expect(summary(excel)).toEqual(['Beratung|7.5|Std.|1095|10|19', 'Fachbuch|2|Stk.|24.9||7'])
})

test('rows of LibreOffice without headings are description, quantity, unit and price', () => {
  expect(summary('Beratung\t7,5\tStd.\t95,00\nAnfahrt\t1\t\t40,00\n')).toEqual([
    'Beratung|7.5|Std.|95||19',
    'Anfahrt|1||40||19',
  ])
})

test('a column that counts and one of sums are left out', () => {
  expect(summary('1\tBeratung\t2\t95,00\t190,00\n2\tAnfahrt\t1\t40,00\t40,00')).toEqual([
    'Beratung|2||95||19',
    'Anfahrt|1||40||19',
  ])
})

test('two columns are description and price', () => {
  expect(summary('Hosting\t12.50', 'en')).toEqual(['Hosting|1||12.5||19'])
})

test('cells with line ends, tabs and quotes are one cell', () => {
  expect(summary('"Beratung\nvor Ort, ""Teil 1"""\t2\t95,00\r\n')).toEqual([
    'Beratung\nvor Ort, "Teil 1"|2||95||19',
  ])
})

test('ordinary text is no table', () => {
  expect(pastedLines('Beratung vor Ort\nam Montag', 'de', newLine, ALL)).toBeUndefined()
})

test('what is no number stays to be seen', () => {
  expect(summary('Beschreibung\tMenge\tPreis\nBeratung\tzwei\t95')).toEqual([
    'Beratung|zwei||95||19',
  ])
})

test('of goods without prices a number alone is the quantity, and prices are left out', () => {
  const names = ['ordered', 'quantity', 'unit']
  expect(summary('Eichenbohlen\t12', 'de', names)).toEqual(['Eichenbohlen|12||||19'])
  expect(summary('Eichenbohlen\t12\tStk\t48,00', 'de', names)).toEqual(['Eichenbohlen|12|Stk|||19'])
  expect(summary('Artikel\tMenge\tPreis je Stück\nSchrauben\t4\t9,50', 'de', names)).toEqual([
    'Schrauben|4||||19',
  ])
})

test('ordered and delivered quantities of goods are distinguished', () => {
  const text = 'Artikel\tBestellte Menge\tLiefermenge\nSchrauben\t10\t4'
  const names = ['ordered', 'quantity', 'unit']
  expect(pastedLines(text, 'de', newLine, names)).toMatchObject([{ ordered: '10', quantity: '4' }])
  expect(summary('Artikel\tBestellte Menge\nSchrauben\t10')).toEqual(['Schrauben|10||||19'])
})

test('services that are called as a heading could be are no headings', () => {
  expect(summary('Beratungsleistung\t5\tStd.\t95,00\nTextkorrektur\t2\tStd.\t60,00')).toEqual([
    'Beratungsleistung|5|Std.|95||19',
    'Textkorrektur|2|Std.|60||19',
  ])
  expect(summary('Service hours\t95.00', 'en')).toEqual(['Service hours|1||95||19'])
})

test('amounts in parentheses are negative, as bookkeeping writes them', () => {
  expect(summary('Beratung\t2\tStd.\t95,00 €\nGutschrift\t1\t\t(12,00 €)')).toEqual([
    'Beratung|2|Std.|95||19',
    'Gutschrift|1||-12||19',
  ])
})

test('one cell that is no number leaves the prices of the other rows', () => {
  expect(summary('Beratung\t2\t95,00\nAnfahrt\t1\tauf Anfrage\nHotel\t1\t120,00')).toEqual([
    'Beratung|2||95||19',
    'Anfahrt|1||auf Anfrage||19',
    'Hotel|1||120||19',
  ])
})
