import { test } from '@japa/runner'
import sharp from 'sharp'
import { reader } from '#core/database/in_tx'
import { mailsTo } from '#core/tests/mails_to'
import { makeSalesDesk } from '#modules/offers/estimates/factories/estimate_factory'

const PATHS = ['show', 'totals', 'pdf', 'accept', 'decline']
const BODY = { chosen: [], name: 'Anna', documentHash: 'x' }

/** A drawing with something hidden in it that must not be kept. */
async function drawing() {
  const png = await sharp({
    create: { width: 300, height: 100, channels: 4, background: '#00000000' },
  })
    .withExif({ IFD0: { Copyright: 'hidden words' } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

test.group('Offers', () => {
  test('row 25: a client accepts or declines without an account, and the owner gets a mail', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const { estimate, link } = await desk.offered()
    const { documentHash } = (await desk.visit('show', link)).body()
    const accepted = await desk.visit('accept', {
      ...link,
      name: 'Anna Muster',
      documentHash,
      chosen: [2],
    })
    accepted.assertStatus(200)
    assert.deepInclude(accepted.body(), { status: 'Accepted', canAnswer: false })
    assert.equal(accepted.body().answer.total, 178.5)

    const { link: other } = await desk.offered()
    ;(await desk.visit('decline', { ...other, reason: 'Zu teuer' })).assertStatus(200)
    const mails = await mailsTo(desk.owner.user.email)
    assert.includeMembers(
      mails.map(({ kind }) => kind),
      ['sales.estimate_accepted', 'sales.estimate_declined']
    )
    assert.isTrue(mails.some(({ text }) => text.includes('Zu teuer')))
    assert.equal((await desk.read(estimate._id)).acceptedTotal, 178.5)
  })

  test('the page of the client prints units as the PDF does', async ({ client, assert }) => {
    const desk = await makeSalesDesk(client)
    const line = { description: 'Beratung', unitPrice: 100, taxRate: 19 }
    const { link } = await desk.offered({
      customClient: { name: 'Anna Muster', language: 'de' },
      lines: [
        { ...line, quantity: 5, unit: 'Tag' },
        { ...line, quantity: 1, unit: 'Tage' },
        { ...line, quantity: 2, unit: 'Gebinde' },
      ],
    })
    const { lines } = (await desk.visit('show', link)).body()
    const units = lines.map(({ unit }: { unit: string }) => unit)
    assert.deepEqual(units, ['Tage', 'Tag', 'Gebinde'])
  })

  test('the client sees the zone that the company had at the time of the answer', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client, { timeZone: 'Europe/Tirane' })
    const { link } = await desk.offered()
    assert.equal((await desk.visit('show', link)).body().timeZone, 'Europe/Tirane')
    assert.equal((await desk.visit('decline', link)).body().timeZone, 'Europe/Tirane')
  })

  test('row 26: name, drawing, time, address and the hash of what was shown are stored', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const { estimate, link } = await desk.offered()
    const { documentHash } = (await desk.visit('show', link)).body()
    const body = { ...link, name: 'Anna Muster', documentHash, signature: await drawing() }
    const broken = await desk.visit('accept', {
      ...body,
      signature: 'data:image/png;base64,iVBORw0KGgo=',
    })
    broken.assertStatus(422)
    ;(await desk.visit('accept', body)).assertStatus(200)

    const { answer, timeline } = await desk.read(estimate._id)
    assert.deepInclude(answer, {
      name: 'Anna Muster',
      via: 'online',
      hasSignature: true,
      documentHash,
    })
    assert.match(answer.ipAddress, /127\.0\.0\.1/)
    assert.isAtMost(Math.abs(Date.parse(answer.at) - Date.now()), 60_000)
    const issued = timeline.find(({ action }: { action: string }) => action === 'estimate.issued')
    assert.equal(issued.details.sha256, documentHash)
    const picture = await desk.get(`/api/estimates/${estimate._id}/signature`)
    assert.equal(picture.header('content-type'), 'image/png')
    const stored = await sharp(picture.body()).metadata()
    assert.equal(stored.format, 'png')
    assert.isUndefined(stored.exif)
  })

  test('A08: a key of another estimate, of nothing, damaged or revoked opens nothing', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const { estimate, link } = await desk.offered()
    const { link: other } = await desk.offered()
    const flipped = (link.key.startsWith('A') ? 'B' : 'A') + link.key.slice(1)
    const { _id: draft } = await desk.estimate()
    const wrong = [
      { id: other.id, key: link.key },
      { id: link.id, key: other.key },
      { id: draft, key: link.key },
      { id: desk.company.id, key: link.key },
      ...[
        'null',
        'shared',
        'undefined',
        link.key.slice(0, -1),
        flipped,
        desk.owner.token.slice(0, 43),
      ].map((key) => ({ id: link.id, key })),
    ]
    for (const path of PATHS) {
      for (const one of wrong) {
        const answer = await desk.visit(path, { ...BODY, ...one })
        answer.assertStatus(404)
        assert.equal(answer.body().code, 'link_not_valid')
      }
      ;(await desk.visit(path, { ...BODY, id: link.id, key: '' })).assertStatus(422)
    }
    ;(await desk.remove(`/api/estimates/${estimate._id}/link`)).assertStatus(200)
    ;(await desk.visit('show', link)).assertStatus(404)
    assert.equal((await desk.read(estimate._id)).status, 'Sent')
  })

  test('A08: looking changes nothing, and of two answers at once one counts', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const { estimate, link } = await desk.offered()
    for (let time = 0; time < 10; time++) {
      ;(await client.get(`/offers/${link.id}`)).status()
      ;(await client.get('/api/offers/show').qs(link)).assertStatus(404)
    }
    assert.equal((await desk.read(estimate._id)).status, 'Sent')

    const { documentHash } = (await desk.visit('show', link)).body()
    const wrong = await desk.visit('accept', { ...link, name: 'Anna', documentHash: 'x' })
    wrong.assertStatus(409)
    assert.equal(wrong.body().code, 'other_document')
    const answers = await Promise.all([
      desk.visit('accept', { ...link, name: 'Anna', documentHash }),
      desk.visit('accept', { ...link, name: 'Berta', documentHash }),
      desk.visit('decline', link),
    ])
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 409, 409])
    const rows = await reader().from('estimate_answers').where('estimate_id', estimate._id)
    assert.lengthOf(rows, 1)
  })

  test('A08: the key is stored nowhere, and the link tells nothing of the company inside', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const { estimate, link } = await desk.offered()
    await desk.put(`/api/estimates/${estimate._id}/follow-up`, {
      date: '2027-01-04',
      note: 'GEHEIM',
    })
    const shown = await desk.visit('show', link)
    assert.notInclude(shown.text(), 'GEHEIM')
    assert.notProperty(shown.body(), 'timeline')
    assert.notProperty(shown.body().lines[0], 'itemId')
    for (const table of ['estimate_links', 'audit_log', 'mail_outbox', 'idempotency_keys']) {
      const rows = await reader().from(table)
      assert.notInclude(
        JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
        link.key
      )
    }
  })

  test('when it is accepted while its next version goes out, only one of them stays valid', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    for (let round = 0; round < 5; round++) {
      const { estimate: first, link } = await desk.offered()
      const { documentHash } = (await desk.visit('show', link)).body()
      const second = (await desk.post(`/api/estimates/${first._id}/revise`)).body()
      await Promise.all([
        desk.visit('accept', { ...link, name: 'Anna', documentHash }),
        desk.post(`/api/estimates/${second._id}/issue`),
      ])
      const isAccepted = (await desk.read(first._id)).status === 'Accepted'
      const isOut = (await desk.read(second._id)).status !== 'Draft'
      assert.notEqual(isAccepted, isOut)
    }
  })
})
