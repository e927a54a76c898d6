import { test } from '@japa/runner'
import { verifyAuditChain } from '#core/audit/verify_audit_chain'
import { setClock } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { haveMailServer } from '#core/tests/mail_server'
import { Company } from '#modules/auth/public'
import { remindOfOneCompany } from '#modules/reminders/actions/remind_automatically'
import { type Dunning, levelBody, makeDunning } from '#modules/reminders/tests/dunning'

const MINUTE = 60_000
const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

/** Does what is due at an instant, as a server would. */
async function work(at: number, workers = 1) {
  const restore = setClock(() => at)
  try {
    await times(workers, async () => {
      while (await remindOfOneCompany());
    })
  } finally {
    restore()
  }
}

/** Midnight in Berlin of the dunning's today, some days later. */
const midnight = ({ day }: Dunning, days = 0) =>
  Date.parse(`${day()}T00:00:00+02:00`) + days * 86_400_000

test.group('Reminding by the clock', (group) => {
  group.each.disableTimeout()

  test('F05: every minute of a day with five workers sends one mail per level and invoice', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const other = await dunning.debtor({ name: 'Weiß KG', email: 'post@weiss.example' })
    await dunning.late(10)
    await dunning.late(20)
    await dunning.late(10, { clientId: other })
    await dunning.rules({ isAutomatic: true })
    const start = midnight(dunning, 1)
    for (let minute = 0; minute < 1440; minute += 1) await work(start + minute * MINUTE, 5)

    const made = await dunning.reminders()
    assert.lengthOf(made, 2)
    assert.lengthOf(await dunning.mails(), 2)
    assert.sameMembers(
      made.map(({ number }: { number: string }) => number.slice(-4)),
      ['0001', '0002']
    )
    assert.isUndefined(await verifyAuditChain(dunning.company.id))
  })

  test('begins in the morning of the company, goes on with the next level, and stops after the last', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    await dunning.late(10)
    await dunning.rules({ isAutomatic: true, sendHour: 9 })
    const day = midnight(dunning, 1)
    await work(day + 6 * 60 * MINUTE)
    assert.lengthOf(await dunning.mails(), 0)
    await work(day + 11 * 60 * MINUTE)
    assert.lengthOf(await dunning.mails(), 1)
    for (let days = 1; days <= 60; days += 1) {
      await work(day + days * 86_400_000 + 12 * 60 * MINUTE)
    }
    const made: { level: number }[] = await dunning.reminders('?order=asc')
    assert.deepEqual(
      made.map(({ level }) => level),
      [1, 2, 3]
    )
  }).setup(haveMailServer)

  test('without a mail server one is put aside once, is not called sent, and no level follows it', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const invoice = await dunning.late(10)
    await dunning.rules({ isAutomatic: true })
    const noon = midnight(dunning, 1) + 12 * 60 * MINUTE
    for (let days = 0; days <= 60; days += 1) await work(noon + days * 86_400_000)
    const [made, ...others] = await dunning.reminders()
    assert.isEmpty(others)
    assert.isNull(made.sentAt)
    assert.lengthOf(await dunning.mails(), 1)
    const [entry] = (
      await dunning.get(`/api/clients/${dunning.clientId}/history?kind=reminder`)
    ).body()
    assert.equal(entry.action, 'reminder.mail_put_aside')

    // A person may go on: the desk offers the next level.
    const { due } = await dunning.later(61, '/api/reminders/due')
    assert.containsSubset(due, [{ level: 2, invoices: [{ _id: invoice }] }])
    const withdraw = haveMailServer()
    try {
      const sent = await dunning.post(`/api/reminders/${made._id}/send`)
      assert.isNotNull(sent.body().sentAt)
      await work(noon + 61 * 86_400_000)
    } finally {
      await withdraw()
    }
    const levels = (await dunning.reminders()).map(({ level }: { level: number }) => level)
    assert.sameMembers(levels, [1, 2])
  })

  test('the next level waits its days from the day on which a printed one was posted', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const [first, second] = [levelBody(), levelBody({ days: 10 })]
    await dunning.rules({ levels: [first, second], isAutomatic: true })
    const made = (await dunning.remind([await dunning.late(10)])).body()
    await dunning.later(30, `/api/reminders/${made._id}/posted`, {})
    const levelsOn = async (days: number) => {
      await work(midnight(dunning, days) + 12 * 60 * MINUTE)
      return (await dunning.reminders('?order=asc')).map(({ level }: { level: number }) => level)
    }
    assert.deepEqual(await levelsOn(31), [1])
    assert.deepEqual(await levelsOn(39), [1])
    assert.deepEqual(await levelsOn(40), [1, 2])
  }).setup(haveMailServer)

  test('is off until a company turns it on, and nothing goes out for a suspended one', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    await dunning.late(10)
    const noon = midnight(dunning, 1) + 12 * 60 * MINUTE
    await work(noon)
    assert.lengthOf(await dunning.mails(), 0)
    assert.isFalse((await dunning.get('/api/reminders/rules')).body().isAutomatic)

    await dunning.rules({ isAutomatic: true })
    await inTx(async () => (await Company.findOrFail(dunning.company.id)).suspend())
    await work(noon)
    assert.lengthOf(await dunning.mails(), 0)
  })

  test('whom no mail can reach, and who is held back, stays on the desk', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client, { email: '' })
    await dunning.late(10)
    const held = await dunning.late(10, {
      clientId: await dunning.debtor({ name: 'Weiß KG' }),
    })
    await dunning.put(`/api/invoices/${held}/reminder-stop`, { reason: 'Klärung' })
    await dunning.rules({ isAutomatic: true })
    await work(midnight(dunning, 1) + 12 * 60 * MINUTE)
    assert.lengthOf(await dunning.reminders(), 0)
    assert.lengthOf((await dunning.due()).due, 1)
  })
})

test.group('Reminders in parallel', () => {
  test('of twenty at once one is made, with one number and one mail', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const invoices = [await dunning.late(10), await dunning.late(12)]
    const answers = await times(20, (index) =>
      dunning.remind(index % 2 ? invoices : invoices.toReversed(), 1, { isSent: true })
    )
    const statuses = answers.map((answer) => answer.status())
    assert.deepEqual(statuses.filter((status) => status === 201).length, 1)
    assert.deepEqual(statuses.filter((status) => status === 409).length, 19)
    assert.lengthOf(await dunning.mails(), 1)
    const next = (await dunning.remind([await dunning.late(10)])).body()
    assert.match(next.number, /0002$/)
  })

  test('a batch creates each one separately, and may be repeated', async ({ client, assert }) => {
    const dunning = await makeDunning(client)
    const clients = await times(5, (index) =>
      dunning.debtor({ name: `Kunde ${index}`, email: index === 2 ? '' : 'k@example.test' })
    )
    const invoices: string[] = []
    for (const clientId of clients) invoices.push(await dunning.late(10, { clientId }))
    const body = {
      isSent: true,
      reminders: invoices.map((id) => ({ invoiceIds: [id], level: 1 })),
    }
    const first = (await dunning.post('/api/reminders/batch', body)).body()
    assert.lengthOf(first.made, 4)
    assert.containsSubset(first.refused, [{ invoiceIds: [invoices[2]], code: 'no_recipient' }])
    const second = (await dunning.post('/api/reminders/batch', body)).body()
    assert.lengthOf(second.made, 0)
    assert.lengthOf(await dunning.mails(), 4)
    assert.deepEqual((await dunning.get('/api/reminders/due/counts')).body(), { due: 1, held: 0 })
  })

  test('a payment and a reminder at once: nobody is asked for what is paid', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const invoices = await times(10, () => dunning.late(10))
    await times(10, async (index) => {
      const [payment, reminder] = await Promise.all([
        dunning.post(`/api/invoices/${invoices[index]}/payments`, { amount: 119 }),
        dunning.remind([invoices[index]]),
      ])
      assert.equal(payment.status(), 201)
      assert.include([201, 409], reminder.status())
      if (reminder.status() === 201) assert.equal(reminder.body().open, 119)
    })
    assert.lengthOf((await dunning.due()).due, 0)
  })
})
