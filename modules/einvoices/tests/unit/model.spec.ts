import { test } from '@japa/runner'
import { type Decimal, decimalText, parseDecimal } from '#core/money/decimal'
import { minor, moneyText } from '#core/money/minor'
import { element, required, serialize } from '#core/xml/element'
import { checkEInvoice } from '#modules/einvoices/check/check_einvoice'
import { turned } from '#modules/einvoices/model/turned'
import { writeUbl } from '#modules/einvoices/write/ubl/write_ubl'
import { paddedText } from '#modules/einvoices/xml/values'
import { everything } from '../support/everything.js'
import { makeEInvoice } from '../support/make_einvoice.js'
import { SCENARIOS } from '../support/scenarios.js'

const decimalOf = (value?: Decimal) => value && decimalText(value)

test.group('The model of an e-invoice', () => {
  test('a document discount is split over the VAT groups so that the parts add up', ({
    assert,
  }) => {
    const { allowances, totals } = SCENARIOS['negative-line']()
    const parts = allowances.map(({ amount, vat }) => [
      decimalText(vat.rate),
      moneyText(amount, 'EUR'),
    ])
    assert.deepEqual(parts, [
      ['19', '9.71'],
      ['7', '0.30'],
    ])
    assert.equal(totals.allowances, minor(1001n))
  })

  test('percent and base are written only when they give the exact amount', ({ assert }) => {
    const line = { name: 'a', quantity: '1', price: '10.01', discount: '2.5' }
    const [exact] = makeEInvoice({ lines: [{ ...line, price: '10' }] }).lines[0].allowances
    const [fine] = makeEInvoice({
      lines: [{ ...line, quantity: '3', price: '0.335', discount: '10' }],
    }).lines[0].allowances
    assert.equal(exact.percent, parseDecimal('2.5'))
    assert.isUndefined(fine.percent)
  })

  test('a line with a negative price has a negative quantity instead', ({ assert }) => {
    const [, line] = SCENARIOS['negative-line']().lines
    assert.equal(line.price, parseDecimal('35.5'))
    assert.equal(line.quantity, parseDecimal('-1'))
    assert.equal(line.net, minor(-3550n))
  })

  test('texts between the lines are left out, and findings still point to the right row', ({
    assert,
  }) => {
    const item = { name: 'a', quantity: '1', price: '10' }
    const invoice = makeEInvoice({
      lines: [
        { ...item, kind: 'heading' },
        item,
        { ...item, kind: 'text' },
        { ...item, unit: 'Fuder' },
        { ...item, isOptional: true },
      ],
    })
    assert.deepEqual(
      invoice.lines.map(({ row }) => row),
      [1, 3]
    )
    assert.equal(invoice.totals.net, minor(2000n))
    const [finding] = checkEInvoice(invoice, { profile: 'xrechnung', language: 'en' })
    assert.equal(finding.field, 'lines.3.unit')
    assert.match(finding.message, /^Line 4: /)
  })

  test('gross prices become net ones that give the same sums', ({ assert }) => {
    const { lines, totals } = SCENARIOS['gross-prices']()
    assert.deepEqual(
      lines.map(({ price, priceQuantity }) =>
        [price, priceQuantity].filter(Boolean).map(decimalOf)
      ),
      [['8.393333'], ['3773.106667', '1000'], ['27.945'], ['0.21']]
    )
    assert.equal(totals.gross, minor(totals.net + totals.tax))
  })

  test('turning twice gives the same document', ({ assert }) => {
    assert.deepEqual(turned(turned(everything())), everything())
    assert.equal(turned(everything()).totals.due, minor(-42_360n))
  })

  test('a VAT id of Northern Ireland begins with XI, which is no country', ({ assert }) => {
    const codes = (id: string, country: string) => {
      const { buyer, ...invoice } = SCENARIOS['intra-community']()
      const irish = { ...buyer, vatId: id, address: { ...buyer.address, country } }
      return checkEInvoice(
        { ...invoice, buyer: irish },
        { profile: 'en16931', language: 'en' }
      ).map(({ rule }) => rule)
    }
    assert.deepEqual(codes('XI123456789', 'GB'), [])
    assert.deepEqual(codes('XI12', 'GB'), ['BR-CO-09'])
    assert.deepEqual(codes('XI123456789', 'XI'), ['BR-CL-14'])
  })

  test('Kosovo is 1A in the XML and nowhere else', ({ assert }) => {
    const invoice = SCENARIOS['export-kosovo']()
    const xml = writeUbl({ ...invoice, buyer: { ...invoice.buyer, vatId: 'XK330000000' } })
    assert.equal(invoice.buyer.address.country, 'XK')
    assert.include(xml, '<cbc:IdentificationCode>1A</cbc:IdentificationCode>')
    assert.include(xml, '<cbc:CompanyID>1A330000000</cbc:CompanyID>')
    assert.notInclude(xml, 'XK')
  })
})

test.group('Writing XML', () => {
  test('signs of XML are text, in elements and attributes', ({ assert }) => {
    const xml = serialize(
      required('a', element('b', '<x> & "y" ]]>', { c: '"<&\n' }), { d: undefined })
    )
    assert.include(xml, '<a><b c="&quot;&lt;&amp;&#10;">&lt;x&gt; &amp; "y" ]]&gt;</b></a>')
  })

  test('characters that XML cannot hold are left out', ({ assert }) => {
    const xml = serialize(required('a', element('b', 'x\u0000\u0008\ud800\ufffe🎉\r\ny')))
    assert.include(xml, '<b>x🎉\ny</b>')
  })

  test('empty terms are not written, except those that the schema requires', ({ assert }) => {
    const empty = [element('b', ' \u0001 '), element('c', undefined), element('d', [undefined])]
    assert.include(serialize(required('a', empty)), '<a/>')
  })

  test('a price keeps its places and has at least two', ({ assert }) => {
    const texts = ['95', '0.0375', '-1.5', '0.318472'].map((text) => paddedText(parseDecimal(text)))
    assert.deepEqual(texts, ['95.00', '0.0375', '-1.50', '0.318472'])
  })
})
