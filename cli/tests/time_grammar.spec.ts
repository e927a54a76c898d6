import { test } from '@japa/runner'
import { makeProject, makeTask } from '#modules/tasks/factories/task_factory'
import { realStage } from './real_stage.js'

const MINUTE = 60_000

async function stage(context: Parameters<typeof realStage>[0]) {
  const real = await realStage(context)
  const assigneeIds = [real.owner.user.id]
  const project = await makeProject(real.owner, { name: 'Website' })
  await makeTask(real.owner, { title: 'Fix login', projectId: project.id, assigneeIds })
  await makeTask(real.owner, { title: 'Write the offer', assigneeIds })
  const running = async () => (await real.json(['status'])).running
  return { ...real, running }
}

const age = ({ startedAt }: { startedAt: string }) =>
  Math.round((Date.now() - Date.parse(startedAt)) / MINUTE)

test.group('Row 130: starting and stopping in the past', () => {
  test('start takes an offset or a time, and ends what ran at that moment', async (context) => {
    const { assert } = context
    const { run, json, running } = await stage(context)
    assert.equal((await run(['start', 'fix', 'login', '-90m'])).code, 0)
    assert.equal(age(await running()), 90)
    const { code, out } = await run(['start', 'offer', '--at', '-30m'])
    assert.equal(code, 0)
    assert.match(
      out,
      /^Stopped: Fix login \(Website\) after (59:5\d|01:00:0\d)\nStarted: Write the offer\n$/
    )
    assert.equal(age(await running()), 30)
    const { stopped } = await json(['stop', '-10m'])
    assert.equal(Math.round(stopped.seconds / 60), 20)
  })

  test('stop says what the whole day has brought', async (context) => {
    const { assert } = context
    const { run } = await stage(context)
    await run(['start', 'fix', '-2m'])
    assert.match((await run(['stop'])).out, /\nToday: \d:\d\d\n$/)
  })

  test('a start in the future, before the running entry, or at an unclear time changes nothing', async (context) => {
    const { assert } = context
    const { run, running } = await stage(context)
    await run(['start', 'fix', '-60m'])
    const before = await running()
    const codes = []
    for (const at of ['tomorrow 9', '-90m', '-15', 'soon', '31.02. 9:00']) {
      codes.push((await run(['start', 'offer', '--at', at])).code)
    }
    assert.deepEqual(codes, [2, 7, 6, 2, 2])
    assert.equal((await running()).entryId, before.entryId)
    assert.equal((await run(['stop', '-2h'])).code, 1)
  })

  test('--dry-run says what would start or stop, and neither happens', async (context) => {
    const { assert } = context
    const { run, running } = await stage(context)
    const planned = await run(['start', 'fix', '-5m', '--dry-run'])
    assert.match(planned.out, /^Would start: Fix login at \d\d:\d\d\nNothing was changed\./)
    assert.equal(planned.code, 0)
    assert.isNull(await running())
    await run(['start', 'fix'])
    assert.match((await run(['stop', '--dry-run'])).out, /^Would stop: Fix login at/)
    assert.equal((await running()).title, 'Fix login')
  })

  test('start makes a task in +project when that was agreed', async (context) => {
    const { assert } = context
    const { run, running } = await stage(context)
    assert.equal((await run(['start', 'write texts', '+website'])).code, 5)
    assert.equal((await run(['start', 'write texts', '+website', '--create'])).code, 0)
    const { title, project } = await running()
    assert.deepEqual([title, project], ['write texts', 'Website'])
  })
})

test.group('Row 130: switch, continue, split, trim, tag and undo', () => {
  test('switch needs a running timer, continue starts the latest or a named one with its tags', async (context) => {
    const { assert } = context
    const { run, json, running } = await stage(context)
    assert.equal((await run(['switch', 'fix'])).code, 7)
    await run(['start', 'fix', '-60m'])
    assert.equal((await run(['switch', 'offer', '--at', '-30m'])).code, 0)
    await run(['tag', 'urgent'])
    await run(['stop', '-10m'])
    assert.equal((await run(['continue'])).code, 0)
    assert.equal((await running()).title, 'Write the offer')
    const [again] = await json(['entries']).then((rows) => rows.slice(-1))
    assert.deepEqual(again.tags, ['urgent'])
    assert.equal((await run(['continue'])).code, 7)
    assert.equal((await run(['continue', '@2'])).code, 0)
    assert.equal((await running()).title, 'Fix login')
  })

  test('split parts an entry, trim ends a forgotten timer, tags come and go', async (context) => {
    const { assert } = context
    const { run, json, running } = await stage(context)
    await run(['log', '9:00-11:00', 'yesterday', 'fix'])
    const parts = await json(['split', '10:00'])
    assert.deepEqual(
      parts.map(({ seconds }: { seconds: number }) => seconds),
      [3600, 3600]
    )
    assert.equal((await run(['split', 'yesterday', '8:00'])).code, 1)
    assert.deepEqual((await json(['tag', 'review', 'urgent'])).tags, ['review', 'urgent'])
    assert.deepEqual((await json(['tag', '--remove', 'Review'])).tags, ['urgent'])
    assert.equal((await run(['tag', '--remove', 'none'])).code, 5)
    assert.include((await run(['tag'])).out, 'urgent')

    await run(['start', 'offer', '-3h'])
    const trimmed = await json(['trim', '-2h'])
    assert.equal(Math.round(trimmed.seconds / 60), 60)
    assert.isNull(await running())
    assert.equal((await run(['trim', '-1h'])).code, 7)
  })

  test('undo takes the latest change back, and again makes it again', async (context) => {
    const { assert } = context
    const { run, json, running } = await stage(context)
    await run(['start', 'fix', '-60m'])
    await run(['stop'])
    const list = await json(['undo', '--list'])
    assert.deepEqual(
      list.map(({ kind }: { kind: string }) => kind),
      ['stop', 'start']
    )
    assert.match((await run(['undo', '--dry-run'])).out, /^Would take back: /)
    assert.equal((await run(['undo'])).code, 0)
    assert.equal((await running()).title, 'Fix login')
    assert.equal((await run(['undo'])).code, 0)
    assert.isNull(await running())
    assert.equal((await run(['undo', 'ffffff'])).code, 5)
  })
})

test.group('Row 130: merge and delete', () => {
  test('merge makes one entry with the time between as a break, delete removes one, and undo brings each back', async (context) => {
    const { assert } = context
    const { run, json } = await stage(context)
    await run(['log', '9:00-10:00', 'yesterday', 'fix'])
    await run(['log', '10:15-11:00', 'yesterday', 'fix'])
    const planned = await run(['merge', '@2', '@1', '--dry-run'])
    assert.include(planned.out, 'Would make one entry of 2 on “Fix login”.')
    const merged = await json(['merge', '@2', '@1'])
    assert.containsSubset(merged, { breakSeconds: 900, seconds: 6300 })
    assert.equal((await run(['undo'])).code, 0)
    assert.lengthOf(await json(['entries', 'yesterday']), 2)
    assert.equal((await run(['merge', '@1', '@1'])).code, 2)
    const { code, out, err } = await run(['delete', '@1'])
    assert.equal(code, 0, err)
    assert.match(out, /^Deleted: Fix login \(Website\), 10:15–11:00, 0:45\. Bring it back with/)
    assert.lengthOf(await json(['entries', 'yesterday']), 1)
    assert.equal((await run(['undo'])).code, 0)
    assert.lengthOf(await json(['entries', 'yesterday']), 2)
    await run(['start', 'offer', '-5m'])
    assert.equal((await json(['delete', '@1'])).deleted.task.title, 'Write the offer')
    assert.isNull((await json(['status'])).running)
    assert.equal((await run(['delete', '@9'])).code, 5)
  })
})

test.group('report', () => {
  test('groups the time of a period as a table, JSON and CSV', async (context) => {
    const { assert } = context
    const { run, json } = await stage(context)
    await run(['log', '9:00-11:00', 'yesterday', 'fix', '--tag', 'review'])
    await run(['log', '11:00-11:30', 'yesterday', 'offer'])
    const { out } = await run(['report', 'yesterday'])
    assert.match(out, /^Website +2:00 +\S+ +80 %\n· Fix login +2:00/m)
    assert.match(out, /^No project +0:30/m)
    const body = await json(['report', 'yesterday', '--by', 'tag'])
    assert.deepEqual(
      body.groups.map(({ label, seconds }: { label: string; seconds: number }) => [label, seconds]),
      [
        ['review', 7200],
        [null, 1800],
      ]
    )
    const german = { env: { LANG: 'de_DE.UTF-8' } }
    const named = await run(['report', 'yesterday', '--by', 'tag,Aufgabe', '--json'], german)
    assert.deepEqual(JSON.parse(named.out).by, ['tag', 'task'])
    const csv = await run(['report', 'yesterday', '--by', 'project,task', '--csv'])
    assert.equal(
      csv.out,
      'Project,Task,Seconds,Billable seconds\r\nWebsite,Fix login,7200,0\r\nNo project,Write the offer,1800,0\n'
    )
    assert.equal((await run(['report', 'yesterday', '--by', 'colour'])).code, 2)
    assert.equal((await run(['report', 'someday'])).code, 2)
  })

  test('a cell that a spreadsheet would calculate is text', async (context) => {
    const { assert } = context
    const { owner, run } = await stage(context)
    await makeTask(owner, { title: '=1+1,"x"', assigneeIds: [owner.user.id] })
    await run(['log', '1h', 'yesterday', '=1+1'])
    const { out } = await run(['report', 'yesterday', '--by', 'task', '--csv'])
    assert.include(out, `"'=1+1,""x""",3600`)
  })
})
