import { test } from '@japa/runner'
import { unzipSync } from 'fflate'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { call } from '#core/tests/call'
import { fileForm } from '#core/tests/file_form'
import { makeCompany, makePerson, type Person } from '#modules/auth/factories/company_factory'
import { confirm } from '#modules/auth/tests/second_factor'
import { makeExports } from '#modules/leaving/actions/make_exports'
import { makeTask } from '#modules/tasks/factories/task_factory'

interface File {
  _id: string
  name: string
  type: string
  size: number
  addedBy: { _id: string }
  canDelete: boolean
}

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

/** Calls about the files of one task in the name of a person. */
const filesOf = ({ token }: Person, taskId: string) => {
  const path = `/api/tasks/${taskId}/files`
  const ask = async (method: string, address: string, options = {}) => {
    const { status, text, headers, bytes } = await call(method, address, { token, ...options })
    const isJson = headers['content-type']?.includes('json')
    return { status, headers, bytes, body: isJson ? JSON.parse(text) : undefined }
  }
  return {
    list: () => ask('GET', path),
    add: (name: string, content: Buffer) =>
      ask('POST', path, fileForm({ field: 'file', name, content })),
    load: ({ _id }: Pick<File, '_id'>) => ask('GET', `${path}/${_id}`),
    remove: ({ _id }: Pick<File, '_id'>) => ask('DELETE', `${path}/${_id}`),
  }
}

test.group('Row 91: files of tasks', () => {
  test('a file comes back byte by byte, as a download that no browser runs', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const task = await makeTask(owner, { assigneeIds: [anna.user.id] })
    const added = await filesOf(anna, task.id).add('../Plan.pdf', PDF)
    assert.equal(added.status, 201)
    const [file] = added.body as [File]
    assert.containsSubset(file, {
      name: 'Plan.pdf',
      type: 'application/pdf',
      size: PDF.length,
      addedBy: { _id: anna.user.id },
      canDelete: true,
    })
    const loaded = await filesOf(owner, task.id).load(file)
    assert.isTrue(loaded.bytes.equals(PDF))
    assert.match(String(loaded.headers['content-disposition']), /^attachment/)
    assert.include(String(loaded.headers['content-security-policy']), 'sandbox')
    const [stored] = await reader().from('task_files').where('id', file._id)
    assert.isNotNull(stored.key_id)
    assert.isFalse(Buffer.from(stored.content).includes('%PDF'))
  })

  test('the same file is kept once, markup becomes text, and programs are refused', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const files = filesOf(owner, (await makeTask(owner)).id)
    await files.add('a.pdf', PDF)
    await files.add('b.pdf', PDF)
    const page = await files.add('page.html', Buffer.from('<script>alert(1)</script>'))
    assert.deepEqual(
      page.body.map(({ name, type }: File) => [name, type]),
      [
        ['a.pdf', 'application/pdf'],
        ['page.html.txt', 'text/plain'],
      ]
    )
    const program = await files.add('run.exe', Buffer.from('MZ\x00\x01\x02'))
    assert.equal(program.status, 422)
    assert.equal(program.body.code, 'file_kind')
    assert.equal((await files.add('empty.txt', Buffer.alloc(0))).status, 422)
    assert.equal((await files.add('big.txt', Buffer.alloc(16 * 1024 * 1024, 'a'))).status, 413)
    assert.lengthOf((await files.list()).body, 2)
  })

  test('employees delete their own files, the desk deletes any', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const task = await makeTask(owner, { assigneeIds: [anna.user.id] })
    await filesOf(owner, task.id).add('a.txt', Buffer.from('from the desk'))
    const both = await filesOf(anna, task.id).add('b.txt', Buffer.from('from Anna'))
    const [theirs, own] = both.body as [File, File]
    assert.isFalse(theirs.canDelete)
    const refused = await filesOf(anna, task.id).remove(theirs)
    assert.equal(refused.status, 403)
    assert.equal(refused.body.code, 'file_not_own')
    assert.deepEqual((await filesOf(anna, task.id).remove(own)).body.length, 1)
    assert.deepEqual((await filesOf(owner, task.id).remove(theirs)).body, [])
  })

  test('people who cannot see a task do not reach its files', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const stranger = (await makeCompany()).owner
    const outside = await makePerson(company.id, 'employee')
    const adviser = await makePerson(company.id, 'adviser')
    const task = await makeTask(owner)
    const other = await makeTask(owner)
    const [file] = (await filesOf(owner, task.id).add('a.pdf', PDF)).body as [File]
    for (const [person, status] of [
      [outside, 404],
      [stranger, 404],
      [adviser, 403],
    ] as const) {
      const files = filesOf(person, task.id)
      for (const answer of [
        await files.list(),
        await files.add('b.txt', Buffer.from('Mine')),
        await files.load(file),
        await files.remove(file),
      ]) {
        assert.equal(answer.status, status)
      }
    }
    assert.equal((await filesOf(owner, other.id).load(file)).status, 404)
    assert.equal((await filesOf(owner, task.id).load({ _id: newId() })).status, 404)
  })

  test('a task with files is not deleted', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    await filesOf(owner, task.id).add('a.pdf', PDF)
    const refused = await client.delete(`/api/tasks/${task.id}`).bearerToken(owner.token)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'has_files')
  })

  test('the complete export has the files, opened', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { token } = owner
    const task = await makeTask(owner, { title: 'Umbau' })
    await filesOf(owner, task.id).add('Plan.pdf', PDF)
    await confirm(owner)
    const asked = await call('POST', '/api/company-exports', { token, body: {} })
    while (await makeExports()) {
      // The next one.
    }
    const path = `/api/company-exports/${JSON.parse(asked.text)._id}/file`
    const entries = unzipSync(new Uint8Array((await call('GET', path, { token })).bytes))
    const name = Object.keys(entries).find((one) => /^files\/Umbau\/.+-Plan\.pdf$/.test(one))
    assert.isTrue(Buffer.from(entries[name ?? ''] ?? []).equals(PDF))
  })
})
