import { test } from '@japa/runner'
import { mailsTo } from '#core/tests/mails_to'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import {
  clockOf,
  makeRecurringDesk,
  runAllDue,
} from '#modules/recurring/factories/recurring_factory'

test.group('Recurring invoices: what they make', (group) => {
  const clock = clockOf(group, '2029-12-15')
  const back = () => clock.moveTo('2029-12-15')

  test('row 50: it makes drafts, or issues them, or issues and sends them', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    for (const mode of ['draft', 'issue', 'issueAndSend']) {
      await desk.recurring({
        name: mode,
        mode,
        dueDays: 10,
        invoice: {
          customClient: { name: mode, email: `${mode.toLowerCase()}@${desk.company.id}.test` },
        },
        mail: { subject: 'Your invoice for {{monthYear}}' },
      })
    }
    clock.moveTo('2030-01-01')
    await runAllDue()
    const mails = await mailsTo(`issueAndSend@${desk.company.id}.test`)
    back()
    const made = await desk.invoices()
    assert.sameDeepMembers(
      made.map((row: { customClient: { name: string } } & Record<string, unknown>) => [
        row.customClient.name,
        row.status,
        row.date,
        row.dueDate,
        row.number === null,
      ]),
      [
        ['draft', 'Draft', '2030-01-01', '2030-01-11', true],
        ['issue', 'Unpaid', '2030-01-01', '2030-01-11', false],
        ['issueAndSend', 'Unpaid', '2030-01-01', '2030-01-11', false],
      ]
    )
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Your invoice for January 2030']
    )
    assert.lengthOf(await mailsTo(`issue@${desk.company.id}.test`), 0)
  })

  test('row 51: placeholders become words of the date in lines, texts and the mail', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const email = `sq@${desk.company.id}.test`
    await desk.recurring({
      mode: 'issueAndSend',
      servicePeriod: 'behind',
      invoice: {
        customClient: { name: 'Arben', email, language: 'sq' },
        lines: [{ ...LINE, description: 'Mirëmbajtje {{month-1}} {{year-1}} {{secret}}' }],
        intro: 'Periudha {{period}}',
        notes: '{{quarterYear}}',
      },
      mail: { subject: 'Fatura {{monthYear}}', message: 'Përshëndetje, {{period}}' },
    })
    clock.moveTo('2030-01-01')
    await runAllDue()
    const [mail] = await mailsTo(email)
    back()
    const [{ _id }] = await desk.invoices()
    const invoice = (await desk.get(`/api/invoices/${_id}`)).body()
    assert.containSubset(invoice, {
      intro: 'Periudha 01.12.2029 – 31.12.2029',
      notes: 'tremujori 1 2030',
      serviceDate: '2029-12-01',
      serviceUntil: '2029-12-31',
    })
    assert.equal(invoice.lines[0].description, 'Mirëmbajtje dhjetor 2029 {{secret}}')
    assert.equal(mail?.subject, 'Fatura janar 2030')
    assert.include(mail?.text, 'Përshëndetje, 01.12.2029 – 31.12.2029')
  })
})
