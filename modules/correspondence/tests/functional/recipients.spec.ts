import { test } from '@japa/runner'
import { openDesk, openPostOffice, type PostOffice } from '../post_office.js'

const CONTACTS = [
  { name: 'Eva', email: 'eva@example.test', receivesInvoices: true },
  { name: 'Uwe', email: 'uwe@example.test', getsCopies: true },
  { name: 'Ida', email: 'ida@example.test', role: 'Einkauf' },
  { name: 'Ohne', receivesInvoices: true },
]

test.group('Recipients of letters', (group) => {
  let office: PostOffice
  group.each.setup(async () => {
    office = await openPostOffice()
    return () => office.close()
  })

  test('row 9: documents go to the contacts that receive them, in copy to those with copies', async ({
    assert,
  }) => {
    const desk = await openDesk(assert, { contacts: CONTACTS })
    const { _id } = await desk.invoice()
    const estimate = await desk.estimate()
    for (const path of [`/invoices/${_id}`, `/estimates/${estimate._id}`]) {
      const proposed = await desk.ask('GET', `${path}/send`)
      assert.deepEqual(proposed.to, ['eva@example.test'])
      assert.deepEqual(proposed.cc, ['uwe@example.test'])
      assert.deepEqual(
        proposed.people.map(({ email }: { email: string }) => email),
        ['eva@example.test', 'uwe@example.test', 'ida@example.test', 'post@gruenewald.example']
      )
      await desk.ask('POST', `${path}/send`, {})
      const [mail] = await office.arrived()
      assert.equal(mail!.header('To'), 'eva@example.test')
      assert.equal(mail!.header('Cc'), 'uwe@example.test')
    }
  })

  test('recipients named by the sender are the only ones', async ({ assert }) => {
    const desk = await openDesk(assert, { contacts: CONTACTS })
    const { _id } = await desk.invoice()
    await desk.ask('POST', `/invoices/${_id}/send`, { to: ['ida@example.test'] })
    assert.deepEqual((await office.arrived())[0]!.recipients, ['ida@example.test'])
    const cc = ['ida@example.test', 'frei@example.test', 'frei@example.test']
    await desk.ask('POST', `/invoices/${_id}/send`, { to: ['ida@example.test'], cc })
    const [mail] = await office.arrived()
    assert.equal(mail!.header('To'), 'ida@example.test')
    assert.equal(mail!.header('Cc'), 'frei@example.test')
  })

  test('a copy to oneself is seen by nobody', async ({ assert }) => {
    const desk = await openDesk(assert)
    const { _id } = await desk.invoice()
    await desk.ask('POST', `/invoices/${_id}/send`, { copyToMe: true })
    const [mail] = await office.arrived()
    const me = desk.owner.user.email
    assert.deepEqual(mail!.recipients, ['post@gruenewald.example', me])
    assert.notInclude(mail!.raw, me)
    const [row] = await desk.mails()
    assert.deepEqual((await desk.ask('GET', `/mails/${row._id}`)).hiddenCopies, [me])
  })

  test('C09: ten recipients and ten copies are the most; a line break or a list in a copy is refused', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const { _id } = await desk.invoice()
    const people = (count: number) =>
      Array.from({ length: count }, (_, index) => `p${index}@example.test`)
    const refused = [
      { cc: people(11) },
      { cc: people(1000).join(', ') },
      { cc: ['a@example.test\r\nBcc: victim@example.test'] },
      { cc: ['a@example.test, b@example.test'] },
      { cc: ['Anna <a@example.test>'] },
    ]
    for (const body of refused) await desk.ask('POST', `/invoices/${_id}/send`, body, 422)
    assert.deepEqual(await office.arrived(), [])
    await desk.ask('POST', `/invoices/${_id}/send`, { to: ['a@example.test'], cc: people(10) })
    assert.lengthOf((await office.arrived())[0]!.recipients, 11)
  })

  test('the proposal has the words of the template and the values that it may name', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const { _id, number } = await desk.invoice({ dueDate: '2030-01-31' })
    const { subject, variables, files, isSending, language } = await desk.ask(
      'GET',
      `/invoices/${_id}/send`
    )
    assert.equal(subject, `Rechnung ${number} von Tischlerei Nord`)
    assert.equal(language, 'de')
    assert.isTrue(isSending)
    assert.deepEqual(files, [{ name: `Rechnung-${number}.pdf`, isEInvoice: false }])
    const values = new Map(
      variables.map((one: { name: string; value: string }) => [one.name, one.value])
    )
    assert.equal(values.get('open'), '1.190,00 €')
    assert.equal(values.get('dueDate'), '31.01.2030')
  })
})
