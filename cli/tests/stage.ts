import type { TestContext } from '@japa/runner/core'
import { FakeApi } from './fake/fake_api.js'
import { Home } from './terminal_run.js'

/** A server and a user's home for one test; both are gone after it. */
export async function stage({ test }: Pick<TestContext, 'test'>) {
  const api = await new FakeApi().start()
  const home = new Home()
  test.cleanup(async () => {
    home.remove()
    await api.stop()
  })
  return { api, home }
}

/** The same with a signed-in user. */
export async function signedInStage(context: Pick<TestContext, 'test'>) {
  const { api, home } = await stage(context)
  await home.run(['login', '--host', api.host, '--email', api.user.email], { input: api.password })
  api.seen = []
  return { api, home }
}
