import { expect, test } from 'vitest'
import { csvOf } from './csv'
import type { Language } from './language/languages'

const textOf = async (rows: (string | number)[][], language: Language = 'en') =>
  (await csvOf(rows, language).text()).replace(/^\ufeff|\r\n$/g, '')

test('a cell that a spreadsheet would run as a formula begins with an apostrophe', async () => {
  const formulas = [
    '=1+1',
    '=cmd|"/c calc"!A1',
    '+49 30 123',
    '-1+1',
    '-cmd',
    '--1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '\u00a0=1+1',
    '\tharmless',
    '\rx',
    '\nx',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ]
  for (const formula of formulas) {
    const cell = (await textOf([[formula]])).replace(/^"|"$/g, '').replaceAll('""', '"')
    expect(cell).toBe(`'${formula}`)
  }
})

test('real numbers stay numbers, also negative ones, in the writing of every language', async () => {
  const numbers = ['-1', '-1.50', '-1.234,56', '-1,234.56', '0', '12', '-0,5']
  expect(await textOf([numbers])).toBe(numbers.join(';'))
})

test('separators, quotation marks and line breaks do not leave their cell', async () => {
  expect(await textOf([['a;b', 'c"d', 'e\r\nf', 'g'], ['";=1+1;"']])).toBe(
    '"a;b";"c""d";"e\r\nf";g\r\n""";=1+1;"""'
  )
})

test('the file says that it is UTF-8', async () => {
  const bytes = new Uint8Array(await csvOf([['ä']]).arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

test('figures are written with the decimal mark of the language, for spreadsheets in it', async () => {
  const figures = [[1234.5, -0.5, 0.1 + 0.2, 12]]
  expect(await textOf(figures, 'de')).toBe('1234,5;-0,5;0,3;12')
  expect(await textOf(figures, 'sq')).toBe('1234,5;-0,5;0,3;12')
  expect(await textOf(figures, 'en')).toBe('1234.5;-0.5;0.3;12')
})
