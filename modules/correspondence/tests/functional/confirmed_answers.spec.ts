import { test } from '@japa/runner'
import env from '#core/start/env'
import { call } from '#core/tests/call'
import { type Desk, openDesk, openPostOffice, type PostOffice } from '../post_office.js'

const LINES = [
  { description: 'Tisch', quantity: 1, unitPrice: 1000, taxRate: 19 },
  { description: 'Aufbau\nvor Ort', quantity: 1, unitPrice: 100, taxRate: 19, isOptional: true },
]

/** The documents that a client answers by a link. */
const OFFERS = [
  { name: 'estimate', path: 'estimates', page: 'offers', accepted: /^Bestätigung Ihres Auftrags/ },
  {
    name: 'proposal',
    path: 'proposals',
    page: 'shared-proposals',
    accepted: /^Bestätigung Ihres Auftrags: Neue Küche$/,
  },
]

interface Offer {
  name: string
  path: string
  page: string
}

/** A sent offer and its client's side; the mails to its people are returned. */
async function offered(desk: Desk, { path, page }: Offer, office: PostOffice, to?: string[]) {
  const body = { clientId: desk.clientId, title: 'Neue Küche', lines: LINES }
  const { _id } = await desk.ask('POST', `/${path}`, body, 201)
  if (to) await desk.ask('POST', `/${path}/${_id}/send`, { to })
  else await desk.ask('POST', `/${path}/${_id}/issue`)
  const { url } = await desk.ask('POST', `/${path}/${_id}/link`, undefined, 201)
  await office.arrived()
  const link = { id: _id, key: new URL(url).hash.slice(1) }
  const visit = async (what: string, more: object = {}) =>
    call('POST', `/api/${page}/${what}`, { body: { ...link, ...more } })
  const { documentHash } = JSON.parse((await visit('show')).text)
  await office.arrived()
  const answer = { name: 'Anna Muster', documentHash, chosen: [2] }
  return { _id: _id as string, accept: () => visit('accept', answer), visit }
}

/** The entries about the confirmation, the newest first. */
async function confirmations(desk: Desk, { path, name }: Offer, id: string) {
  const { timeline } = await desk.ask('GET', `/${path}/${id}`)
  return (timeline as { action: string; details: { to?: string[] } }[])
    .filter(({ action }) => /confirm|mail_cancelled/.test(action))
    .map(({ action, details }) => [action.replace(`${name}.`, ''), details.to])
}

test.group('Confirmed answers', (group) => {
  let office: PostOffice
  group.each.setup(async () => {
    office = await openPostOffice()
    return () => office.close()
  })

  test('an accepted {name} is confirmed to the client with its PDF, and the owner gets a mail')
    .with(OFFERS)
    .run(async ({ assert }, offer) => {
      const desk = await openDesk(assert)
      const { accept, _id } = await offered(desk, offer, office)
      assert.equal((await accept()).status, 200)
      const mails = await office.arrived()
      assert.lengthOf(mails, 2)
      const ours = mails.find(({ recipients }) => recipients.includes(desk.owner.user.email))
      assert.isDefined(ours)
      const theirs = mails.find(({ recipients }) => recipients.includes('post@gruenewald.example'))
      assert.match(theirs!.subject, offer.accepted)
      assert.match(theirs!.raw, /application\/pdf/)
      assert.include(theirs!.text, 'Gesamtbetrag: 1.309,00 €')
      assert.include(theirs!.text, 'Angenommen von: Anna Muster')
      assert.include(theirs!.text, 'Gewählte Optionen: Aufbau\n')
      assert.match(theirs!.text, new RegExp(`Angebot ansehen:\\n\\S+/${_id}#`))

      const [letter] = await desk.mails(`?documentId=${_id}`)
      assert.deepInclude(letter.document, { type: `${offer.name}Accepted`, _id })
      await desk.ask('POST', `/mails/${letter._id}/resend`, {}, 201)
      assert.match((await office.arrived())[0]!.raw, /application\/pdf/)
      const entry = ['confirmed', ['post@gruenewald.example']]
      assert.deepEqual(await confirmations(desk, offer, _id), [entry, entry])
    })

  test('a declined {name} is confirmed without a file')
    .with(OFFERS)
    .run(async ({ assert }, offer) => {
      const desk = await openDesk(assert)
      const { visit, _id } = await offered(desk, offer, office, ['chefin@gruenewald.example'])
      assert.equal((await visit('decline', { reason: 'Zu teuer' })).status, 200)
      const mails = await office.arrived()
      assert.lengthOf(mails, 2)
      const theirs = mails.find(({ recipients }) =>
        recipients.includes('chefin@gruenewald.example')
      )
      assert.match(theirs!.subject, /^Ihre Antwort auf unser Angebot/)
      assert.include(theirs!.text, 'Ihr Grund: Zu teuer')
      assert.notMatch(theirs!.raw, /application\/pdf/)
      assert.deepEqual(await confirmations(desk, offer, _id), [
        ['confirmed', ['chefin@gruenewald.example']],
      ])
    })

  test('{name}: of several acceptances at once one is confirmed, once')
    .with(OFFERS)
    .run(async ({ assert }, offer) => {
      const desk = await openDesk(assert)
      const { accept } = await offered(desk, offer, office)
      const answers = await Promise.all([accept(), accept(), accept()])
      assert.lengthOf(
        answers.filter(({ status }) => status === 200),
        1
      )
      assert.lengthOf(await office.arrived(), 2)
    })

  test('{name}: without a mail server or an address the acceptance is stored all the same')
    .with(OFFERS)
    .run(async ({ assert }, offer) => {
      const desk = await openDesk(assert)
      const { accept, _id } = await offered(desk, offer, office)
      const { SMTP_URL } = env
      env.SMTP_URL = undefined
      try {
        assert.equal((await accept()).status, 200)
      } finally {
        env.SMTP_URL = SMTP_URL
      }
      assert.equal((await desk.ask('GET', `/${offer.path}/${_id}`)).status, 'Accepted')
      assert.equal((await desk.mails(`?documentId=${_id}`))[0].status, 'kept')
      assert.deepEqual(await confirmations(desk, offer, _id), [
        ['confirmation_put_aside', ['post@gruenewald.example']],
      ])

      const nobody = await openDesk(assert, { email: null })
      const other = await offered(nobody, offer, office)
      assert.equal((await other.accept()).status, 200)
      assert.lengthOf(await nobody.mails(`?documentId=${other._id}`), 0)
      assert.deepEqual(await confirmations(nobody, offer, other._id), [])
    })

  test('{name}: at the limit of mails the confirmation waits, and goes after the answer')
    .with(OFFERS)
    .run(async ({ assert }, offer) => {
      const desk = await openDesk(assert)
      const { accept, _id } = await offered(desk, offer, office, ['a@gruenewald.example'])
      const { MAILS_PER_HOUR } = env
      env.MAILS_PER_HOUR = 1
      try {
        assert.equal((await accept()).status, 200)
      } finally {
        env.MAILS_PER_HOUR = MAILS_PER_HOUR
      }
      const [letter] = await desk.mails(`?documentId=${_id}`)
      assert.equal(letter.status, 'scheduled')
      const later = await office.arrived(Date.parse(letter.sendAt) + 1000)
      assert.isTrue(later.some(({ recipients }) => recipients.includes('a@gruenewald.example')))
      assert.deepEqual(await confirmations(desk, offer, _id), [
        ['confirmed', ['a@gruenewald.example']],
        ['confirmation_planned', ['a@gruenewald.example']],
      ])
    })

  test('{name}: taking a waiting confirmation back is in the history of the offer')
    .with(OFFERS)
    .run(async ({ assert }, offer) => {
      const desk = await openDesk(assert)
      const { accept, _id } = await offered(desk, offer, office, ['a@gruenewald.example'])
      const { MAILS_PER_HOUR } = env
      env.MAILS_PER_HOUR = 1
      try {
        await accept()
      } finally {
        env.MAILS_PER_HOUR = MAILS_PER_HOUR
      }
      const [letter] = await desk.mails(`?documentId=${_id}`)
      await desk.ask('DELETE', `/mails/${letter._id}`, undefined, 204)
      assert.deepEqual(await confirmations(desk, offer, _id), [
        ['mail_cancelled', undefined],
        ['confirmation_planned', ['a@gruenewald.example']],
      ])
    })
})
