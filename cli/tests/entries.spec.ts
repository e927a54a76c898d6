import { writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { makeProject, makeTask } from '#modules/tasks/factories/task_factory'
import { realStage } from './real_stage.js'

/** A company with a task, and an entry of two hours of yesterday, from nine on. */
async function stage(context: Parameters<typeof realStage>[0]) {
  const real = await realStage(context)
  const task = await makeTask(real.owner, { title: 'Fix login', assigneeIds: [real.owner.user.id] })
  const entry = await real.json(['log', '9:00-11:00', 'yesterday', 'fix', 'login'])
  return { ...real, task, entry }
}

test.group('entering time', () => {
  test('a duration with a day and words of a task is entered on that day', async (context) => {
    const { assert } = context
    const { run, json } = await stage(context)
    const { code, out } = await run(['log', '1,5h', 'gestern', 'fix', '--note', 'Review'])
    assert.equal(code, 0)
    assert.match(out, /^Entered: Fix login, 1:30 on \d\d\.\d\d\.\d{4} \(11:00–12:30\)\n$/)
    const entries = await json(['entries', 'dje'])
    assert.deepEqual(
      entries.map(({ seconds, note }: { seconds: number; note: string }) => [seconds, note]),
      [
        [7200, ''],
        [5400, 'Review'],
      ]
    )
  })

  test('an overlap is refused with the entry in the way and the choices', async (context) => {
    const { assert } = context
    const { run, json } = await stage(context)
    const [{ _id }] = await json(['entries', 'yesterday'])
    const { code, err } = await run(['log', '10:00-10:30', 'yesterday', 'fix'])
    const id = _id.slice(-6)
    assert.equal(code, 7)
    assert.match(
      err,
      new RegExp(
        '^kontor: This time overlaps with “.+” on .+\\. Choose another time, or change that entry\\.\\n' +
          `  Try: kontor edit ${id}, kontor delete ${id}\\n$`
      )
    )
    const refused = await run(['log', '10:00-10:30', 'yesterday', 'fix', '--json'])
    assert.equal(JSON.parse(refused.err).candidates[0]._id, _id)
    assert.equal((await run(['delete', id])).code, 0)
    assert.equal((await run(['log', '10:00-10:30', 'yesterday', 'fix'])).code, 0)
  })

  test('nothing is entered without an amount, for a day that does not exist, or for the future', async (context) => {
    const { assert } = context
    const { run } = await stage(context)
    const codes = []
    for (const words of ['fix', '2h 31.02. fix', '2h tomorrow fix', '2h 12/11 fix']) {
      codes.push((await run(['log', ...words.split(' ')])).code)
    }
    assert.deepEqual(codes, [2, 2, 1, 6])
  })

  test('--dry-run shows the entry and writes none', async (context) => {
    const { assert } = context
    const { run, json } = await stage(context)
    const { code, out } = await run(['log', '2h', 'yesterday', 'fix', '--dry-run'])
    assert.equal(code, 0)
    assert.match(out, /^Would enter 2h on \d\d\.\d\d\.\d{4}: Fix login\nNothing was changed\./)
    assert.lengthOf(await json(['entries', 'yesterday']), 1)
    const planned = await json(['log', '2h', 'yesterday', 'fix', '--dry-run'])
    assert.equal(planned.dryRun, true)
    assert.equal(planned.call.path, '/api/time-entries')
  })

  test('--quiet enters without a word, and lists rows without a head', async (context) => {
    const { assert } = context
    const { run } = await stage(context)
    assert.equal((await run(['log', '1h', 'yesterday', 'fix', '--quiet'])).out, '')
    const { out } = await run(['entries', 'yesterday', '--quiet'])
    assert.lengthOf(out.trimEnd().split('\n'), 2)
    assert.notInclude(out, 'Project')
  })

  test('+words choose the project, and a task that is missing is made when that was agreed', async (context) => {
    const { assert } = context
    const { owner, run, json } = await stage(context)
    await makeProject(owner, { name: 'Website' })
    const asked = await run(['log', '1h', 'yesterday', 'write texts', '+website'])
    assert.equal(asked.code, 5)
    assert.include(asked.err, 'Try: kontor tasks add "write texts" +Website')
    const entry = await json(['log', '1h', 'yesterday', 'write texts', '+website', '--create'])
    assert.equal(entry.task.title, 'write texts')
    assert.equal(entry.task.project.name, 'Website')
  })

  test('a .kontor file names project and task of its folder, and a branch its own', async (context) => {
    const { assert } = context
    const { owner, home, env } = await stage(context)
    const project = await makeProject(owner, { name: 'Website' })
    await makeTask(owner, { title: 'Texts', projectId: project.id, assigneeIds: [owner.user.id] })
    writeFileSync(home.file('.kontor'), '# work\nproject: website\ntask: texts\n')
    const { out } = await home.run(['log', '1h', 'yesterday'], { env, cwd: home.folder })
    assert.include(out, 'Entered: Texts (Website)')
    writeFileSync(home.file('.kontor'), 'tasks: texts\n')
    const broken = await home.run(['log', '1h', 'yesterday'], { env, cwd: home.folder })
    assert.equal(broken.code, 2)
    assert.include(broken.err, 'Line 1 of')
  })
})

test.group('changing entries', () => {
  test('note, move and edit change the latest entry or the one that is named', async (context) => {
    const { assert } = context
    const { owner, run, json, entry } = await stage(context)
    await makeTask(owner, { title: 'Call Anna', assigneeIds: [owner.user.id] })
    assert.equal((await json(['note', 'with', 'Anna'])).note, 'with Anna')
    assert.equal((await json(['move', '@1', 'call'])).task.title, 'Call Anna')
    const { code, out } = await run(['edit', entry._id.slice(-6), '--start', '9:30', '--end', '10'])
    assert.equal(code, 0, out)
    assert.equal(out, 'Changed: Call Anna, 09:30–10:00, 0:30\n')
  })

  test('without options edit opens the editor, and again with the reason of a mistake', async (context) => {
    const { assert } = context
    const { home, env, json, entry } = await stage(context)
    // First writes a mistake, then checks that it is explained and corrects it.
    const script = home.file('editor.sh')
    writeFileSync(
      script,
      `if grep -q '✗' "$1"; then sed -i 's/^Start:.*/Start: 9:15/' "$1"; else sed -i 's/^Start:.*/Start: 31.02. 9:00/; s/^Note:.*/Note: edited/' "$1"; fi\n`
    )
    const more = { env: { ...env, EDITOR: `sh ${script}` } }
    const { code, err, out } = await home.run(['edit'], more)
    assert.equal(code, 0, err)
    assert.include(out, '09:15–11:00')
    const [changed] = await json(['entries', 'yesterday'])
    assert.equal(changed._id, entry._id)
    assert.equal(changed.note, 'edited')
  })

  test('an unknown entry, and one without a change, are refused', async (context) => {
    const { assert } = context
    const { run } = await stage(context)
    assert.equal((await run(['note', '@9', 'text'])).code, 5)
    assert.equal((await run(['edit'])).code, 2)
    assert.equal((await run(['edit', '--billable', 'perhaps'])).code, 2)
  })

  test('gaps are listed with the command that fills each', async (context) => {
    const { assert } = context
    const { run, json } = await stage(context)
    await run(['log', '13:00-14:00', 'yesterday', 'fix'])
    const [gap] = await json(['gaps', 'yesterday'])
    assert.equal(gap.seconds, 7200)
    const { out } = await run(['gaps', 'yesterday'])
    const filling = /kontor (log 11:00-13:00 \S+)/.exec(out)?.[1] ?? ''
    assert.equal((await run([...filling.split(' '), 'fix'])).code, 0)
    assert.deepEqual(await json(['gaps', 'yesterday']), [])
  })
})
