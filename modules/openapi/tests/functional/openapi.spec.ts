import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { Validator } from '@seriousme/openapi-schema-validator'
import { OpenAPIClientAxios } from 'openapi-client-axios'
import { declaredRoutes } from '#core/http/route_policies'
import { call } from '#core/tests/call'
import { makeCompany } from '#modules/auth/factories/company_factory'

const document = async () => JSON.parse((await call('GET', '/api/openapi.json')).text)

test.group('Row 136: the description of the API', () => {
  test('is a valid OpenAPI 3.1 document', async ({ assert }) => {
    const { valid, errors } = await new Validator().validate(await document())

    assert.isTrue(valid, JSON.stringify(errors))
  })

  test('names every route with the roles and rights that may call it', async ({ assert }) => {
    const { paths } = await document()
    for (const { methods, pattern, policies } of declaredRoutes(router)) {
      const path = pattern.replace(/:([a-zA-Z_]+)/g, '{$1}')
      for (const method of methods.filter((one) => one !== 'HEAD')) {
        const operation = paths[path]?.[method.toLowerCase()]
        assert.isDefined(operation, `${method} ${pattern}`)
        const [policy] = policies
        const roles = operation.security[0]?.session ?? 'anyone'
        assert.deepEqual(roles, policy?.to, `${method} ${pattern}`)
        const [scope] = operation.security[1]?.accessKey ?? []
        assert.equal(scope ?? 'any', policy?.tokenScope ?? 'any', `${method} ${pattern}`)
      }
    }
  })

  test('describes the inputs that validators read and the answers of controllers', async ({
    assert,
  }) => {
    const { paths, components } = await document()

    const { requestBody } = paths['/api/invoices/{id}/payments'].post
    const input = requestBody.content['application/json'].schema
    const { properties } = input.$ref ? components.schemas[input.$ref.split('/').at(-1)] : input
    assert.deepInclude(properties.amount, { type: ['number', 'string'] })

    const { schema } = paths['/api/clients/{id}'].get.responses['2XX'].content['application/json']
    const client = components.schemas[schema.$ref.split('/').at(-1)]
    assert.include(client.required, 'version')
    assert.deepEqual(client.properties.type.enum, ['business', 'person', 'public'])
    assert.equal(
      client.properties.formOfAddress.description,
      'How letters address a private person.'
    )
  })

  test('describes the requests that webhooks get', async ({ assert }) => {
    const { webhooks } = await document()
    const { requestBody, parameters } = webhooks['invoice.paid'].post
    const { properties } = requestBody.content['application/json'].schema
    assert.equal(properties.type.const, 'invoice.paid')
    assert.deepEqual(properties.data.properties.total, { type: 'number' })
    assert.include(
      parameters.map(({ name }: { name: string }) => name),
      'webhook-signature'
    )
  })

  test('names the headers of pages and limits', async ({ assert }) => {
    const { paths } = await document()
    const headersOf = (path: string) => Object.keys(paths[path].get.responses['2XX'].headers ?? {})

    const PAGES = ['X-Total-Count', 'Link']
    assert.deepEqual(headersOf('/api/clients'), [...PAGES, 'RateLimit-Policy', 'RateLimit'])
    assert.deepEqual(headersOf('/api/audit-log'), PAGES)
    assert.deepEqual(headersOf('/api/dashboard'), [])
  })

  test('gives a generated client what it needs to make and read a client', async ({ assert }) => {
    const { owner } = await makeCompany()
    const api = new OpenAPIClientAxios({
      definition: await document(),
      withServer: { url: `http://127.0.0.1:${process.env.PORT}` },
      axiosConfigDefaults: { headers: { authorization: `Bearer ${owner.token}` } },
    })
    const client = await api.getClient()

    const { data: made } = await client['clients.clients.store'](undefined, { name: 'Muster GmbH' })
    const { data: read } = await client['clients.clients.show']({ id: made._id })

    assert.equal(read.name, 'Muster GmbH')
  })
})

test.group('The pages about the API', () => {
  test('list every route, and show the fields of one', async ({ assert }) => {
    const { text, headers } = await call('GET', '/api/docs')
    assert.match(String(headers['content-type']), /^text\/html/)
    assert.include(text, '/api/docs/clients#get-clients-id')

    const page = await call('GET', '/api/docs/clients')
    assert.include(page.text, 'id="get-clients-id"')
    assert.include(page.text, 'Access keys need clients:read.')
    assert.include(page.text, 'formOfAddress')
  })

  test('carry a style that the policy of the page allows', async ({ assert }) => {
    const { text, headers } = await call('GET', '/api/docs')
    const [, nonce, style] = /<style nonce="([^"]+)">([^<]*)</.exec(text) ?? []

    assert.include(headers['content-security-policy'], `'nonce-${nonce}'`)
    assert.notInclude(style, '&')
  })

  test('do not exist for modules that do not exist', async ({ assert }) => {
    for (const tag of ['nothing', '..%2f..%2fetc', '__proto__']) {
      assert.equal((await call('GET', `/api/docs/${tag}`)).status, 404)
    }
  })
})
