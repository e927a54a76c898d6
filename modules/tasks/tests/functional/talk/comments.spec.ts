import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { fanOut } from '#core/live/fan_out'
import type { LiveEvent } from '#core/live/live_event'
import { mailsTo } from '#core/tests/mails_to'
import { makeCompany, makePerson, type Person } from '#modules/auth/factories/company_factory'
import { makeProject, makeTask } from '#modules/tasks/factories/task_factory'

interface Comment {
  _id: string
  text: string
  author: { _id: string; name: string }
  mentions: { _id: string }[]
  editedAt: string | null
  canEdit: boolean
  canDelete: boolean
}

/** Calls about the comments of one task in the name of a person. */
const talkOf = (client: ApiClient, { token }: Person, taskId: string) => {
  const path = `/api/tasks/${taskId}/comments`
  const named = (text: string, mentioned: Person[]) => ({
    text,
    mentionIds: mentioned.map(({ user }) => user.id),
  })
  return {
    read: (query = '') => client.get(path + query).bearerToken(token),
    say: (text: string, ...mentioned: Person[]) =>
      client.post(path).bearerToken(token).json(named(text, mentioned)),
    edit: ({ _id }: Comment, text: string, ...mentioned: Person[]) =>
      client.put(`/api/task-comments/${_id}`).bearerToken(token).json(named(text, mentioned)),
    remove: ({ _id }: Comment) => client.delete(`/api/task-comments/${_id}`).bearerToken(token),
    readers: () => client.get(`/api/tasks/${taskId}/readers`).bearerToken(token),
  }
}

const texts = (body: { comments: Comment[] }) => body.comments.map(({ text }) => text)

test.group('Row 91: comments of tasks', () => {
  test('people who see a task talk about it, and an edited comment is marked', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const task = await makeTask(owner, { assigneeIds: [anna.user.id] })
    const said = await talkOf(client, anna, task.id).say('First line\nSecond <b>line</b>')
    said.assertStatus(201)
    const [comment] = said.body().comments as [Comment]
    assert.containsSubset(comment, {
      text: 'First line\nSecond <b>line</b>',
      author: { _id: anna.user.id, name: anna.user.name },
      editedAt: null,
      canEdit: true,
      canDelete: true,
    })
    await talkOf(client, owner, task.id).say('Answer')
    const edited = await talkOf(client, anna, task.id).edit(comment, 'Only line')
    edited.assertStatus(200)
    assert.deepEqual(texts(edited.body()), ['Only line', 'Answer'])
    assert.isString(edited.body().comments[0].editedAt)
    assert.containsSubset(edited.body().comments[1], { canEdit: false, canDelete: false })
  })

  test('only the author edits a comment, and besides the author only the owner deletes it', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const anna = await makePerson(company.id, 'employee')
    const task = await makeTask(owner, { assigneeIds: [anna.user.id] })
    const own = talkOf(client, anna, task.id)
    await own.say('One')
    const [one, two] = (await own.say('Two')).body().comments as [Comment, Comment]
    for (const other of [owner, member]) {
      const refused = await talkOf(client, other, task.id).edit(one, 'Changed')
      refused.assertStatus(403)
      assert.equal(refused.body().code, 'comment_not_own')
    }
    ;(await talkOf(client, member, task.id).remove(one)).assertStatus(403)
    ;(await talkOf(client, owner, task.id).remove(one)).assertStatus(204)
    ;(await own.remove(two)).assertStatus(204)
    assert.deepEqual((await own.read()).body(), { earlier: 0, comments: [] })
  })

  test('mentioned people get one mail in their language, the author none', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const [anna, ben] = [
      await makePerson(company.id, 'employee'),
      await makePerson(company.id, 'member'),
    ]
    await inTx(() => anna.user.merge({ language: 'de' }).save())
    const task = await makeTask(owner, { title: 'Angebot', assigneeIds: [anna.user.id] })
    const talk = talkOf(client, owner, task.id)
    const said = await talk.say('@Anna, look at <this>', anna, owner)
    said.assertStatus(201)
    const [comment] = said.body().comments as [Comment]
    assert.deepEqual(
      comment.mentions.map(({ _id }) => _id),
      [anna.user.id]
    )
    const [mail, ...more] = await mailsTo(anna.user.email)
    assert.lengthOf(more, 0)
    assert.equal(mail?.subject, `${owner.user.name} hat Sie erwähnt: Angebot`)
    assert.include(mail?.text, '@Anna, look at <this>')
    assert.isTrue(mail?.links.some((link) => link.includes(`/tasks?task=${task.id}`)))
    assert.lengthOf(await mailsTo(owner.user.email), 0)

    await talk.edit(comment, '@Anna and @Ben', anna, ben)
    await talk.edit(comment, '@Ben', ben)
    await talk.edit(comment, '@Ben and @Anna again', ben, anna)
    assert.lengthOf(await mailsTo(anna.user.email), 1)
    assert.lengthOf(await mailsTo(ben.user.email), 1)
  })

  test('a comment mentions those who see the task, and only them', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const assignee = await makePerson(company.id, 'employee')
    const inProject = await makePerson(company.id, 'employee')
    const outside = await makePerson(company.id, 'employee')
    const adviser = await makePerson(company.id, 'adviser')
    const stranger = await makeCompany()
    const project = await makeProject(owner, { memberIds: [inProject.user.id] })
    const task = await makeTask(owner, {
      projectId: project.id,
      assigneeIds: [assignee.user.id],
    })
    const talk = talkOf(client, assignee, task.id)
    const readers = await talk.readers()
    assert.sameMembers(
      readers.body().map(({ _id }: { _id: string }) => _id),
      [owner, member, assignee, inProject].map(({ user }) => user.id)
    )
    for (const person of [outside, adviser, stranger.owner]) {
      const refused = await talk.say('@Nobody', person)
      refused.assertStatus(422)
      assert.equal(refused.body().code, 'mention_unknown')
      assert.lengthOf(await mailsTo(person.user.email), 0)
    }
    assert.lengthOf((await talk.read()).body().comments, 0)
  })

  test('people who cannot see a task do not reach its comments', async ({ client }) => {
    const { company, owner } = await makeCompany()
    const stranger = await makeCompany()
    const outside = await makePerson(company.id, 'employee')
    const adviser = await makePerson(company.id, 'adviser')
    const task = await makeTask(owner)
    const [comment] = (await talkOf(client, owner, task.id).say('Secret')).body().comments as [
      Comment,
    ]
    for (const [person, status] of [
      [outside, 404],
      [stranger.owner, 404],
      [adviser, 403],
    ] as const) {
      const talk = talkOf(client, person, task.id)
      ;(await talk.read()).assertStatus(status)
      ;(await talk.readers()).assertStatus(status)
      ;(await talk.say('Mine')).assertStatus(status)
      ;(await talk.edit(comment, 'Mine')).assertStatus(status)
      ;(await talk.remove(comment)).assertStatus(status)
    }
    ;(await talkOf(client, owner, newId()).read()).assertStatus(404)
  })

  test('empty and endless comments are refused', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const talk = talkOf(client, owner, task.id)
    ;(await talk.say('x'.repeat(5000))).assertStatus(201)
    for (const text of ['', ' \n ', 'x'.repeat(5001), 'a\u0000b']) {
      const refused = await talk.say(text)
      refused.assertStatus(422)
      assert.equal(refused.body().fields[0].field, 'text')
    }
  })

  test('a long talk begins with its newest comments', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const talk = talkOf(client, owner, task.id)
    for (const text of ['One', 'Two', 'Three']) await talk.say(text)
    const newest = (await talk.read('?pageSize=2')).body()
    assert.equal(newest.earlier, 1)
    assert.deepEqual(texts(newest), ['Two', 'Three'])
  })

  test('a task with comments is not deleted', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    await talkOf(client, owner, task.id).say('Keep this')
    const refused = await client.delete(`/api/tasks/${task.id}`).bearerToken(owner.token)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'has_comments')
  })

  test('open screens of the company hear of a new comment', async ({ client, assert, cleanup }) => {
    const { company, owner } = await makeCompany()
    const task = await makeTask(owner)
    const heard: LiveEvent[] = []
    cleanup(fanOut.subscribe((event) => void heard.push(event)))
    await talkOf(client, owner, task.id).say('Now')
    assert.deepInclude(heard, {
      companyId: company.id,
      kind: 'task',
      id: task.id,
      audience: 'staff',
    })
  })
})
