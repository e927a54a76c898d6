import { test } from '@japa/runner'
import { makeCompany } from '#modules/auth/factories/company_factory'

const PATH = '/api/einvoices/readings'
const FILE = { filename: 'invoice.xml', contentType: 'text/xml' }
/** More elements than an invoice has; refused by the reader. */
const LARGE = Buffer.from(`<Invoice>${'<a b="1"/>'.repeat(200_000)}</Invoice>`)

test.group('POST /api/einvoices/readings forty times at once', (group) => {
  group.each.timeout(120_000)

  test('few are in memory, some wait, the rest is refused, and another company is answered', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const other = await makeCompany()
    const upload = (token: string, file: Buffer) =>
      client.post(PATH).bearerToken(token).file('file', file, FILE)
    const flood = Promise.all(Array.from({ length: 40 }, () => upload(owner.token, LARGE)))
    const small = await upload(other.owner.token, Buffer.from('<Invoice/>'))
    const answers = await flood

    assert.equal(small.status(), 422)
    const codes = new Set(answers.map((answer) => `${answer.status()} ${answer.body().code}`))
    assert.sameMembers([...codes], ['422 xml_too_large', '429 too_many_requests'])
    const refused = answers.filter((answer) => answer.status() === 429)
    for (const answer of refused) {
      assert.equal(answer.header('retry-after'), '5')
    }
  })
})
