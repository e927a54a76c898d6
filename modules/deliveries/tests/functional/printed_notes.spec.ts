import { execFileSync } from 'node:child_process'
import { test } from '@japa/runner'
import { haveMailServer } from '#core/tests/mail_server'
import { mailsTo } from '#core/tests/mails_to'
import { drawnSignature, makeDeliveryDesk } from '#modules/deliveries/factories/note_factory'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { printNote } from '#modules/deliveries/pdf/print_note'

const canRead = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })

test.group('Delivery notes that are printed and mailed', () => {
  test('row 63: prices are printed only when the switch is on', async ({ client, assert }) => {
    const desk = await makeDeliveryDesk(client)
    const print = async (body: object) => {
      const { _id } = await desk.issuedNote(body)
      return textOf(await printNote(await DeliveryNote.findIn(desk.company, _id)))
    }
    const without = await print({ notes: 'Handle with care' })
    assert.include(without, 'Handle with care')
    assert.notMatch(without, /100[.,]00|1[.,]190/)
    const withPrices = await print({ showsPrices: true })
    assert.match(withPrices, /1[.,]000[.,]00/)
    assert.match(withPrices, /1[.,]309[.,]00/)
  }).skip(!canRead, 'pdftotext is not installed')

  test('row 66: the signature is stored, proved and printed with its name and time', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client, { language: 'de' })
    const { _id } = await desk.issuedNote()
    const unsigned = await desk.get(`/api/delivery-notes/${_id}/signature`)
    unsigned.assertStatus(404)
    const signed = await desk.act(_id, 'sign', {
      name: 'Anna M.',
      signature: await drawnSignature(),
    })
    assert.equal(signed.receipt.name, 'Anna M.')
    const picture = await desk.get(`/api/delivery-notes/${_id}/signature`)
    picture.assertStatus(200)
    picture.assertHeader('content-type', 'image/png')

    const pdf = await printNote(await DeliveryNote.findIn(desk.company, _id))
    assert.deepEqual(pdf, await printNote(await DeliveryNote.findIn(desk.company, _id)))
    if (canRead) assert.match(textOf(pdf), /Anna M\..*\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}/)

    const text = 'data:image/png;base64,AAAA'
    const other = await desk.issuedNote()
    const refused = await desk.post(`/api/delivery-notes/${other._id}/sign`, {
      name: 'Anna',
      signature: text,
    })
    refused.assertStatus(422)
    assert.equal(refused.body().code, 'signature_unreadable')
  })

  test('is mailed with its PDF in the language of the client', async ({ client, assert }) => {
    const desk = await makeDeliveryDesk(client)
    const email = `${desk.company.id}@example.test`
    const { _id: clientId } = await desk.clientNamed('Bau GmbH', { email, language: 'de' })
    const { _id, number } = await desk.issuedNote({ clientId, customClient: null })
    const proposed = (await desk.get(`/api/delivery-notes/${_id}/send`)).body()
    assert.deepInclude(proposed, { to: [email] })
    assert.include(proposed.subject, `Lieferschein ${number}`)
    assert.isNotNull((await desk.act(_id, 'send')).sentAt)
    const [mail] = await mailsTo(email)
    assert.deepInclude(mail, { kind: 'deliveries.note', language: 'de' })
  }).setup(haveMailServer)
})
