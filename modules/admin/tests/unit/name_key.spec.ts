import { test } from '@japa/runner'
import { nameKey } from '#modules/admin/applications/name_key'

test.group('Names of companies that are looked for as duplicates', () => {
  test('{0} is {1}')
    .with([
      ['Wäscherei Çelik GmbH', 'WASCHEREI  celik'],
      ['Müller & Söhne e. K.', 'Mueller und Soehne eK'],
      ['Bau Nord UG (haftungsbeschränkt)', 'Bau-Nord'],
      ['Holz GmbH & Co. KG', 'Holz AG'],
      ['Dritan Sh.p.k.', 'Dritan SHPK'],
      ['Këlmendi Sh. p. k.', 'Kelmendi'],
      ['Straßenbau A.G.', 'Strassenbau'],
      ['Blau Werk', 'Blauwerk'],
    ] as const)
    .run(({ assert }, [one, other]) => assert.equal(nameKey(one), nameKey(other)))

  test('{0} is not {1}')
    .with([
      ['Holz Nord GmbH', 'Holz Süd GmbH'],
      ['Agentur Nord', 'Entur Nord'],
      ['Kosmos', 'Mos'],
      ['Bäcker 1', 'Bäcker 2'],
    ] as const)
    .run(({ assert }, [one, other]) => assert.notEqual(nameKey(one), nameKey(other)))

  test('a name of nothing but a legal form keeps it', ({ assert }) => {
    assert.equal(nameKey('AG'), 'ag')
    assert.notEqual(nameKey('AG'), nameKey('UG'))
  })
})
