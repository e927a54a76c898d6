import type { ApiClient } from '@japa/api-client'
import { inTx } from '#core/database/in_tx'
import type { Language } from '#core/i18n/languages'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { User } from '#modules/auth/models/user'
import { workOnImports } from '#modules/imports/actions/work_on_imports'

export type ImportDesk = Awaited<ReturnType<typeof makeImportDesk>>

/** A company whose owner imports tables over HTTP; background work runs at once. */
export async function makeImportDesk(
  client: ApiClient,
  overrides: Parameters<typeof makeCompany>[0] = {}
) {
  const { company, owner } = await makeCompany(overrides)
  if (overrides.language) await speak(owner.user.id, overrides.language)
  const get = (path: string) => client.get(path).bearerToken(owner.token)
  const post = (path: string, body: object = {}) =>
    client.post(path).bearerToken(owner.token).json(body)
  const put = (path: string, body: object) => client.put(path).bearerToken(owner.token).json(body)
  const remove = (path: string) => client.delete(path).bearerToken(owner.token)

  const send = (kind: string, file: string | Buffer, query = '') =>
    client
      .post(`/api/imports?kind=${kind}${query}`)
      .bearerToken(owner.token)
      .file('file', Buffer.from(file as string), { filename: 'tabelle.csv' })

  async function uploaded(kind: string, file: string | Buffer, query = '') {
    const answer = await send(kind, file, query)
    answer.assertStatus(201)
    return answer.body()
  }

  /** @param step the last part of its address */
  async function take(id: string, step: 'check' | 'run' | 'undo') {
    const answer = await post(`/api/imports/${id}/${step}`)
    answer.assertStatus(200)
    await workOff()
    return (await get(`/api/imports/${id}`)).body()
  }

  const faults = async (id: string) => (await get(`/api/imports/${id}/faults`)).body()

  /** Uploaded, checked and brought in. */
  async function brought(kind: string, file: string | Buffer, rules?: object) {
    const { _id } = await uploaded(kind, file)
    if (rules) (await put(`/api/imports/${_id}`, { rules })).assertStatus(200)
    const checked = await take(_id, 'check')
    return checked.planned.create + checked.planned.update > 0 ? take(_id, 'run') : checked
  }

  return { company, owner, get, post, put, remove, send, uploaded, take, faults, brought }
}

/** Does all that waits for Kontor. */
export async function workOff() {
  while (await workOnImports());
}

/** Lets a person read Kontor in another language. */
const speak = (userId: string, language: Language) =>
  inTx(async () => (await User.findOrFail(userId)).merge({ language }).save())
