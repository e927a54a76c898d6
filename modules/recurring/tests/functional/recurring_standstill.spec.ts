import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { mailsTo } from '#core/tests/mails_to'
import { resumeProfile } from '#modules/recurring/actions/change_state'
import { scopeOf } from '#modules/recurring/company_scope'
import {
  clockOf,
  makeRecurringDesk,
  monthlyFrom,
  runAllDue,
} from '#modules/recurring/factories/recurring_factory'

test.group('Recurring invoices: what was missed or failed', (group) => {
  const clock = clockOf(group, '2029-12-15')
  const back = () => clock.moveTo('2029-12-15')

  test('row 52: what a standstill missed is made up for exactly once, and in the end it asks', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const daily = monthlyFrom('2030-01-01', { unit: 'day' })
    const all = await desk.recurring({ name: 'all', schedule: daily, catchUp: 'all' })
    const last = await desk.recurring({ name: 'last', schedule: daily, catchUp: 'last' })
    const ask = await desk.recurring({ name: 'ask', schedule: daily, catchUp: 'ask' })
    const single = await desk.recurring({ name: 'single', catchUp: 'ask' })
    // Forty days without a server, then it looks again and again, and the clock goes back.
    clock.moveTo('2030-02-09')
    await runAllDue()
    await runAllDue()
    clock.moveBy(-2)
    await runAllDue()
    const owner = await mailsTo(desk.owner.user.email)
    back()
    const state = async ({ _id }: { _id: string }) => {
      const { status, pausedFor, runs, nextDate } = await desk.read(_id)
      const count = (wanted: string) =>
        runs.filter((run: { status: string }) => run.status === wanted).length
      return [status, pausedFor, count('made'), count('skipped'), nextDate]
    }
    assert.deepEqual(await state(all), ['paused', 'capped', 12, 0, '2030-01-13'])
    assert.deepEqual(await state(last), ['active', null, 1, 39, '2030-02-10'])
    assert.deepEqual(await state(ask), ['paused', 'missed', 0, 0, '2030-01-01'])
    assert.deepEqual(await state(single), ['paused', 'missed', 0, 0, '2030-01-01'])
    assert.sameMembers(
      owner.map(({ kind }) => kind),
      ['recurring.capped', 'recurring.missed', 'recurring.missed']
    )
    const told = owner.map(({ text }) => /Dates (?:missed|still waiting):?\s+(\d+)/.exec(text)?.[1])
    assert.sameMembers(told, ['28', '40', '2'])

    clock.moveTo('2030-02-09')
    const decided = await makeDeciding(desk)
    await decided(all._id, 'last')
    await decided(ask._id, 'none')
    await decided(single._id, 'all')
    await runAllDue()
    back()
    assert.deepEqual(await state(all), ['active', null, 13, 27, '2030-02-10'])
    assert.deepEqual(await state(ask), ['active', null, 1, 39, '2030-02-10'])
    assert.deepEqual(await state(single), ['active', null, 2, 0, '2030-03-01'])
  })

  test('row 52: three failures in a row stop it, tell the owner why, and nothing is lost', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const german = await desk.recurring({
      name: 'Ohne Adresse',
      mode: 'issueAndSend',
      invoice: { customClient: { name: 'Anna Muster' } },
    })
    clock.moveTo('2030-01-01')
    await runAllDue()
    await runAllDue()
    clock.moveBy(2)
    await runAllDue()
    assert.lengthOf(await mailsTo(desk.owner.user.email), 0)
    clock.moveBy(7)
    await runAllDue()
    clock.moveTo('2030-02-20')
    await runAllDue()
    const [mail, ...others] = await mailsTo(desk.owner.user.email)
    back()
    const stopped = await desk.read(german._id)
    assert.containSubset(stopped, { status: 'failed', failures: 3, nextDate: '2030-01-01' })
    assert.containSubset(stopped.runs, [{ date: '2030-01-01', status: 'failed', tries: 3 }])
    assert.match(stopped.runs[0].reason, /no e-mail address/)
    assert.lengthOf(await desk.invoices(), 0)
    assert.equal(mail?.kind, 'recurring.failed')
    assert.include(mail?.text, stopped.runs[0].reason)
    assert.lengthOf(others, 0)

    const again = await desk.step(german._id, 'run')
    again.assertStatus(422)
    assert.equal(again.body().code, 'no_recipient')
    const { invoice, version } = stopped
    const mended = await desk.put(
      `/api/recurring-invoices/${german._id}`,
      desk.bodyOf({
        version,
        mode: 'issueAndSend',
        invoice: { ...invoice, customClient: { name: 'Anna', email: 'anna@example.test' } },
      })
    )
    mended.assertStatus(200)
    const retried = await desk.step(german._id, 'run')
    retried.assertStatus(200)
    assert.containSubset(retried.body(), { status: 'active', failures: 0, nextDate: '2030-02-01' })
    assert.containSubset(retried.body().runs, [{ date: '2030-01-01', status: 'made', tries: 4 }])
    assert.lengthOf(await desk.invoices(), 1)
  })

  test('a run that lacks what the law demands names it', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    const lines = [{ description: 'Hosting', quantity: 1, unitPrice: 1000, taxRate: 19 }]
    const { _id } = await desk.recurring({
      mode: 'issue',
      invoice: { customClient: { name: 'Ohne Adresse', city: 'Kiel' }, lines },
    })
    clock.moveTo('2030-01-01')
    await runAllDue()
    back()
    const [run] = (await desk.read(_id)).runs
    assert.equal(run.status, 'failed')
    assert.match(run.reason, /some details are missing.*street is missing.*postal code is missing/)
    assert.notInclude(run.reason, 'city')
  })

  test('row 52: notices come in the language of the owner', async ({ client, assert }) => {
    const daily = monthlyFrom('2030-01-01', { unit: 'day' })
    const WORDS = {
      en: 'needs a decision',
      de: 'braucht eine Entscheidung',
      sq: 'kërkon një vendim',
    }
    for (const [language, words] of Object.entries(WORDS)) {
      back()
      const desk = await makeRecurringDesk(client)
      await inTx(async () =>
        desk.owner.user.merge({ language: language as keyof typeof WORDS }).save()
      )
      const { _id } = await desk.recurring({ name: 'Hosting', schedule: daily })
      clock.moveTo('2030-01-05')
      await runAllDue()
      const [mail] = await mailsTo(desk.owner.user.email)
      assert.equal(mail?.language, language)
      assert.include(mail?.subject, words)
      assert.include(mail?.subject, 'Hosting')
      assert.match(mail?.text ?? '', /01\.01\.2030/)
      assert.match(mail?.text ?? '', /\b5\b/)
      assert.isTrue(mail?.links.some((link) => link.endsWith(`/recurring-invoices/${_id}`)))
    }
  })
})

/** Decides about missed dates past HTTP: when the clock is set to another time, the session has expired. */
async function makeDeciding({ company }: Awaited<ReturnType<typeof makeRecurringDesk>>) {
  const scope = await scopeOf(company.id)
  return (id: string, missed: 'all' | 'last' | 'none') =>
    inTx(() => resumeProfile(scope, id, missed))
}
