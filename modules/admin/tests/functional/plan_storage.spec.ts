import { test } from '@japa/runner'
import { call } from '#core/tests/call'
import { fileForm } from '#core/tests/file_form'
import { limitCompany } from '#modules/auth/factories/plan_factory'
import { makeClaimDesk } from '#modules/expenses/factories/claim_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

/** Files of different content, each of a thousand bytes. */
const fileOf = (letter: string) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(991, letter)])

test.group('Storage of a plan', () => {
  test('files of invoices, tasks, expenses and claims share one limit', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    await limitCompany(desk.company, { storageBytes: 4000 })
    const draft = await desk.draft()
    const expense = await desk.expense()
    const claim = await desk.handIn()
    const task = await makeTask(desk.owner)
    const attach = (letter: string, name = `${letter}.pdf`) =>
      desk.sendFile(`/api/invoices/${draft._id}/attachments`, name, fileOf(letter))
    const prove = (letter: string) =>
      desk.sendFile(`/api/expenses/${expense._id}/receipts`, `${letter}.pdf`, fileOf(letter))
    const handIn = (letter: string) =>
      desk.staff.sendFile(
        `/api/expense-claims/${claim._id}/receipts`,
        `${letter}.pdf`,
        fileOf(letter)
      )
    const addToTask = (letter: string) =>
      call('POST', `/api/tasks/${task.id}/files`, {
        token: desk.owner.token,
        ...fileForm({ field: 'file', name: `${letter}.pdf`, content: fileOf(letter) }),
      })

    ;(await attach('a')).assertStatus(200)
    ;(await prove('b')).assertStatus(201)
    ;(await handIn('c')).assertStatus(201)
    assert.equal((await addToTask('d')).status, 201)

    const refused = await attach('e')
    refused.assertStatus(403)
    assert.containsSubset(refused.body(), {
      code: 'plan_limit_reached',
      limit: 'storageBytes',
      allowed: 4000,
      used: 4000,
    })
    ;(await prove('f')).assertStatus(403)
    ;(await handIn('g')).assertStatus(403)
    assert.equal((await addToTask('h')).status, 403)

    // A file that replaces another of the same size needs no room; a receipt that is here already is kept once.
    ;(await attach('i', 'a.pdf')).assertStatus(200)
    ;(await prove('b')).assertStatus(201)
    // Approval moves the files, which are stored once as before.
    ;(await desk.decide(claim._id, 'approve')).assertStatus(200)
    assert.equal((await desk.get('/api/plan')).body().plan.usage[3].used, 4000)
  })

  test('of several files at once only those pass that fit', async ({ client, assert }) => {
    const desk = await makeClaimDesk(client)
    await limitCompany(desk.company, { storageBytes: 2500 })
    const expenses = await Promise.all(['a', 'b', 'c', 'd'].map(() => desk.expense()))
    const answers = await Promise.all(
      expenses.map(({ _id }, index) =>
        desk.sendFile(`/api/expenses/${_id}/receipts`, 'a.pdf', fileOf(String(index)))
      )
    )
    assert.deepEqual(answers.map((one) => one.status()).sort(), [201, 201, 403, 403])
  })
})
