import { test } from '@japa/runner'
import { differencesOf } from '#core/move/differences'
import { RowFigures, type StoredValue } from '#core/move/row_figures'
import { refusalOf } from '#core/move/target_failure'

const COLUMNS = ['name', 'note', 'amount', 'made_at'].map((name) => ({
  name,
  isInteger: name === 'amount' || name === 'made_at',
  isCalculated: false,
}))

function figuresOf(...rows: StoredValue[][]) {
  const figures = new RowFigures(COLUMNS)
  for (const row of rows) figures.add(row)
  return figures.result()
}

const ANNA: StoredValue[] = ['Anna', null, 12n, 1n]
const ZAC: StoredValue[] = ['Zoë 🧾', 'ß', 9_007_199_254_740_993n, 2n]

test.group('Figures of a moved table', () => {
  test('are the same in any order, and however a database gives its numbers', ({ assert }) => {
    const there = figuresOf(ANNA, ZAC)
    const here = figuresOf(['Zoë 🧾', 'ß', '9007199254740993', '2'], ['Anna', null, 12, 1])
    assert.deepEqual(here, there)
    assert.deepEqual(here.sums, { amount: 9_007_199_254_741_005n })
  })

  test('find {difference}')
    .with<{ difference: string; rows: StoredValue[][]; says: string }[]>([
      { difference: 'a lost row', rows: [ANNA], says: 'clients has 1 rows instead of 2.' },
      {
        difference: 'a row that is there twice in place of another',
        rows: [ANNA, ANNA],
        says: 'The sum of clients.amount is 24 instead of 9007199254741005.',
      },
      {
        difference: 'a last digit beyond 2^53',
        rows: [ANNA, ['Zoë 🧾', 'ß', 9_007_199_254_740_992n, 2n]],
        says: 'The sum of clients.amount is 9007199254741004 instead of 9007199254741005.',
      },
      {
        difference: 'an empty text in place of none',
        rows: [['Anna', '', 12n, 1n], ZAC],
        says: 'A row of clients has other contents.',
      },
      {
        difference: 'a blank at the end',
        rows: [['Anna ', null, 12n, 1n], ZAC],
        says: 'A row of clients has other contents.',
      },
      {
        difference: 'an instant that is off by a millisecond',
        rows: [['Anna', null, 12n, 2n], ZAC],
        says: 'A row of clients has other contents.',
      },
      {
        difference: 'values that two rows have exchanged',
        rows: [
          ['Zoë 🧾', null, 12n, 1n],
          ['Anna', 'ß', 9_007_199_254_740_993n, 2n],
        ],
        says: 'A row of clients has other contents.',
      },
      {
        difference: 'characters that two values have exchanged',
        rows: [ANNA, ['Zoë 🧾ß', '', 9_007_199_254_740_993n, 2n]],
        says: 'A row of clients has other contents.',
      },
    ])
    .run(({ assert }, { rows, says }) => {
      const differences = differencesOf('clients', figuresOf(ANNA, ZAC), figuresOf(...rows))
      assert.include(differences, says)
    })

  test('and the sentence about a value that does not fit names its column, not the value', ({
    assert,
  }) => {
    const sentences = [
      { code: 'ER_DATA_TOO_LONG', sqlMessage: "Data too long for column 'name' at row 3" },
      { code: 'ER_DUP_ENTRY', sqlMessage: "Duplicate entry 'Anna' for key 'name'" },
    ].map((failure) => refusalOf(failure, 'clients').message)
    for (const sentence of sentences) {
      assert.include(sentence, 'a value of clients does not fit into the target: name is')
      assert.notInclude(sentence, 'Anna')
    }
    assert.equal(refusalOf({ code: 'ECONNRESET' }, 'clients').code, 'target_failed')
    assert.throws(() => refusalOf(new TypeError('a fault'), 'clients'), 'a fault')
  })
})
