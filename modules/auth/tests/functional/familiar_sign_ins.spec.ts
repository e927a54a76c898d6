import { availableParallelism } from 'node:os'
import { test } from '@japa/runner'
import { networkOf } from '#core/http/limits/network_of'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { inTurn } from '#modules/auth/sign_in_limits/in_turn'

const AT_ONCE = Math.max(1, availableParallelism() - 1)
const HERE = networkOf('127.0.0.1')

test.group('Sign-ins during a flood from many addresses', () => {
  test('those from an address where the person has signed in before come first', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { email } = owner.user
    ;(await client.get('/api/auth/me').bearerToken(owner.token)).assertStatus(200)
    const order: string[] = []
    let open = () => {}
    const isOpen = new Promise<void>((resolve) => {
      open = resolve
    })
    const ask = (address: string, account: string) =>
      inTurn({ address, account }, async () => {
        await isOpen
        order.push(`${account} at ${address}`)
      })
    const flood = Array.from({ length: 100 }, (_, index) => ask(`10.0.${index}.0`, email))
    const familiar = ask(HERE, email)
    const unknown = ask(HERE, 'nobody@example.test')
    // Whether an address is familiar is looked up before the place is taken.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    open()
    await Promise.all([...flood, familiar, unknown])
    assert.isAtMost(order.indexOf(`${email} at ${HERE}`), AT_ONCE)
    assert.isAbove(order.indexOf(`nobody@example.test at ${HERE}`), AT_ONCE)
  })
})
