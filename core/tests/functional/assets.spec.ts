import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import { test } from '@japa/runner'
import AssetsMiddleware from '#core/http/assets_middleware'

function visit(middleware: AssetsMiddleware, url: string) {
  const ctx = new HttpContextFactory().create()
  ctx.request.request.url = url
  ctx.request.request.method = 'GET'
  ctx.request.parsedUrl.pathname = url
  let isPassedOn = false
  middleware.handle(ctx, () => {
    isPassedOn = true
  })
  const policy = String(ctx.response.response.getHeader('content-security-policy') ?? '')
  return { isPassedOn, policy, body: String(ctx.response.getBody() ?? '') }
}

test.group('Built web app', (group) => {
  let folder: string
  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-assets-'))
    writeFileSync(join(folder, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__">')
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
    return () => rmSync(folder, { recursive: true })
  })

  test('each page carries its own nonce, the same in the page and in the policy', ({ assert }) => {
    const middleware = AssetsMiddleware.of(folder)
    const nonces = ['/', '/invoices/new', '/index.html'].map((url) => {
      const { body, policy } = visit(middleware, url)
      const nonce = /content="([\w-]{24})"/.exec(body)?.[1]
      assert.include(policy, `style-src 'self' 'nonce-${nonce}'`)
      assert.include(policy, "script-src 'self';")
      return nonce
    })
    assert.equal(new Set(nonces).size, 3)
  })

  test('a page names what the screen of its address needs at first, and no other', ({ assert }) => {
    const own = mkdtempSync(join(tmpdir(), 'kontor-assets-'))
    mkdirSync(join(own, '.vite'))
    writeFileSync(join(own, 'index.html'), '<meta name="first-files" content="__FIRST_FILES__">')
    const screens = [{ path: '^/clients/[^/]+/?$' }, { path: '^/clients/new/?$', asks: ['/a?b&c'] }]
    writeFileSync(join(own, '.vite/first_files.json'), JSON.stringify(screens))
    const middleware = AssetsMiddleware.of(own)
    rmSync(own, { recursive: true })

    assert.include(visit(middleware, '/clients/new').body, '/a?b&amp;c')
    assert.include(visit(middleware, '/clients/a1').body, '^/clients/[^/]+/?$')
    assert.include(visit(middleware, '/nowhere').body, 'content=""')
  })

  test('an address of the app is a page, whatever dots a mail program has put into it', ({
    assert,
  }) => {
    const middleware = AssetsMiddleware.of(folder)
    const addresses = [
      '/reset-password/a.b',
      '/reset-password/key.',
      '/admin/approve/1.2.3',
      '/a.b',
    ]
    for (const url of addresses) assert.include(visit(middleware, url).body, 'csp-nonce', url)
    for (const url of ['/assets/gone-1a2b.js', '/assets/gone.js.map', '/x/gone.css', '/a.html'])
      assert.isTrue(visit(middleware, url).isPassedOn, url)
  })

  test('an address that is no file and no page is a 404 in our words', async ({ client }) => {
    const response = await client.get('/missing.js')
    response.assertStatus(404)
  })

  test('a file is sent as it is and a missing one is left to the next answerer', ({ assert }) => {
    const middleware = AssetsMiddleware.of(folder)
    assert.equal(visit(middleware, '/favicon.svg').body, '<svg/>')
    assert.isTrue(visit(middleware, '/missing.js').isPassedOn)
    assert.isTrue(visit(middleware, '/api/health/live').isPassedOn)
  })
})
