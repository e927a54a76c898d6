import { test } from '@japa/runner'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { writeUbl } from '#modules/einvoices/write/ubl/write_ubl'
import { SCENARIOS } from '../support/scenarios.js'

const PATH = '/api/einvoices/readings'
const FILE = { filename: 'invoice.xml', contentType: 'text/xml' }
const xml = writeUbl(SCENARIOS.mixed())
const attributes = (count: number) =>
  Array.from({ length: count }, (_, index) => ` a${index}="1"`).join('')
const withNote = (text: string) =>
  xml.replace('<cbc:DocumentCurrencyCode>', `<cbc:Note>${text}</cbc:Note>$&`)

test.group('POST /api/einvoices/readings of hostile files', (group) => {
  group.each.timeout(60_000)

  test('600,000 attributes are refused in words', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const file = Buffer.from(`<Invoice${attributes(600_000)}/>`)
    const response = await client.post(PATH).bearerToken(owner.token).file('file', file, FILE)
    assert.deepEqual([response.status(), response.body().code], [422, 'xml_too_large'])
    assert.match(response.body().error, /larger or deeper than any invoice/)
  })

  test('the server answers others while it reads nine megabytes of entities', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const order: string[] = []
    const file = Buffer.from(withNote('&amp;'.repeat(1_800_000)))
    const reading = client
      .post(PATH)
      .bearerToken(owner.token)
      .file('file', file, FILE)
      .then((response) => {
        order.push('read')
        return response
      })
    const other = await makeCompany()
    const small = await client
      .post(PATH)
      .bearerToken(other.owner.token)
      .file('file', Buffer.from(xml), FILE)
    small.assertStatus(200)
    order.push('small file of another company')
    ;(await client.get('/api/health/ready')).assertStatus(200)
    order.push('health')
    const response = await reading
    assert.include([200, 422], response.status())
    assert.deepEqual(order, ['small file of another company', 'health', 'read'])
  })

  test('a company that sends too many files waits, and other companies do not', async ({
    client,
    assert,
  }) => {
    const [first, other] = [await makeCompany(), await makeCompany()]
    const send = async ({ owner }: typeof first) => {
      const file = Buffer.from(xml)
      return client.post(PATH).bearerToken(owner.token).file('file', file, FILE)
    }
    const responses = await Promise.all([
      ...Array.from({ length: 20 }, () => send(first)),
      send(other),
    ])
    const refused = responses.filter((response) => response.status() === 429)
    assert.isNotEmpty(refused)
    // The door for uploads refuses before the reader has to.
    assert.equal(refused[0]?.body().code, 'too_many_requests')
    assert.equal(refused[0]?.header('retry-after'), '5')
    assert.equal(responses.at(-1)?.status(), 200)
  })
})
