import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { realStage } from './real_stage.js'
import { workMeanwhile } from './work_meanwhile.js'

const MAY = [
  'inc 20260504T070000Z - 20260504T083000Z # Website "code review"',
  'inc 20260505T070000Z - 20260505T080000Z # Website',
  '',
].join('\n')
const JUNE = 'inc 20260601T070000Z - 20260601T080000Z\ninc 20260602T070000Z # Website\n'
const CLASH = 'inc 20260504T080000Z - 20260504T090000Z\n'

type Stage = Awaited<ReturnType<typeof realStage>>

/** Two months of timewarrior at their usual place. */
function writeMonths({ home }: Stage) {
  const folder = home.file('.local/share/timewarrior/data')
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/2026-05.data`, MAY)
  writeFileSync(`${folder}/2026-06.data`, JUNE)
  return { HOME: home.folder }
}

const entries = async ({ json }: Stage) => (await json(['entries', '2026-05-04'])).length

test.group('Imports of recorded time in the terminal', () => {
  test('a dry run shows hours and projects, and leaves nothing behind', async (context) => {
    const stage = await realStage(context)
    const env = writeMonths(stage)
    const line = ['import', 'timewarrior', '--dry-run']
    const { code, out } = await workMeanwhile(stage.run(line, { env }))
    const { assert } = context
    assert.equal(code, 0)
    assert.match(out, /2026-05 +Test owner +2 +2:30/)
    assert.include(out, 'New: 3, already imported: 0, left out: 0')
    assert.include(out, 'still running')
    assert.equal(await entries(stage), 0)
    const imports = await context.client.get('/api/imports').bearerToken(stage.owner.token)
    assert.lengthOf(imports.body(), 0)
  })

  test('the same folder again brings nothing, and a clash is exit code 1', async (context) => {
    const stage = await realStage(context)
    const env = writeMonths(stage)
    const { assert } = context
    const line = ['import', 'timewarrior', '--yes', '--json']
    const first = await workMeanwhile(stage.run(line, { env }))
    assert.equal(first.err, '')
    assert.containSubset(JSON.parse(first.out), { created: 3, skipped: 0, leftOut: 0 })
    const again = await workMeanwhile(stage.run(line, { env }))
    assert.equal(again.err, '')
    assert.containSubset(JSON.parse(again.out), { new: 0, known: 3, leftOut: 0 })
    writeFileSync(stage.home.file('clash.data'), CLASH)
    const clash = await workMeanwhile(
      stage.run(['import', 'timewarrior', stage.home.file('clash.data'), '--yes'], { env })
    )
    assert.equal(clash.code, 1)
    assert.match(clash.out, /Row 1 .* already has other time/)
    assert.equal(await entries(stage), 1)
  })

  test('an unknown program, a missing file and a file of another program have different errors', async (context) => {
    const stage = await realStage(context)
    const { assert } = context
    const frames = stage.home.file('frames')
    writeFileSync(frames, '[[1777878000,1777881600,"Website","a1",[],1777881600]]')
    assert.equal((await stage.run(['import', 'stopwatch', frames])).code, 2)
    assert.equal((await stage.run(['import', 'toggl'])).code, 2)
    assert.equal((await stage.run(['import', 'toggl', 'missing.csv'])).code, 1)
    const other = await stage.run(['import', 'toggl', frames])
    assert.equal(other.code, 1)
    assert.match(other.err, /another program/)
  })

  test('what timewarrior itself has written is read', async (context) => {
    const stage = await realStage(context)
    const folder = stage.home.file('.timewarrior')
    mkdirSync(`${folder}/data`, { recursive: true })
    writeFileSync(`${folder}/timewarrior.cfg`, '')
    const env = { ...process.env, TIMEWARRIORDB: folder, HOME: stage.home.folder, TZ: 'UTC' }
    const timew = (...words: string[]) => execFileSync('timew', [...words, ':yes'], { env })
    timew('track', '2026-05-04T07:00:00', '-', '2026-05-04T08:30:00', 'Website', 'code review')
    timew('annotate', '@1', 'Fixed the "login" page')
    const line = ['import', 'timewarrior', '--yes', '--json']
    const { out, err } = await workMeanwhile(
      stage.run(line, { env: { TIMEWARRIORDB: folder, HOME: stage.home.folder } })
    )
    context.assert.equal(err, '')
    context.assert.containSubset(JSON.parse(out), { created: 1 })
    const again = await workMeanwhile(stage.run(['import', 'timewarrior', folder, '--dry-run']))
    context.assert.equal(again.code, 0, again.err)
    const [entry] = await stage.json(['entries', '2026-05-04'])
    context.assert.containSubset(entry, {
      note: 'Fixed the "login" page',
      tags: ['code review', 'Website'],
    })
  }).skip(() => spawnSync('timew', ['--version']).error !== undefined, 'timew is not installed')
})
