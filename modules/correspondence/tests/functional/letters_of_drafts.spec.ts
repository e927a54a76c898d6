import { test } from '@japa/runner'
import { type Desk, openDesk, openPostOffice, type PostOffice } from '../post_office.js'

const CONTACTS = [{ name: 'Eva', email: 'eva@example.test', receivesInvoices: true }]
const LINES = [{ description: 'Tisch', quantity: 1, unitPrice: 1000, taxRate: 19 }]

/** Documents that are issued by sending them, so that their letter is proposed before they have a number. */
const DRAFTS = [
  {
    name: 'estimate',
    path: '/estimates',
    bodyFor: (clientId: string) => ({ clientId, lines: LINES }),
  },
  {
    name: 'proposal',
    path: '/proposals',
    bodyFor: (clientId: string) => ({
      clientId,
      title: 'Neue Küche',
      blocks: [{ id: 'text', kind: 'text', heading: 'Küche', text: 'Alles neu' }],
    }),
  },
]
const LANGUAGES = ['de', 'en', 'sq']

/** Traces of a missing word: a space before a full stop, two spaces, an empty pair of quotes. */
const HOLE = / [.,;:]|\S {2,}\S|[„“"]\s*[“”"]|undefined|null/

test.group('Letters that bring a draft', (group) => {
  let office: PostOffice
  group.each.setup(async () => {
    office = await openPostOffice()
    return () => office.close()
  })

  const draftOf = async (desk: Desk, { path, bodyFor }: (typeof DRAFTS)[number]) => {
    const { _id } = await desk.ask('POST', path, bodyFor(desk.clientId), 201)
    return `${path}/${_id}`
  }

  for (const draft of DRAFTS) {
    test(`${draft.name}: the proposed words have no hole in {$self}`)
      .with(LANGUAGES)
      .run(async ({ assert }, language) => {
        const desk = await openDesk(assert, { contacts: CONTACTS, language })
        const at = await draftOf(desk, draft)
        const proposed = await desk.ask('GET', `${at}/send`)
        assert.equal(proposed.language, language)
        assert.notMatch(proposed.subject, HOLE)
        assert.notMatch(proposed.message, HOLE)
      })

    test(`${draft.name}: the number takes its place in the words that the sender has read`, async ({
      assert,
    }) => {
      const desk = await openDesk(assert, { contacts: CONTACTS })
      const at = await draftOf(desk, draft)
      const { subject } = await desk.ask('GET', `${at}/send`)
      const message = 'Guten Tag,\n\nanbei unser Angebot {{number}}.'
      await desk.ask('POST', `${at}/send`, { subject, message })

      const { number } = await desk.ask('GET', at)
      const [mail] = await office.arrived()
      assert.include(mail!.text, `anbei unser Angebot ${number}.`)
      assert.notInclude(mail!.subject, '{{')
      const [kept] = await desk.mails()
      assert.include((await desk.ask('GET', `/mails/${kept._id}`)).message, number)
    })
  }
})
