import { test } from '@japa/runner'
import { makeBankDesk } from '#modules/banking/tests/bank_desk'
import { CAMT_053_V8, MT940, OFX_SGML } from '#modules/banking/tests/files'

const CLOSING = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt>
  <CdtDbtInd>DBIT</CdtDbtInd><Dt><Dt>2026-03-03</Dt></Dt></Bal>`
const CAMT = CAMT_053_V8.replace(
  '<Bal>',
  `${CLOSING('PRCD', '7.00')}${CLOSING('CLBD', '250.40')}<Bal>`
)
const OFX = OFX_SGML.replace(
  '</BANKTRANLIST>',
  '</BANKTRANLIST><LEDGERBAL><BALAMT>-12.30<DTASOF>20260304</LEDGERBAL><AVAILBAL><BALAMT>9.00<DTASOF>20260304</AVAILBAL>'
)

test.group('The balance at the end of a bank statement', () => {
  const files: [string, string, { amount: number; date: string }][] = [
    ['a.xml', CAMT, { amount: -250.4, date: '2026-03-03' }],
    ['a.sta', MT940, { amount: 1069.1, date: '2026-03-03' }],
    ['a.ofx', OFX, { amount: -12.3, date: '2026-03-04' }],
  ]
  test('row 116: is offered to the forecast: {0}')
    .with(files)
    .run(async ({ client, assert }, [name, content, bank]) => {
      const desk = await makeBankDesk(client)
      assert.isNull((await desk.get('/api/forecast')).body().bank)
      const uploaded = await desk.sendFile('/api/bank-statements', name, Buffer.from(content))
      uploaded.assertStatus(201)
      assert.deepEqual((await desk.get('/api/forecast')).body().bank, bank)
    })

  test('one that cannot be read is left out, and the entries are taken', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const odd = MT940.replace('EUR1069,10', 'EUR1069,109')
    ;(await desk.sendFile('/api/bank-statements', 'a.sta', Buffer.from(odd))).assertStatus(201)
    assert.isNull((await desk.get('/api/forecast')).body().bank)
  })
})
