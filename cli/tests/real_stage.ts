import type { TestContext } from '@japa/runner/core'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { Home } from './terminal_run.js'

/** A company on the real server, and a home from which its owner calls. */
export async function realStage({ test }: Pick<TestContext, 'test'>) {
  const { company, owner } = await makeCompany()
  const home = new Home()
  test.cleanup(() => home.remove())
  const env = { KONTOR_URL: `http://127.0.0.1:${process.env.PORT}`, KONTOR_TOKEN: owner.token }
  const run = (line: string[], more: { input?: string; env?: NodeJS.ProcessEnv } = {}) =>
    home.run(line, { ...more, env: { ...env, ...more.env } })
  const json = async (line: string[]) => {
    const { code, out, err } = await run([...line, '--json'])
    if (code !== 0) throw new Error(err)
    return JSON.parse(out)
  }
  return { company, owner, home, env, run, json }
}
