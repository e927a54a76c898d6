import { test } from '@japa/runner'
import { sepaText } from '#core/sepa/sepa_text'

test.group('Texts in the characters of SEPA', () => {
  test('“{given}” becomes “{text}”')
    .with([
      { given: 'Müller & Söhne', text: 'Mueller + Soehne' },
      { given: 'Straße 5 – Hof', text: 'Strasse 5 - Hof' },
      { given: 'Çelik „Ndërtim“ Sh.p.k.', text: "Celik 'Ndertim' Sh.p.k." },
      { given: 'a\nb\t#c_d', text: 'a b c d' },
      { given: '紙屋', text: '' },
    ])
    .run(({ assert }, { given, text }) => {
      assert.equal(sepaText(given, 70), text)
    })

  test('are cut to the length of their field, without a blank at the end', ({ assert }) => {
    assert.equal(sepaText('ßßß ab', 7), 'ssssss')
    assert.equal(sepaText('Ä'.repeat(80), 70).length, 70)
  })
})
