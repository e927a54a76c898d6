import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { makeCompany, signIn } from './steps/company.js'

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

test.group('Access keys', (group) => {
  const stage = stageFor(group, { isWhole: true })

  /** The names of the tools that a program with a key gets, or the code of the refusal. */
  async function toolsOf(key: string) {
    const answer = await fetch(`${stage.kontor.url}/api/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(LIST),
    })
    const { result, code } = (await answer.json()) as {
      result?: { tools: { name: string }[] }
      code?: string
    }
    return result?.tools.map(({ name }) => name) ?? code
  }

  test('an owner creates a key, a program uses it, and it ends when it is revoked, at {width} px')
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page } = visitor
        const account = await makeCompany(stage.kontor, stage.admin)
        await signIn(visitor, account)
        await page.goto('/account')
        await visitor.button('settings:keys.add').click()
        const dialog = page.getByRole('dialog')
        await visitor.field('settings:keys.name', dialog).fill('Editor')
        await visitor.field('settings:keys.scope.clients_read', dialog).check()
        await visitor.button('settings:keys.create').click()
        await visitor.field('auth:confirm_self.password').fill(account.password)
        await visitor.button('auth:confirm_self.submit').click()
        const field = visitor.field('settings:keys.fresh_label', dialog)
        const key = await field.inputValue()
        await visitor.checkScreen('a fresh access key')
        assert.deepEqual(await toolsOf(key), ['list_clients', 'get_client'])

        await visitor.button('settings:keys.kept').click()
        await dialog.waitFor({ state: 'detached' })
        await visitor.checkScreen('the account with an access key')
        await page
          .getByRole('button', {
            name: visitor.t('settings:keys.revoke_named', { name: 'Editor' }),
          })
          .click()
        await dialog
          .getByRole('button', { name: visitor.t('settings:keys.revoke'), exact: true })
          .click()
        await visitor.text('settings:keys.none').waitFor()
        assert.equal(await toolsOf(key), 'token_revoked')
      })
    )
})
