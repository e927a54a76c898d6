import { test } from '@japa/runner'
import { fieldsOfText } from '#modules/expenses/reading/text/fields_of_text'
import { READER } from '../support/read_fields.js'

const HEAD = 'Papier Krause GmbH\nRechnungsdatum 27.11.2026\nGesamtbetrag 278,46 EUR\n'
const fieldsOf = (text: string) => fieldsOfText(`${HEAD}${text}`, READER)

test.group('Skonto in the text of a receipt', () => {
  test('row 111: {0} proposes {1} % until {2}')
    .with([
      ['2 % Skonto bis 14.12.2026', 2, '2026-12-14'],
      ['bei Zahlung innerhalb von 10 Tagen 3% Skonto', 3, '2026-12-07'],
      ['Skonto: 2,00 % bis zum 14. Dezember 2026, danach netto', 2, '2026-12-14'],
      ['Zahlbar 8 Tage 2,5 % Skonto, 30 Tage netto', 2.5, '2026-12-05'],
      ['10 Tage 2% Skonto 30 Tage netto', 2, '2026-12-07'],
      ['Zahlungsziel 30 Tage netto, 2 % Skonto innerhalb von 14 Tagen', 2, '2026-12-11'],
      ['Bei Zahlung innerhalb von zehn Tagen\ngewähren wir Ihnen 3 % Skonto.', 3, '2026-12-07'],
      ['Skonto 3,00 %\nbei Zahlung bis 07.12.2026', 3, '2026-12-07'],
      [
        'Zahlbar innerhalb von 14 Tagen abzgl. 2 % Skonto oder 30 Tage ohne Abzug.',
        2,
        '2026-12-11',
      ],
      ['Bis 14.12.2026 abzüglich 2 % Skonto (5,57 €), bis 27.12.2026 ohne Abzug', 2, '2026-12-14'],
      ['2 Prozent Skonto binnen einer Woche', 2, '2026-12-04'],
      ['2 % Skonto auf 278,46 EUR inkl. 19 % MwSt. bis 14.12.2026', 2, '2026-12-14'],
      ['2% discount within 10 days', 2, '2026-12-07'],
      ['2% discount if paid by 14 December 2026', 2, '2026-12-14'],
      ['A discount of 2.5% applies if payment is received within 14 days.', 2.5, '2026-12-11'],
      ['Terms: 2/10 net 30', 2, '2026-12-07'],
      ['3% early payment discount within ten days, net 30 days', 3, '2026-12-07'],
      ['2 % skonto brenda 10 ditëve', 2, '2026-12-07'],
      ['Zbritje 3% për pagesë brenda 8 ditëve', 3, '2026-12-05'],
      ['Nëse paguhet deri më 14.12.2026: skonto 2%', 2, '2026-12-14'],
      ['2 % Skonto bis 14.12.2026\nSkonto 2 % bis 14.12.2026', 2, '2026-12-14'],
    ] as const)
    .run(({ assert }, [text, percent, day]) => {
      assert.deepEqual(fieldsOf(text).skonto, { percent, date: day })
    })

  test('row 111: {$self} proposes no Skonto')
    .with([
      '3 % Skonto innerhalb von 7 Tagen, 2 % Skonto innerhalb von 14 Tagen, 30 Tage netto',
      '10 Tage 3 %, 20 Tage 2 % Skonto, 30 Tage netto',
      '2 % Skonto bis 14.12.2026\n3 % Skonto bis 07.12.2026',
      '2 % Skonto innerhalb von 7 Tagen bzw. bis 14.12.2026',
      'Zahlbar innerhalb von 14 Tagen ohne Abzug von Skonto',
      'Kein Skonto. Bei Verzug nach 30 Tagen 9 % Zinsen.',
      'Ein Abzug von 2 % Skonto innerhalb von 10 Tagen ist nicht zulässig.',
      '2 % Skonto innerhalb von 10 Werktagen',
      '2 % Skonto innerhalb von 10 Tagen nach Lieferung',
      '2 % Skonto bei Bankeinzug',
      'Skonto bis 14.12.2026: 272,89 EUR',
      '2 % Skonto bis 14.10.2026',
      '20% discount on your next order within 30 days',
      '10 % Rabatt bis 14.12.2026',
      'Zbritje 10% deri më 14.12.2026 për porosinë e ardhshme',
      'Zahlungsziel 30 Tage\nSkonto 2 %',
      'Lieferzeit 10 Tage\n2 % Skonto auf Anfrage',
      '19 % MwSt. 44,46 EUR, zahlbar innerhalb von 14 Tagen',
    ])
    .run(({ assert }, text) => {
      assert.isNull(fieldsOf(text).skonto)
    })

  test('days count from the day of the receipt, so without one there is no Skonto', ({
    assert,
  }) => {
    const { skonto } = fieldsOfText('Papier Krause GmbH\n2 % Skonto innerhalb von 10 Tagen', READER)
    assert.isNull(skonto)
  })

  test('the day of the Skonto is not taken for the due date', ({ assert }) => {
    const both = fieldsOf('Zahlbar bis 14.12.2026 mit 2 % Skonto, bis 27.12.2026 netto')
    assert.equal(both.dueDate, '2026-12-27')
    assert.deepEqual(both.skonto, { percent: 2, date: '2026-12-14' })
    assert.isNull(fieldsOf('Zahlbar bis 14.12.2026 mit 2 % Skonto').dueDate)
  })

  test('row 111: {0} is due on {1}')
    .with([
      [
        '2 % Skonto innerhalb von 10 Tagen, zahlbar innerhalb von 30 Tagen ohne Abzug',
        '2026-12-27',
      ],
      ['Zahlungsziel 30 Tage netto, 2 % Skonto innerhalb von 14 Tagen', '2026-12-27'],
      ['Payment terms: 2 % discount within 10 days, net 30 days', '2026-12-27'],
      ['Zahlbar bis 20.12.2026, 30 Tage netto', '2026-12-20'],
      ['Zahlbar 14 Tage netto\nZahlbar 30 Tage netto', null],
      ['Montage 5 Tage netto 500,00', null],
      ['2 % Skonto innerhalb von 10 Tagen', null],
    ] as const)
    .run(({ assert }, [text, day]) => {
      assert.equal(fieldsOf(text).dueDate, day)
    })

  test('a term without the day of the receipt has no due date', ({ assert }) => {
    const { dueDate } = fieldsOfText('Papier Krause GmbH\nZahlbar 30 Tage netto', READER)
    assert.isNull(dueDate)
  })
})
