import { test } from '@japa/runner'
import { KINDS, type Mailed } from '../letter_kinds.js'
import { type Desk, HOUR, openDesk, openPostOffice, type PostOffice } from '../post_office.js'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const CONTACTS = [
  { name: 'Eva', email: 'eva@example.test', receivesInvoices: true },
  { name: 'Uwe', email: 'uwe@example.test', getsCopies: true },
]

test.group('Letters of all kinds of documents', (group) => {
  let office: PostOffice
  group.each.setup(async () => {
    office = await openPostOffice()
    return () => office.close()
  })

  const at = (hours: number) => Date.now() + hours * HOUR
  const send = (desk: Desk, { sending }: Mailed, body: object = {}) =>
    desk.ask('POST', sending, body, sending.endsWith('/statements') ? 201 : 200)

  test('row 124: {name}: goes out in the words of the template, to the contacts with copies')
    .with(KINDS)
    .run(async ({ assert }, { name, type, subject, variable, hasFile, make }) => {
      const desk = await openDesk(assert, { contacts: CONTACTS })
      const mailed = await make(desk)
      const usual = await desk.ask('GET', mailed.proposal)
      assert.match(usual.subject, subject)
      assert.deepEqual([usual.to, usual.cc], [['eva@example.test'], ['uwe@example.test']])
      assert.equal(usual.files.length, hasFile ? 1 : 0)
      assert.isTrue(usual.isSending)

      const own = { subject: `Für Sie: {{${variable}}}`, message: 'Hallo {{contact}}!' }
      const kinds: { kind: string; hasButton: boolean }[] = await desk.ask('GET', '/mail-templates')
      const { hasButton } = kinds.find(({ kind }) => kind === name)!
      await desk.ask('PUT', `/mail-templates/${name}/de`, {
        ...own,
        ...(hasButton && { button: 'Bitte lesen' }),
      })
      await send(desk, mailed)
      const [mail] = await office.arrived()
      assert.match(mail!.subject, /^Für Sie: .+/)
      assert.notInclude(mail!.subject, '{{')
      assert.include(mail!.text, 'Hallo Eva!')
      assert.equal(mail!.text.includes('Bitte lesen'), hasButton)
      assert.deepEqual(
        [mail!.header('To'), mail!.header('Cc')],
        ['eva@example.test', 'uwe@example.test']
      )
      assert.equal(/application\/pdf/.test(mail!.raw), hasFile)

      const [letter] = await desk.mails()
      assert.deepInclude(letter, { status: 'sent', language: 'de' })
      assert.deepInclude(letter.document, { type })
      assert.equal(letter.client._id, desk.clientId)
      assert.lengthOf(await desk.mails(`?documentId=${letter.document._id}`), 1)
    })

  test('{name}: the preview names what the newest one says, and a test goes to oneself')
    .with(KINDS)
    .run(async ({ assert }, { name, variable, make }) => {
      const desk = await openDesk(assert)
      const texts = {
        kind: name,
        language: 'de',
        subject: `Neu: {{${variable}}}`,
        message: 'Hallo',
        ...(name === 'proposal' && { button: 'Lesen' }),
      }
      const show = () => desk.ask('POST', '/mail-templates/preview', texts)
      assert.match((await show()).subject, /^Neu: ‹.+›$/)
      await send(desk, await make(desk))
      await office.arrived()
      assert.match((await show()).subject, /^Neu: [^‹]+$/)
      await desk.ask('POST', '/mail-templates/test', texts)
      const [mail] = await office.arrived()
      assert.deepEqual(mail!.recipients, [desk.owner.user.email])
    })

  test('{name}: waits for its time, goes once, and can be sent again from the outbox')
    .with(KINDS)
    .run(async ({ assert }, { make }) => {
      const desk = await openDesk(assert)
      const mailed = await make(desk)
      const answer = await send(desk, mailed, { sendAt: inHours(2) })
      if ('sentAt' in answer) assert.isNull(answer.sentAt)
      const [waiting] = await desk.mails()
      assert.equal(waiting.status, 'scheduled')
      assert.deepEqual(await office.arrived(at(1.9)), [])
      assert.lengthOf(await office.arrived(at(2.1)), 1)
      assert.deepEqual(await office.arrived(at(3)), [])
      if ('sentAt' in answer) {
        const path = mailed.sending.replace(/\/send$/, '')
        assert.isNotNull((await desk.ask('GET', path)).sentAt)
      }

      const again = await desk.ask('POST', `/mails/${waiting._id}/resend`, {}, 201)
      assert.equal(again.resends, waiting._id)
      assert.equal(again.document._id, waiting.document._id)
      assert.lengthOf(await office.arrived(at(3)), 1)
    })

  test('{name}: a scheduled one does not go once nothing is behind it, and says so')
    .with(KINDS.filter(({ spoil }) => spoil))
    .run(async ({ assert }, { make, spoil }) => {
      const desk = await openDesk(assert)
      await desk.ask('POST', '/settings', { preferences: { language: 'de' } })
      const mailed = await make(desk)
      await send(desk, mailed, { sendAt: inHours(2) })
      const { says } = await spoil!(desk, mailed.id)
      assert.deepEqual(await office.arrived(at(3)), [])
      const [letter] = await desk.mails()
      assert.equal(letter.status, 'cancelled')
      assert.match(letter.reason, says)
    })

  test('{name}: one that comes back marks the address and is shown when the next is written')
    .with(KINDS)
    .run(async ({ assert }, { make }) => {
      const desk = await openDesk(assert)
      const mailed = await make(desk)
      office.refuses.set('post@gruenewald.example', 550)
      await send(desk, mailed)
      await office.arrived()
      assert.equal((await desk.mails())[0].status, 'bounced')
      const { people } = await desk.ask('GET', mailed.proposal)
      assert.isNotNull(people[0].bouncedAt)
      office.refuses.clear()
    })

  test('{name}: without an address somebody has to be named; a hostile one is refused')
    .with(KINDS)
    .run(async ({ assert }, { make }) => {
      const desk = await openDesk(assert, { email: null })
      const mailed = await make(desk)
      const { fields } = await desk.ask('POST', mailed.sending, {}, 422)
      assert.deepInclude(fields[0], { field: 'to', rule: 'no_recipient' })
      for (const cc of [['a@example.test\r\nBcc: victim@example.test'], ['no address']]) {
        await desk.ask('POST', mailed.sending, { to: ['a@example.test'], cc }, 422)
      }
      assert.deepEqual(await office.arrived(), [])
      await send(desk, mailed, { to: ['a@example.test'] })
      assert.deepEqual((await office.arrived())[0]!.recipients, ['a@example.test'])
    })
})
