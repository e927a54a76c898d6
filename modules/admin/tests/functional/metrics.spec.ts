import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { RetryTransaction } from '#core/database/transaction_failures'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { call } from '#core/tests/call'
import { watchRequests } from '#modules/admin/metrics/request_metrics'
import { makeCompany } from '#modules/auth/factories/company_factory'

const TOKEN = 'a-token-of-the-monitoring'

const scrape = (token = TOKEN) =>
  call('GET', '/api/metrics', {
    headers: { authorization: `Bearer ${token}` },
    from: '127.8.0.2',
  })

/** The value behind a name with its labels, such as `kontor_mails_waiting`; NaN when the name is missing. */
function readValue(metrics: string, name: string) {
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1))
}

test.group('Metrics for Prometheus', (group) => {
  group.each.setup(() => {
    env.METRICS_TOKEN = TOKEN
    watchRequests()
    return () => {
      env.METRICS_TOKEN = undefined
    }
  })

  test('are for the token of the setting alone', async ({ assert }) => {
    assert.equal((await scrape()).status, 200)
    assert.equal((await scrape('another-token-of-somebody')).status, 401)
    assert.equal((await scrape('')).status, 401)
    const { owner } = await makeCompany()
    assert.equal((await scrape(owner.token)).status, 401)
    env.METRICS_TOKEN = undefined
    assert.equal((await scrape()).status, 404)
    assert.equal((await scrape('undefined')).status, 404)
  })

  test('count requests by route and status, never by address', async ({ assert }) => {
    const { owner } = await makeCompany()
    const id = '01900000-0000-7000-8000-000000000007'
    const path = `/api/clients/${id}`
    const count =
      'kontor_http_request_duration_seconds_count{method="GET",route="/api/clients/:id",status="404"}'
    const before = readValue((await scrape()).text, count) || 0
    await call('GET', path, { token: owner.token })
    await call('GET', path, { token: owner.token })
    const { text, headers } = await scrape()
    assert.equal(readValue(text, count), before + 2)
    assert.notInclude(text, id)
    assert.notInclude(text, owner.user.email)
    assert.match(String(headers['content-type']), /^text\/plain; version=/)
  })

  test('have transactions that start again', async ({ assert }) => {
    const name = 'kontor_transaction_retries_total'
    const before = readValue((await scrape()).text, name)
    let attempts = 0
    await inTx(async () => {
      attempts += 1
      if (attempts < 3) throw new RetryTransaction()
    })
    assert.isAtLeast(readValue((await scrape()).text, name), before + 2)
  })

  test('have mails, companies and the state of each check', async ({ assert }) => {
    const before = (await scrape()).text
    const { company } = await makeCompany()
    // Without a mail server, mails are kept and do not wait.
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    const mail = await inTx(() =>
      queueMail({
        kind: 'auth.test',
        companyId: company.id,
        language: 'en',
        subject: 'One',
        blocks: [{ kind: 'text', text: 'One' }],
        to: [{ name: 'A', email: 'a@example.test' }],
      })
    )
    const { text } = await scrape()
    env.SMTP_URL = undefined
    // The outbox is shared: later tests send what waits.
    await inTx(() => writer().from('mail_outbox').where({ id: mail }).update({ status: 'kept' }))
    const grows = (name: string) => readValue(text, name) - readValue(before, name)
    assert.equal(grows('kontor_companies{status="active"}'), 1)
    assert.equal(grows('kontor_mails_waiting'), 1)
    assert.isAtLeast(readValue(text, 'kontor_mails_oldest_age_seconds'), 0)
    assert.equal(readValue(text, 'kontor_check_state{check="database"}'), 0)
    assert.isAbove(readValue(text, 'process_resident_memory_bytes'), 0)
  })
})
