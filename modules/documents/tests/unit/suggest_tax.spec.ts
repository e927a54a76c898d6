import { test } from '@japa/runner'
import { suggestTax, zeroCategory } from '#api/suggest_tax'

const from = (country: string, isSmallBusiness = false) => ({ country, isSmallBusiness })
const to = (country: string, vatId = '', type?: 'business' | 'person' | 'public') => ({
  country,
  vatId,
  type,
})

test.group('How a sale is usually taxed', () => {
  test('{0} from {1} is {3}')
    .with([
      ['a client at home', 'DE', to('DE', 'DE123456789'), 'domestic', 'S'],
      ['a client of an unknown country', 'DE', to(''), 'domestic', 'S'],
      ['a business in the EU', 'DE', to('AT', 'ATU12345678', 'business'), 'reverseCharge', 'AE'],
      ['a body with a VAT id in the EU', 'DE', to('FR', 'FR1', 'public'), 'reverseCharge', 'AE'],
      ['a person in the EU', 'DE', to('AT', '', 'person'), 'domestic', 'S'],
      ['a business in the EU without VAT id', 'DE', to('AT', '', 'business'), 'domestic', 'S'],
      ['a business outside the EU', 'DE', to('XK', '', 'business'), 'outsideScope', 'O'],
      ['a person outside the EU', 'DE', to('CH', '', 'person'), 'domestic', 'S'],
      ['a business in the EU', 'XK', to('DE', 'DE123456789', 'business'), 'outsideScope', 'O'],
    ] as const)
    .run(({ assert }, [_name, country, buyer, treatment, category]) => {
      const suggested = suggestTax({ seller: from(country), buyer })
      assert.deepEqual(suggested, { treatment, category, reason: 'country' })
    })

  test('goods supplied within the EU or exported, by recipient', ({ assert }) => {
    const goods = (buyer: ReturnType<typeof to>) =>
      suggestTax({ seller: from('DE'), buyer }, 'goods').category
    assert.equal(goods(to('AT', 'ATU12345678')), 'K')
    assert.equal(goods(to('AT')), 'S')
    assert.equal(goods(to('CH', '', 'person')), 'G')
  })

  test('a treatment that was set for a client wins over country and VAT id', ({ assert }) => {
    const atHome = { ...to('DE'), taxTreatment: 'reverseCharge' } as const
    const suggested = suggestTax({ seller: from('DE'), buyer: atHome }, 'goods')
    assert.deepEqual(suggested, { treatment: 'reverseCharge', category: 'AE', reason: 'client' })
    const abroad = { ...to('AT', 'ATU12345678'), taxTreatment: 'domestic' } as const
    assert.equal(suggestTax({ seller: from('DE'), buyer: abroad }).category, 'S')
    const { category } = suggestTax({ seller: from('DE', true), buyer: atHome })
    assert.equal(category, 'E')
  })

  test('a small business charges no VAT to anybody', ({ assert }) => {
    for (const country of ['DE', 'AT', 'XK']) {
      const { category } = suggestTax({ seller: from('DE', true), buyer: to(country, 'X1') })
      assert.equal(category, 'E')
    }
    assert.equal(zeroCategory('reverseCharge', true), 'E')
    assert.equal(zeroCategory('reverseCharge', false), 'AE')
    assert.equal(zeroCategory(null, false), '')
    assert.equal(zeroCategory('domestic', false), '')
  })
})
