import { test } from '@japa/runner'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { surnameOf } from '#modules/documents/content/surname_of'
import { pdfView } from '#modules/documents/pdf/kinds/pdf_view'
import { renderDocumentPdf } from '#modules/documents/pdf/render'
import { salutationFor } from '#modules/documents/public'
import { sampleDocument } from '#modules/documents/tests/sample_document'

const BUYER = {
  name: 'Kaufhaus Grünewald AG',
  number: 'K-1',
  street: '',
  postalCode: '',
  city: '',
  country: 'DE',
  vatId: '',
  taxNumber: '',
}
const greeting = {
  salutation: 'Sehr geehrte Frau Grünewald,',
  farewell: ['Mit freundlichen Grüßen', 'Arta Krasniqi', 'Möller GmbH'],
}

test.group('The greeting of a letter', () => {
  test('{0} {1}: {2}')
    .with([
      ['de', 'ms', 'Sehr geehrte Frau Grünewald,'],
      ['de', 'mr', 'Sehr geehrter Herr Grünewald,'],
      ['en', 'ms', 'Dear Ms Grünewald,'],
      ['sq', 'mr', 'I nderuar z. Grünewald,'],
    ] as const)
    .run(({ assert }, [language, formOfAddress, salutation]) => {
      const addressee = { formOfAddress, name: 'Jana Grünewald' }
      assert.equal(salutationFor({ ...BUYER, addressee }, language), salutation)
    })

  test('greets without a name as long as the form of address is not set', ({ assert }) => {
    assert.equal(salutationFor(BUYER, 'de'), 'Sehr geehrte Damen und Herren,')
    assert.equal(salutationFor(BUYER, 'en'), 'Dear Sir or Madam,')
  })

  test('of {0} the surname is {1}')
    .with([
      ['Jana Grünewald', 'Grünewald'],
      ['Dr. Jana von Weiß', 'Dr. von Weiß'],
      ['Prof. Dr. Ernst Müller', 'Prof. Dr. Müller'],
      ['Ursula von der Leyen', 'von der Leyen'],
      ['Jana Müller-Lüdenscheidt', 'Müller-Lüdenscheidt'],
      ['Grünewald', 'Grünewald'],
      ['Dr.', 'Dr.'],
    ] as const)
    .run(({ assert }, [name, surname]) => {
      assert.equal(surnameOf(name), surname)
    })

  test('is printed above the introduction, the closing below the texts', async ({ assert }) => {
    const text = textOfPdf(
      await renderDocumentPdf(sampleDocument({ greeting, intro: 'Zum Auftrag vom Mai.' }))
    )
    const order = [greeting.salutation, 'Zum Auftrag', 'Gesamtbetrag', ...greeting.farewell]
    const places = order.map((part) => text.lastIndexOf(part))
    assert.notInclude(places, -1)
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b)
    )
  }).skip(!canReadPdf, 'pdftotext is not installed')

  test('is followed by a sentence, which continues in lower case', ({ assert }) => {
    const cancels = { number: 'RE-1', issuedOn: '2026-11-01' }
    const introOf = (changes: object) => pdfView(sampleDocument({ intro: '', ...changes })).intro
    assert.equal(introOf({ greeting }), 'für unsere Leistungen berechnen wir Ihnen:')
    assert.equal(introOf({ greeting, kind: 'estimate' }), 'gerne bieten wir Ihnen an:')
    assert.match(introOf({ greeting, kind: 'cancellation', cancels }), /^\p{Ll}/u)
    assert.match(introOf({ kind: 'cancellation', cancels }), /^\p{Lu}/u)
    assert.equal(introOf({}), '')
  })
})
