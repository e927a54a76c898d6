import { test } from '@japa/runner'
import { mailsTo } from '#core/tests/mails_to'
import { makeRetainer, runsOf } from '../retainer_desk.js'

const INCLUDED = 'Hours included in the retainer'
/** The recurring invoice ends with its first invoice. */
const ONE_INVOICE = { endsAfter: 1 }

test.group('Retainers: the last period of a recurring invoice that has ended', (group) => {
  const { clock, back, runOn } = runsOf(group)

  const worked = async (desk: Awaited<ReturnType<typeof makeRetainer>>, hours: number) => {
    clock.moveTo('2030-01-31')
    await desk.worked('2030-01-10', hours * 60)
    back()
  }

  test('its further hours are billed once on the day after, without the fee', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client, {}, ONE_INVOICE)
    await runOn('2030-01-01')
    await worked(desk, 12)
    assert.containsSubset(await desk.seen(desk.profileId), {
      status: 'ended',
      settlesOn: '2030-02-01',
    })
    await runOn('2030-01-31')
    assert.lengthOf(await desk.invoices(), 1)

    await runOn('2030-02-01', '2030-02-02', '2030-03-01')
    const [, last, ...others] = await desk.invoices()
    assert.isEmpty(others)
    assert.deepEqual([last.net, last.total], [180, 214.2])
    const { lines, serviceDate, serviceUntil } = (
      await desk.get(`/api/invoices/${last._id}`)
    ).body()
    assert.deepEqual(
      lines.map((line: { quantity: number; unitPrice: number }) => [line.quantity, line.unitPrice]),
      [
        [10, 0],
        [2, 90],
      ]
    )
    assert.include(lines[0].description, INCLUDED)
    assert.deepEqual([serviceDate, serviceUntil], ['2030-01-01', '2030-01-31'])
    assert.deepEqual(await desk.areBilled(), [true])
    const after = await desk.seen(desk.profileId)
    assert.isNull(after.settlesOn)
    assert.deepEqual(
      after.runs.map(({ status }: { status: string }) => status),
      ['made', 'made']
    )
  })

  test('a recurring invoice that somebody ends settles it as well, issued as its invoices are', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client, {}, { mode: 'issue' })
    await runOn('2030-01-01')
    await worked(desk, 11)
    ;(await desk.step(desk.profileId, 'end')).assertStatus(200)
    await runOn('2030-02-01')
    const last = (await desk.invoices()).at(-1)
    assert.equal(last.net, 90)
    assert.isNotNull(last.number)
  })

  for (const [what, hours, terms] of [
    ['the included hours were enough', 9, {}],
    ['further hours are not charged', 12, { overage: 'free' }],
  ] as const) {
    test(`no invoice is made when ${what}`, async ({ client, assert }) => {
      const desk = await makeRetainer(client, terms, ONE_INVOICE)
      await runOn('2030-01-01')
      await worked(desk, hours)
      await runOn('2030-02-01')
      assert.lengthOf(await desk.invoices(), 1)
      assert.isNull((await desk.seen(desk.profileId)).settlesOn)
    })
  }

  test('hours after the last paid period are left out', async ({ client, assert }) => {
    const desk = await makeRetainer(client, {}, ONE_INVOICE)
    await runOn('2030-01-01')
    await worked(desk, 11)
    clock.moveTo('2030-03-10')
    await desk.worked('2030-02-10', 5 * 60)
    await runOn('2030-03-10')
    assert.equal((await desk.invoices()).at(-1).net, 90)
    assert.sameMembers(await desk.areBilled(), [true, false])
  })

  test('an invoice that cannot be made is tried again every day, and the owner hears why', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client, {}, { ...ONE_INVOICE, mode: 'issueAndSend' })
    const setEmail = async (email: string) =>
      (await desk.put(`/api/clients/${desk.clientId}`, { email })).assertStatus(200)
    await setEmail('kruse@example.test')
    await runOn('2030-01-01')
    await worked(desk, 12)
    await setEmail('')
    await runOn('2030-02-01', '2030-02-02', '2030-02-03')
    const failed = await desk.seen(desk.profileId)
    assert.deepEqual([failed.status, failed.settlesOn], ['ended', '2030-02-04'])
    assert.containSubset(failed.runs[0], { status: 'failed', tries: 3 })
    const [mail, ...others] = await mailsTo(desk.owner.user.email)
    assert.isEmpty(others)
    assert.match(mail?.text ?? '', /last period[\s\S]*no e-mail address/)
    assert.lengthOf(await desk.invoices(), 1)

    await setEmail('kruse@example.test')
    await runOn('2030-02-04')
    assert.equal((await desk.invoices()).at(-1).net, 180)
    assert.isNull((await desk.seen(desk.profileId)).settlesOn)
  })
})
