import { test } from '@japa/runner'
import { fieldsOfText } from '#modules/expenses/reading/text/fields_of_text'
import { type PrintedReceipt, RECEIPTS } from '../support/printed_receipts.js'
import { READER, summaryOf } from '../support/read_fields.js'

const textOf = ({ rows }: PrintedReceipt) =>
  rows.map((row) => (typeof row === 'string' ? row : row.join('  '))).join('\n')

test.group('Fields of the text of a receipt', () => {
  test('row 111: vendor, day, number, total and VAT of a receipt are found: {$self}')
    .with(Object.keys(RECEIPTS))
    .run(({ assert }, name) => {
      const receipt = RECEIPTS[name]
      if (!receipt) throw new Error(`No receipt ${name}`)
      assert.deepEqual(summaryOf(fieldsOfText(textOf(receipt), READER)), receipt.expected)
    })
})
