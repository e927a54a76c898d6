import { test } from '@japa/runner'
import { makeImportDesk } from '../import_desk.js'
import { TIMEWARRIOR, toggl } from '../tracker_files.js'
import { repeated, zipOf } from '../workbook.js'

const ENTRIES =
  'id,description,start,end,billable,member_id,client_id,project_id,task_id,tags\ne1,=1+1,2026-05-04T07:00:00Z,2026-05-04T08:00:00Z,true,m1,c1,p1,t1,"[""g1"",""g2""]"\n'
const EXPORT = {
  'time_entries.csv': ENTRIES,
  'clients.csv': 'id,name\nc1,"Weingut Sonne"\n',
  'projects.csv': 'id,name,client_id\np1,Shop,c1\n',
  'tasks.csv': 'id,name,project_id\nt1,Design,p1\n',
  'members.csv': 'id,user_id,name,email\nm1,u1,Anna,anna@example.test\n',
  'tags.csv': 'id,name\ng1,web\ng2,urgent\n',
}

const REFUSED: Record<
  string,
  { code: string; file: () => Promise<string | Buffer> | string | Buffer }
> = {
  'JSON that is no list': { code: 'no_times', file: () => '{"start":"20260504T070000Z"}' },
  'JSON of numbers': { code: 'no_times', file: () => '[1, 2, 3]' },
  'half a list': { code: 'no_times', file: () => '[{"start":"2026' },
  'an empty list': { code: 'empty', file: () => '[]' },
  'a log without line ends': { code: 'no_times', file: () => `inc ${'a'.repeat(2 ** 20)}` },
  'a list of thirty megabytes': {
    code: 'log_too_large',
    file: () => `[${'{"start":"20260504T070000Z"},'.repeat(1_100_000)}{}]`,
  },
  'an export of solidtime that grows a thousandfold': {
    code: 'workbook_too_large',
    file: () =>
      zipOf({
        ...EXPORT,
        'clients.csv': repeated('c1,x\n', 1_000_000, { before: 'id,name\n', after: '' }),
      }),
  },
  'a table when timewarrior is expected': { code: 'other_tracker', file: () => 'Start,End\n1,2\n' },
}

test.group('Hostile files of recorded time', () => {
  for (const [name, { code, file }] of Object.entries(REFUSED)) {
    test(`${name} is refused with a sentence`, async ({ client, assert }) => {
      const desk = await makeImportDesk(client)
      const query = code === 'other_tracker' ? '&tracker=timewarrior' : ''
      const answer = await desk.send('times', await file(), query)
      answer.assertStatus(422)
      assert.equal(answer.body().code, code)
      assert.lengthOf((await desk.get('/api/imports')).body(), 0)
    })
  }

  test('a ZIP export of solidtime is put together from its tables; a formula is a text', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const members = `id,user_id,name,email\nm1,u1,Anna,${desk.owner.user.email}\n`
    const { done } = await desk.brought('times', await zipOf({ ...EXPORT, 'members.csv': members }))
    assert.containSubset(done, { created: 1 })
    const [entry] = (await desk.get('/api/time-entries')).body()
    assert.containSubset(entry, {
      note: '=1+1',
      billable: true,
      tags: ['urgent', 'web'],
      task: { title: 'Design', project: { name: 'Shop' } },
    })
  })

  test('a line that timewarrior would not write is a faulty row', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    const file = `${TIMEWARRIOR.split('\n')[0]}\ninc yesterday\nexc mon\ninc 20261341T999999Z - 20260504T100000Z\n`
    const { planned } = await desk.take((await desk.uploaded('times', file))._id, 'check')
    assert.containSubset(planned, { create: 1, fault: 3 })
  })

  for (const encoding of ['utf16le', 'latin1'] as const) {
    test(`semicolons and CRLF in ${encoding} are read`, async ({ client, assert }) => {
      const desk = await makeImportDesk(client)
      const text = toggl(desk.owner.user.email)
        .replace('﻿', '')
        .replaceAll('Entwurf', 'Grüße')
        .replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/gm, ';')
      const { done } = await desk.brought('times', Buffer.from(text, encoding))
      assert.containSubset(done, { created: 2, failed: 0 })
      const notes = (await desk.get('/api/time-entries?order=asc')).body()
      assert.equal(notes[0].note, 'Grüße')
    })
  }
})
