import { test } from '@japa/runner'
import { now, setClock } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { OutboundError } from '#core/outbound/outbound_error'
import env from '#core/start/env'
import { allowedHosts, type Handler } from '#core/tests/allowed_hosts'
import { fetchReferenceRates } from '#modules/expenses/exchange/fetch_reference_rates'
import { BrokenRates } from '#modules/expenses/exchange/read_reference_rates'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'

/** Friday the 20th and Monday the 23rd of November 2026. */
const RATES = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>
    <Cube time="2026-11-23"><Cube currency="USD" rate="1.25"/><Cube currency="CHF" rate="0.96"/></Cube>
    <Cube time="2026-11-20">
      <Cube currency="USD" rate="1.0541"/><Cube currency="IDR" rate="16800.5"/>
      <Cube currency="CHF" rate="0.9400"/><Cube currency="XXX" rate="none"/>
    </Cube>
  </Cube>
</gesmes:Envelope>`

const HOUR_MS = 3_600_000

test.group('Row 87: reference rates of the European Central Bank', (group) => {
  const { serve } = allowedHosts(group)
  group.each.setup(() =>
    inTx(async () => {
      await changeRows('delete from reference_rates', [])
      await changeRows('update reference_rate_fetches set next_at = 0', [])
    })
  )
  group.each.teardown(() => {
    env.ECB_RATES_URL = undefined
    setClock(Date.now)
  })

  /** A central bank on this machine that counts how often it is asked. */
  async function bank(handler: Handler = (_, response) => void response.end(RATES)) {
    const asked: string[] = []
    const address = await serve((request, response) => {
      asked.push(request.url ?? '')
      handler?.(request, response)
    })
    env.ECB_RATES_URL = `${address}/eurofxref-hist-90d.xml`
    return asked
  }
  type Desk = Awaited<ReturnType<typeof makeExpenseDesk>>
  const rateOn = async (desk: Desk, date: string, currency = 'USD') => {
    const answer = await desk.get(`/api/reference-rates?currency=${currency}&date=${date}`)
    answer.assertStatus(200)
    const { rate, publishedOn } = answer.body()
    return [rate, publishedOn]
  }

  test('row 87: the rate of a day is proposed, on a weekend the last one published', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    await bank()
    assert.isFalse(await fetchReferenceRates())
    assert.deepEqual(await rateOn(desk, '2026-11-23'), [0.8, '2026-11-23'])
    assert.deepEqual(await rateOn(desk, '2026-11-20'), [0.948677, '2026-11-20'])
    assert.deepEqual(await rateOn(desk, '2026-11-22'), [0.948677, '2026-11-20'])
    assert.deepEqual(await rateOn(desk, '2026-11-19'), [null, null])
    assert.deepEqual(await rateOn(desk, '2026-12-24'), [null, null])
  })

  test('row 87: a company in another currency gets the rate through the euro', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client, { currency: 'CHF' })
    await bank()
    await fetchReferenceRates()
    assert.deepEqual(await rateOn(desk, '2026-11-23', 'EUR'), [0.96, '2026-11-23'])
    assert.deepEqual(await rateOn(desk, '2026-11-23'), [0.768, '2026-11-23'])
    assert.deepEqual(await rateOn(desk, '2026-11-23', 'CHF'), [null, null])
    // 0.00006 would be wrong by up to a hundredth.
    assert.deepEqual(await rateOn(desk, '2026-11-20', 'IDR'), [null, null])
  })

  test('row 87: without the setting nobody is asked and nothing is proposed', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const asked = await bank()
    env.ECB_RATES_URL = undefined
    await fetchReferenceRates()
    assert.isEmpty(asked)
    assert.deepEqual(await rateOn(desk, '2026-11-23'), [null, null])
  })

  test('row 87: the rates are fetched every three hours, and known ones stay', async ({
    assert,
  }) => {
    const asked = await bank()
    await fetchReferenceRates()
    await fetchReferenceRates()
    assert.lengthOf(asked, 1)
    const later = now() + 3 * HOUR_MS + 1
    setClock(() => later)
    await fetchReferenceRates()
    assert.lengthOf(asked, 2)
  })

  test('row 87: an answer that is none is refused, and asked for again half an hour later')
    .with([
      { name: 'no XML', handler: (_, response) => void response.end('<html>') },
      { name: 'empty', handler: (_, response) => void response.end('<Envelope/>') },
      {
        name: 'a document type',
        handler: (_, response) =>
          void response.end(`<!DOCTYPE x [<!ENTITY a "b">]>${RATES.slice(38)}`),
      },
      { name: 'a failure', handler: (_, response) => void response.writeHead(503).end(RATES) },
      {
        name: 'too large',
        handler: (_, response) =>
          void response.writeHead(200, { 'content-length': '2000001' }).end(),
      },
    ] satisfies { name: string; handler: Handler }[])
    .run(async ({ assert }, { handler }) => {
      const asked = await bank(handler)
      const failure = await fetchReferenceRates().catch((error) => error)
      assert.isTrue(failure instanceof BrokenRates || failure instanceof OutboundError)
      await fetchReferenceRates()
      assert.lengthOf(asked, 1)
      const later = now() + HOUR_MS / 2 + 1
      setClock(() => later)
      await fetchReferenceRates().catch(() => undefined)
      assert.lengthOf(asked, 2)
    })

  test('row 87: a private address that the operator has not allowed is not called', async ({
    assert,
  }) => {
    const asked = await bank()
    env.OUTBOUND_ALLOW = []
    const failure = await fetchReferenceRates().catch((error) => error)
    assert.instanceOf(failure, OutboundError)
    assert.isEmpty(asked)
  })
})
