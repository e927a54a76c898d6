import { test } from '@japa/runner'
import { ADDRESS } from '#modules/invoicing/factories/invoice_factory'
import { type Desk, openDesk, openPostOffice, type PostOffice } from '../post_office.js'

test.group('Templates of mails', (group) => {
  let office: PostOffice
  group.each.setup(async () => {
    office = await openPostOffice()
    return () => office.close()
  })

  const texts = {
    subject: 'Ihre Rechnung {{number}}',
    message: 'Hallo {{contact}}, {{open}} bis {{dueDate}}.',
  }
  const save = (desk: Desk, body: object, status = 200, where = 'invoice/de') =>
    desk.ask('PUT', `/mail-templates/${where}`, body, status)
  const send = (desk: Desk, id: string, body: object = {}) =>
    desk.ask('POST', `/invoices/${id}/send`, body)

  test('row 124: each kind has texts in three languages, and every variable that they use is known', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const kinds: Template[] = await desk.ask('GET', '/mail-templates')
    assert.includeMembers(
      kinds.map(({ kind }) => kind),
      [
        'invoice',
        'downPayment',
        'finalInvoice',
        'cancellation',
        'creditNote',
        'estimate',
        'proposal',
        'order',
        'deliveryNote',
        'statement',
        'receipt',
        'recurring',
      ]
    )
    for (const { kind, texts, hasButton, variables } of kinds) {
      assert.sameMembers(
        texts.map(({ language }) => language),
        ['en', 'de', 'sq']
      )
      for (const { language, subject, message, button, isOwn } of texts) {
        assert.isFalse(isOwn)
        assert.equal(button !== '', hasButton)
        await save(desk, { subject, message, button }, 200, `${kind}/${language}`)
        for (const [, name] of `${subject}${message}`.matchAll(/\{\{(\w+)\}\}/g)) {
          assert.include(
            variables.map((one) => one.name),
            name
          )
        }
      }
    }
  })

  test('row 124: own words go out in the language of the client, filled in; others keep the standard text', async ({
    assert,
  }) => {
    const desk = await openDesk(assert, {
      contacts: [{ name: 'Eva Weiß', email: 'eva@example.test', receivesInvoices: true }],
    })
    await save(desk, texts)
    const { _id, number } = await desk.invoice({ date: '2026-03-02', dueDate: '2026-03-16' })
    await send(desk, _id)
    const [mail] = await office.arrived()
    assert.equal(mail!.subject, `Ihre Rechnung ${number}`)
    assert.include(mail!.text, 'Hallo Eva Weiß, 1.190,00 € bis 16.03.2026.')

    const english = await desk.ask(
      'POST',
      '/clients',
      { name: 'Smith Ltd', email: 's@example.test', language: 'en', ...ADDRESS },
      201
    )
    const other = await desk.invoice({ clientId: english._id })
    await send(desk, other._id)
    assert.equal(
      (await office.arrived())[0]!.subject,
      `Invoice ${other.number} from Tischlerei Nord`
    )
  })

  test('each placeholder has a name of its own in the language of its reader', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    for (const language of ['de', 'en', 'sq']) {
      await desk.ask('POST', '/settings', { preferences: { language } })
      const kinds: Template[] = await desk.ask('GET', '/mail-templates')
      for (const { kind, variables } of kinds) {
        const labels = variables.map(({ label }) => label.toLowerCase())
        assert.equal(new Set(labels).size, labels.length, `${kind} ${labels}`)
        for (const { name, label } of variables) {
          assert.notMatch(label, /[{}]|[+-]\s*\d/)
          const namesake = variables.find((one) => one.name.toLowerCase() === label.toLowerCase())
          assert.equal(namesake?.name ?? name, name, `${kind} ${language} ${label}`)
        }
      }
      const invoice = kinds.find(({ kind }) => kind === 'invoice')
      const number = { de: 'Rechnungsnummer', en: 'Invoice number', sq: 'Numri i faturës' }[
        language
      ]
      assert.equal(invoice?.variables.find(({ name }) => name === 'number')?.label, number)
    }
  })

  test('the first words of its own may come twice at once', async ({ assert }) => {
    const desk = await openDesk(assert)
    for (const language of ['de', 'en', 'sq']) {
      const body = { ...texts, button: 'Ansehen' }
      await Promise.all([1, 2, 3].map(() => save(desk, body, 200, `invoice/${language}`)))
    }
  })

  test('a variable that there is not is refused at its field, in three languages', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const sentences = { en: /does not exist/, de: /gibt es nicht/, sq: /nuk ekziston/ }
    for (const [language, sentence] of Object.entries(sentences)) {
      await desk.ask('POST', '/settings', { preferences: { language } })
      for (const name of ['totl', '7*7', 'constructor', '__proto__', 'total-1', 'validUntil', '']) {
        for (const field of ['subject', 'message'] as const) {
          const body = { ...texts, [field]: `Guten Tag {{${name}}}` }
          const { fields } = await save(desk, body, 422)
          assert.equal(fields[0].field, field)
          assert.match(fields[0].message, sentence)
        }
      }
    }
    const { fields } = await save(
      desk,
      { subject: 'x', message: 'x', button: '{{x}}' },
      422,
      'estimate/de'
    )
    assert.equal(fields[0].field, 'button')
    await save(desk, { ...texts, subject: 'Für {{ month - 1 }} {{year}}' })
  })

  test('back to the standard text', async ({ assert }) => {
    const desk = await openDesk(assert)
    await save(desk, texts)
    await desk.ask('DELETE', '/mail-templates/invoice/de', undefined, 204)
    const { _id, number } = await desk.invoice()
    await send(desk, _id)
    assert.equal((await office.arrived())[0]!.subject, `Rechnung ${number} von Tischlerei Nord`)
    await desk.ask('DELETE', '/mail-templates/invoice/de', undefined, 204)
    for (const where of ['nothing/de', 'invoice/fr', 'constructor/de']) {
      await save(desk, texts, 404, where)
    }
  })
})

interface Template {
  kind: string
  hasButton: boolean
  variables: { name: string; label: string }[]
  texts: { language: string; subject: string; message: string; button: string; isOwn: boolean }[]
}
