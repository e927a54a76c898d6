import { test } from '@japa/runner'
import { now, setClock } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { mailsTo } from '#core/tests/mails_to'
import { User } from '#modules/auth/public'
import { remindOfUnviewed } from '#modules/offers/proposals/actions/remind_of_unviewed'
import { makeProposalDesk } from '#modules/offers/proposals/factories/proposal_factory'

const PATHS = ['show', 'totals', 'pdf', 'accept', 'decline', 'ask']
const BODY = { chosen: [], name: 'Anna', question: 'Why?', documentHash: 'x' }
const DAY_MS = 86_400_000

test.group('Shared proposals', () => {
  test('row 68: the client ticks options, the server returns the totals, and accepts exactly those', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const { proposal, link } = await desk.offered()
    const shown = (await desk.visit('show', link)).body()
    assert.deepInclude(shown, { total: 1190, timeZone: desk.company.timeZone })
    const totals = async (chosen: number[]) => desk.visit('totals', { ...link, chosen })
    assert.equal((await totals([2])).body().total, 1249.5)
    assert.equal((await totals([2, 3])).body().total, 1011.5)
    ;(await totals([1])).assertStatus(422)
    ;(await totals([7])).assertStatus(422)

    const { documentHash } = shown
    const accepted = await desk.visit('accept', {
      ...link,
      name: 'Anna Muster',
      documentHash,
      chosen: [2],
    })
    accepted.assertStatus(200)
    assert.deepInclude(accepted.body(), { status: 'Accepted', canAnswer: false })
    assert.deepInclude(accepted.body().answer, { chosen: [2], total: 1249.5 })
    const { answer, acceptedTotal } = await desk.read(proposal._id)
    assert.equal(acceptedTotal, 1249.5)
    assert.deepInclude(answer, { name: 'Anna Muster', via: 'online', documentHash })
  })

  test('row 69: views, answers and questions are logged, and the owner hears of them in the own language', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    await inTx(async () => {
      const owner = await User.findOrFail(desk.owner.user.id)
      owner.language = 'sq'
      await owner.save()
    })
    const { proposal, link } = await desk.offered()
    ;(await desk.visit('show', link)).assertStatus(200)
    ;(await desk.visit('show', link)).assertStatus(200)
    const asked = await desk.visit('ask', { ...link, name: 'Anna', question: 'Ab wann?' })
    asked.assertStatus(201)
    ;(await desk.visit('decline', { ...link, reason: 'Zu teuer' })).assertStatus(200)

    const read = await desk.read(proposal._id)
    assert.lengthOf(read.views, 1)
    assert.deepInclude(read.questions[0], { name: 'Anna', question: 'Ab wann?' })
    assert.deepInclude(read.answer, { kind: 'declined', note: 'Zu teuer' })
    assert.isNotNull(read.lastViewedAt)
    assert.deepEqual(
      read.timeline.map(({ action }: { action: string }) => action).reverse(),
      [
        'drafted',
        'issued',
        'link_made',
        'viewed',
        'question_asked',
        'declined',
        // There is no mail server.
        'confirmation_put_aside',
      ].map((step) => `proposal.${step}`)
    )
    const mails = await mailsTo(desk.owner.user.email)
    assert.deepEqual(
      mails.map(({ kind }) => kind),
      ['proposals.viewed', 'proposals.asked', 'proposals.declined']
    )
    for (const { language } of mails) assert.equal(language, 'sq')
    assert.include(mails[1]!.text, 'Ab wann?')
    assert.include(mails[2]!.text, 'Zu teuer')
  })

  test('row 69: a later return is another visit', async ({ client, assert }) => {
    const desk = await makeProposalDesk(client)
    const { proposal, link } = await desk.offered()
    await desk.visit('show', link)
    const later = now() + 3_600_000
    const restore = setClock(() => later)
    try {
      await desk.visit('show', link)
    } finally {
      restore()
    }
    assert.lengthOf((await desk.read(proposal._id)).views, 2)
  })

  test('twenty questions a day are enough', async ({ client, assert }) => {
    const desk = await makeProposalDesk(client)
    const { link } = await desk.offered()
    const ask = () => desk.visit('ask', { ...link, name: 'Anna', question: 'Und nun?' })
    for (let count = 0; count < 20; count++) (await ask()).assertStatus(201)
    const refused = await ask()
    refused.assertStatus(429)
    assert.exists(refused.header('retry-after'))
  })

  test('the owner is notified only once after the chosen days without a view', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const { proposal } = await desk.offered({ remindAfterDays: 2 })
    await desk.offered({ remindAfterDays: null })
    const seen = await desk.offered({ remindAfterDays: 2 })
    await desk.visit('show', seen.link)
    const told = async () =>
      (await mailsTo(desk.owner.user.email)).filter(({ kind }) => kind === 'proposals.unviewed')

    await runDue(now() + DAY_MS)
    assert.lengthOf(await told(), 0)
    await runDue(now() + 2 * DAY_MS + 1000)
    await runDue(now() + 9 * DAY_MS)
    assert.lengthOf(await told(), 1)
    assert.include((await told())[0]!.subject, proposal.number)
  })

  test('A08: a key that is damaged, revoked, unknown or of another proposal opens nothing', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const { proposal, link } = await desk.offered()
    const { link: other } = await desk.offered()
    const { _id: draft } = await desk.proposal()
    const flipped = (link.key.startsWith('A') ? 'B' : 'A') + link.key.slice(1)
    const wrong = [
      { id: other.id, key: link.key },
      { id: link.id, key: other.key },
      { id: draft, key: link.key },
      ...['null', link.key.slice(0, -1), flipped].map((key) => ({ id: link.id, key })),
    ]
    for (const path of PATHS) {
      for (const one of wrong) {
        const answer = await desk.visit(path, { ...BODY, ...one })
        answer.assertStatus(404)
        assert.equal(answer.body().code, 'link_not_valid')
      }
    }
    ;(await desk.remove(`/api/proposals/${proposal._id}/link`)).assertStatus(200)
    ;(await desk.visit('show', link)).assertStatus(404)
    assert.equal((await desk.read(proposal._id)).status, 'Sent')
    const rows = await reader().from('proposal_links')
    assert.notInclude(JSON.stringify(rows.map(({ key_hash }) => key_hash)), link.key)
  })

  test('A08: of two concurrent answers one counts, and a version that was not shown is not accepted', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const { proposal, link } = await desk.offered()
    const { documentHash } = (await desk.visit('show', link)).body()
    const wrong = await desk.visit('accept', { ...link, name: 'Anna', documentHash: 'x' })
    assert.equal(wrong.body().code, 'other_document')
    const answers = await Promise.all([
      desk.visit('accept', { ...link, name: 'Anna', documentHash }),
      desk.visit('accept', { ...link, name: 'Berta', documentHash }),
      desk.visit('decline', link),
    ])
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 409, 409])
    assert.lengthOf(await reader().from('proposal_answers').where('proposal_id', proposal._id), 1)
  })

  test('A08: the page shows nothing internal to the company', async ({ client, assert }) => {
    const desk = await makeProposalDesk(client)
    const { link } = await desk.offered({ orderNumber: 'GEHEIM' })
    const shown = await desk.visit('show', link)
    assert.notInclude(shown.text(), 'GEHEIM')
    for (const name of ['timeline', 'views', 'questions', 'conversions', 'remindAfterDays']) {
      assert.notProperty(shown.body(), name)
    }
    assert.notProperty(shown.body().lines[0], 'itemId')
  })
})

/** Does the work that would be due then. */
async function runDue(instant: number) {
  const restore = setClock(() => instant)
  try {
    while (await remindOfUnviewed()) {
      // Until nothing is due.
    }
  } finally {
    restore()
  }
}
