import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import { deskOf } from '#core/tests/desk'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { EVENT_TYPES, TEST_TYPE } from '#modules/webhooks/events/event_types'
import { openHookSink } from '#modules/webhooks/tests/hook_sink'
import { makeHook, sendDueHooks } from '#modules/webhooks/tests/hooks'

const DOCS = 'docs/webhooks.md'

/** The example in a language, the first of its kind. */
async function exampleOf(language: string) {
  const docs = await readFile(DOCS, 'utf8')
  const [, code = ''] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(docs) ?? []
  return code
}

test.group('The page about webhooks', () => {
  test('lists every event, and no other', async ({ assert }) => {
    const docs = await readFile(DOCS, 'utf8')
    const listed = [...docs.matchAll(/^\| `([a-z_]+\.[a-z]+)` \|/gm)].map(([, name]) => name)
    assert.deepEqual(listed, [...EVENT_TYPES, TEST_TYPE])
  })

  test('has examples that verify what arrives, and refuse what was changed', async ({
    assert,
    cleanup,
  }) => {
    const sink = await openHookSink(204)
    const folder = await mkdtemp(join(tmpdir(), 'kontor-hooks-'))
    cleanup(async () => {
      sink.close()
      await rm(folder, { recursive: true })
    })
    const { owner } = await makeCompany()
    const { secret } = await makeHook(owner, sink.url, { events: ['client.created'] })
    await deskOf(owner).post('/clients', { name: 'Ärzte & Söhne' })
    await sendDueHooks()
    const { headers, body } = sink.arrived[0]!

    await writeFile(join(folder, 'verify.mts'), await exampleOf('ts'))
    const { isFromKontor } = await import(pathToFileURL(join(folder, 'verify.mts')).href)
    assert.isTrue(isFromKontor(secret, headers, body))
    assert.isFalse(isFromKontor(secret, headers, `${body} `))
    assert.isFalse(isFromKontor(`whsec_${'A'.repeat(44)}`, headers, body))
    const late = { ...headers, 'webhook-timestamp': '1700000000' }
    assert.isFalse(isFromKontor(secret, late, body))

    await writeFile(join(folder, 'body.json'), body)
    const signature = execFileSync('sh', ['-c', await exampleOf('sh')], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        SECRET: secret,
        WEBHOOK_ID: String(headers['webhook-id']),
        WEBHOOK_TIMESTAMP: String(headers['webhook-timestamp']),
      },
    })
    assert.equal(`v1,${signature.trim()}`, headers['webhook-signature'])
  })
})
