import { test } from '@japa/runner'
import { XSS_TEXTS } from '#core/tests/hostile_texts'
import { ADDRESS } from '#modules/invoicing/factories/invoice_factory'
import { type Desk, openDesk, openPostOffice, type PostOffice } from '../post_office.js'

test.group('Templates of mails as they go out', (group) => {
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

  test('the preview shows unsaved words with the newest document, and with names where there is none', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const show = () =>
      desk.ask('POST', '/mail-templates/preview', { kind: 'invoice', language: 'de', ...texts })
    assert.equal((await show()).subject, 'Ihre Rechnung ‹Rechnungsnummer›')
    const { number } = await desk.invoice({ dueDate: '2030-03-16' })
    const { subject, blocks } = await show()
    assert.equal(subject, `Ihre Rechnung ${number}`)
    assert.equal(blocks[0].text, 'Hallo Grünewald GmbH, 1.190,00 € bis 16.03.2030.')
    assert.deepEqual(await office.arrived(), [])
  })

  test('a test goes to oneself and to nobody else', async ({ assert }) => {
    const desk = await openDesk(assert)
    await desk.invoice()
    const body = {
      kind: 'estimate',
      language: 'sq',
      subject: 'Oferta',
      message: 'x',
      button: 'Shiko',
    }
    const { to } = await desk.ask('POST', '/mail-templates/test', body)
    const mails = await office.arrived()
    assert.equal(to, desk.owner.user.email)
    assert.deepEqual(
      mails.map(({ recipients }) => recipients),
      [[to]]
    )
    assert.equal(mails[0]!.subject, '[Provë] Oferta')
    assert.deepEqual(await desk.mails(), [])
  })

  test('C06: a value that looks like a variable or like markup stays what it is', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    await save(desk, { subject: 'Für {{client}}', message: '{{client}} {{contact}}' })
    for (const name of [
      '{{total}}',
      '{{{{number}}}}',
      '#{7*7}',
      '<%= 7*7 %>',
      '$& $1',
      ...XSS_TEXTS.slice(0, 10),
    ]) {
      const somebody = { name, email: 'x@example.test', ...ADDRESS }
      const { _id } = await desk.ask('POST', '/clients', somebody, 201)
      const { _id: invoice } = await desk.invoice({ clientId: _id })
      await send(desk, invoice)
      const [mail] = await office.arrived()
      assert.include(mail!.text, `${name} ${name}`)
      assert.equal(mail!.subject, `Für ${name}`.replace(/\s+/g, ' '))
    }
  })

  test('signature, sender and answers are those of the settings', async ({ assert }) => {
    const desk = await openDesk(assert)
    await desk.ask('PUT', '/mail-settings', {
      senderName: 'Nord – Büro',
      replyTo: 'buero@nord.example',
      copyTo: 'archiv@nord.example',
      signatures: { de: 'Tischlerei Nord\nTel. 123' },
    })
    await desk.ask('PUT', '/mail-settings', { signatures: { en: 'Phone 123' } })
    const { _id } = await desk.invoice()
    await send(desk, _id)
    const [mail] = await office.arrived()
    assert.match(mail!.header('From'), /^Nord – Büro </)
    assert.equal(mail!.header('Reply-To'), 'buero@nord.example')
    assert.include(mail!.text, 'Tischlerei Nord\nTel. 123')
    assert.sameMembers(mail!.recipients, ['post@gruenewald.example', 'archiv@nord.example'])
    assert.notInclude(mail!.raw, 'archiv@nord.example')
  })
})
