import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { makeCompany, type Person } from '#modules/auth/factories/company_factory'
import { askModel, connect, openChat } from '#modules/chat/tests/ask_model'
import {
  broken,
  brokenEvents,
  failing,
  huge,
  page,
  redirect,
  status,
} from '#modules/chat/tests/broken_turns'
import { beginStream, fakeEndpoint, sendChunk, type Turn } from '#modules/chat/tests/fake_endpoint'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'

const QUESTION = 'Erzähl mir etwas über meine Firma'

test.group('A hostile or broken model', () => {
  /** Asks the owner's model, which plays these turns. */
  async function ask(cleanup: (work: () => void) => void, owner: Person, ...turns: Turn[]) {
    const endpoint = await fakeEndpoint(...turns)
    cleanup(() => endpoint.close())
    await connect(owner, { address: endpoint.address, key: 'sk-secret' })
    return { endpoint, ...(await askModel(owner, QUESTION)) }
  }

  test('that calls unknown tools, foreign records and smuggled paths reaches nothing', async ({
    client,
    assert,
    cleanup,
  }) => {
    const stranger = await makeDesk(client)
    const foreign = await stranger.issued()
    const desk = await makeDesk(client)
    const { endpoint, end, text, of } = await ask(
      cleanup,
      desk.owner,
      {
        use: [
          ['issue_invoice', { id: foreign._id }],
          ['__proto__', {}],
          ['constructor', {}],
          ['get_invoice', { id: foreign._id }],
          ['get_invoice', { id: '../auth/me' }],
          ['get_invoice', { id: `${foreign._id}/issue` }],
          ['ask_books', { question: '../connection' }],
          ['list_invoices', { pageSize: 5000 }],
          ['list_invoices', { companyId: stranger.company.id }],
          ['list_invoices', 'not json {'],
          ['list_invoices', [1, 2]],
          ['list_clients', null],
        ],
      },
      { say: 'Das war alles.' }
    )
    assert.equal(end?.kind, 'answered')
    const results = JSON.stringify(endpoint.heard[1]!.body.messages.slice(3))
    for (const secret of [foreign.number, stranger.company.id, stranger.owner.user.email]) {
      assert.notInclude(results, secret)
      assert.notInclude(text, secret)
    }
    assert.lengthOf(of('draft'), 0)
    assert.equal(
      (await reader().from('invoices').where('id', foreign._id).first()).status,
      'Unpaid'
    )
  })

  test('that never stops calling tools is stopped after eight requests', async ({
    assert,
    cleanup,
  }) => {
    const { owner } = await makeCompany()
    const { endpoint, end, of } = await ask(cleanup, owner, {
      use: Array.from({ length: 6 }, () => ['ask_books', { question: 'openInvoices' }]),
    })
    assert.containSubset(end, { kind: 'failed', code: 'too_many_steps' })
    assert.lengthOf(endpoint.heard, 8)
    assert.isAtMost(of('step').filter(({ isRefused }) => !isRefused).length, 20)
  })

  test('that never stops talking is cut', async ({ assert, cleanup }) => {
    const { owner } = await makeCompany()
    const { end, text } = await ask(cleanup, owner, async (response) => {
      beginStream(response)
      response.once('close', () => response.destroy())
      while (!response.destroyed) {
        sendChunk(response, { content: 'Noch ein Satz ohne Ende. '.repeat(40) })
        await pause(1)
      }
    })
    assert.containSubset(end, { kind: 'answered', isCut: true })
    assert.isBelow(text.length, 200_000)
  })

  test('shows words alone: no links, pictures, markup, orders of the reader or hidden signs', async ({
    assert,
    cleanup,
  }) => {
    const { owner } = await makeCompany()
    const { words, of } = await ask(cleanup, owner, {
      say: [
        '# Hallo <b onclick="alert(1)">du</b><script>alert(1)</script>',
        'Klick [hier](https://evil.example/?q=secret) und ![x](https://evil.example/p.png) oder https://evil.example/a.',
        'javascript:alert(1) data:text/html,x **fett** `code` ge\u202eheim\u200b \u0007',
        '| a | b |\n|---|---|\n| c | d |',
        '```html\n<img src=x onerror=alert(1)>\n```',
      ].join('\n'),
    })
    const shown = words.join('\n')
    assert.notMatch(shown, /[<>]|evil|https?:|javascript:|data:|\*\*|`|\p{Cc}(?<!\n)|\p{Cf}/u)
    assert.include(shown, 'Klick hier und [link removed] oder [link removed]')
    assert.include(shown, 'fett code geheim')
    assert.isEmpty(of('sentence').flatMap(({ segments }) => segments.filter(({ link }) => link)))
  })

  test('has its invented figures marked, however they are written', async ({
    client,
    assert,
    cleanup,
  }) => {
    const desk = await makeDesk(client)
    await desk.issued()
    const invented = [
      'Der Gewinn ist 5.000,00 €',
      'Offen sind 119,00 USD',
      'Offen sind 1 €',
      'Offen sind rund 120 Euro',
      'Das sind 119 %',
      'Umsatz: 2k',
      'Umsatz zwölftausend Euro',
      'Es sind zwei Euro',
      'Umsatz ➄00 €',
      'Umsatz ١٢٣',
      'Umsatz １２３,00 €',
      'Rechnung RE-9999 ist offen',
      'Fällig am 31.12.1999',
      'Fällig am 31. Februar',
      'Umsatz 1.190,00 € und offen 119,00 €',
    ]
    const { of } = await ask(
      cleanup,
      desk.owner,
      { use: [['ask_books', { question: 'openInvoices' }]] },
      { say: [...invented, 'Offen sind 119,00 €'].join('\n') }
    )
    const marked = of('sentence').map(({ segments, isFromBooks }) => [
      segments.map(({ text }) => text).join(''),
      isFromBooks,
    ])
    assert.deepEqual(
      marked.filter(([, isFromBooks]) => isFromBooks),
      [['Offen sind 119,00 €', true]]
    )
    assert.lengthOf(marked, invented.length + 1)
  })

  for (const { name, turn, code } of [
    { name: '401', turn: status(401), code: 'key_refused' },
    { name: '404', turn: status(404), code: 'model_unknown' },
    { name: '429', turn: status(429), code: 'endpoint_busy' },
    { name: '500', turn: status(500), code: 'endpoint_fails' },
    { name: 'a redirect', turn: redirect, code: 'endpoint_redirects' },
    { name: 'no JSON', turn: page, code: 'answer_broken' },
    { name: 'broken events', turn: brokenEvents, code: 'answer_broken' },
    { name: 'an end in the middle', turn: broken, code: 'answer_broken' },
    { name: 'a failure in the stream', turn: failing, code: 'answer_broken' },
    { name: 'more bytes than fit', turn: huge, code: 'answer_broken' },
  ] as { name: string; turn: Turn; code: string }[]) {
    test(`that answers with ${name} ends in a sentence of ours`, async ({ assert, cleanup }) => {
      const { owner } = await makeCompany()
      const { status: answered, end, text } = await ask(cleanup, owner, turn)
      assert.equal(answered, 200)
      assert.containSubset(end, { kind: 'failed', code })
      assert.notInclude(text, 'EVIL')
      assert.notInclude(text, 'sk-secret')
      const [exchange] = await reader()
        .from('model_exchanges')
        .where('company_id', owner.user.companyId!)
      assert.equal(exchange.outcome, code)
    })
  }

  test('that hangs is left as soon as the asker goes', async ({ assert, cleanup }) => {
    const { owner } = await makeCompany()
    let left = () => {}
    const isLeft = new Promise<void>((resolve) => {
      left = resolve
    })
    const endpoint = await fakeEndpoint((response) => {
      beginStream(response)
      sendChunk(response, { content: 'Moment. Ich' })
      response.once('close', left)
    })
    cleanup(() => endpoint.close())
    await connect(owner, { address: endpoint.address })
    const asking = new AbortController()
    const answer = await openChat(owner.token, QUESTION, asking.signal)
    await answer.body!.getReader().read()
    asking.abort()
    await isLeft
    assert.lengthOf(endpoint.heard, 1)
  })

  test('that hangs holds up three questions of its company, and no other company', async ({
    assert,
    cleanup,
  }) => {
    const { owner } = await makeCompany()
    const hanging = await fakeEndpoint((response) => {
      beginStream(response)
      sendChunk(response, { content: 'Moment. Ich' })
    })
    cleanup(() => hanging.close())
    await connect(owner, { address: hanging.address })
    const asking = new AbortController()
    cleanup(() => asking.abort())
    for (let time = 0; time < 3; time += 1) {
      const { body } = await openChat(owner.token, QUESTION, asking.signal)
      await body!.getReader().read()
    }
    const fourth = await askModel(owner, QUESTION)
    assert.equal(fourth.status, 429)
    assert.include(fourth.text, 'too_many_at_once')

    const { owner: other } = await makeCompany()
    const { end } = await ask(cleanup, other, { say: 'Gut.' })
    assert.equal(end?.kind, 'answered')
  })
})
