import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { backUpKeys, keysBeside, restoreKeys } from '#core/backup/backup_keys'
import { newId } from '#core/ids'
import {
  keyFilesIn,
  makeKeyFile,
  readKeyFile,
  removeKeyFiles,
  wrappingKey,
} from '#core/sealing/key_files'
import { rotateKeys } from '#core/sealing/rotate_keys'

const APP_KEY = 'a key of this installation, 32 signs'
const wrapping = wrappingKey(APP_KEY)

test.group('Copies of the keys of companies', (group) => {
  let folder: string
  let data: string
  let backup: string
  let keys: string

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-key-copies-'))
    data = join(folder, 'data')
    keys = join(data, 'keys')
    backup = join(folder, 'backups', 'monday')
    return () => rmSync(folder, { recursive: true, force: true })
  })

  const copies = () => keyFilesIn(keysBeside(backup))
  const bury = (id: string) =>
    writeFileSync(
      join(data, 'deletions.jsonl'),
      `\n{"id":"${id}","kind":"company","happenedAt":1}\n`
    )

  test('the copy of a purged company goes with the next backup, one that is only missing stays', async ({
    assert,
  }) => {
    const [purged, lost, active] = [newId(), newId(), newId()]
    for (const id of [purged, lost, active]) await makeKeyFile(keys, id, wrapping)
    await backUpKeys(data, backup)
    assert.lengthOf(await copies(), 3)

    // Until the purge a deleted company has its key: the law keeps its receipts.
    bury(purged)
    await backUpKeys(data, backup)
    assert.lengthOf(await copies(), 3)
    await removeKeyFiles(keys, purged)
    await removeKeyFiles(keys, lost)
    await backUpKeys(data, backup)
    const left = (await copies()).map(({ companyId }) => companyId)
    assert.sameMembers(left, [lost, active])
  })

  test('restored keys open, and those that are there already stay', async ({ assert }) => {
    const company = newId()
    const key = await makeKeyFile(keys, company, wrapping)
    await backUpKeys(data, backup)
    const restored = join(folder, 'restored')
    const other = await makeKeyFile(join(restored, 'keys'), company, wrapping)
    await restoreKeys(keysBeside(backup), restored)
    const found = await keyFilesIn(join(restored, 'keys'))
    const read = await Promise.all(found.map((file) => readKeyFile(file, wrapping)))
    assert.sameDeepMembers(read, [key, other])
  })

  test('a key opens with the APP_KEY that wraps it now, and with no other', async ({ assert }) => {
    const key = await makeKeyFile(keys, newId(), wrapping)
    const [file] = await keyFilesIn(keys)
    const next = `${APP_KEY}!`
    assert.isUndefined(await readKeyFile(file, wrappingKey(next)))
    assert.containSubset(await rotateKeys(keys, 'of no use', next), { lost: [file], rotated: 0 })
    assert.containSubset(await rotateKeys(keys, APP_KEY, next), { lost: [], rotated: 1 })
    assert.containSubset(await rotateKeys(keys, APP_KEY, next), { present: 1, rotated: 0 })
    assert.deepEqual(await readKeyFile(file, wrappingKey(next)), key)
    assert.isUndefined(await readKeyFile(file, wrapping))
  })

  test('a backup without keys makes no folder for them', async ({ assert }) => {
    await backUpKeys(data, backup)
    assert.isFalse(existsSync(keysBeside(backup)))
  })
})
