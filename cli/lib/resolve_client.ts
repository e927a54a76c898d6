import type { RowOf } from '#api/routes'
import { resolve } from './resolve.js'
import type { Client as Api } from './server/client.js'

export type ClientRow = RowOf<'/api/clients'>

/** The client that words, a number or a part of an id mean. @throws `no_such_client`, `many_clients` */
export async function resolveClient(api: Api, wanted: string): Promise<ClientRow> {
  const { body } = await api.get('/api/clients', { query: { pageSize: 500 } })
  return resolve(body, {
    wanted,
    names: ({ name, number }) => [name, number],
    prefers: () => true,
    shown: ({ name }) => name,
    codes: { none: 'no_such_client', many: 'many_clients' },
    next: 'kontor clients',
  })
}
