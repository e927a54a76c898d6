import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DiskFileStore } from '#core/files/disk_file_store'

test.group('Files on the disk', (group) => {
  let folder: string
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kontor-files-'))
    return () => rm(folder, { recursive: true })
  })

  test('a file is there as a whole, and nothing else is left', async ({ assert }) => {
    const store = new DiskFileStore(folder)
    await store.put('logos/a/b.png', Buffer.from('first'))
    await store.put('logos/a/b.png', Buffer.from('second'))
    assert.equal(String(await store.read('logos/a/b.png')), 'second')
    assert.deepEqual(await readdir(join(folder, 'logos/a')), ['b.png'])
    assert.isUndefined(await store.read('logos/a/c.png'))
  })

  test('a name never leads out of the folder', async ({ assert }) => {
    const store = new DiskFileStore(folder)
    const names = [
      '../x.png',
      '/etc/passwd',
      'a/../../x.png',
      'a\0.png',
      'a//b.png',
      '.env',
      'A.PNG',
    ]
    for (const name of names) {
      await assert.rejects(() => store.read(name), 'This is no name of a stored file.')
      await assert.rejects(() => store.put(name, Buffer.from('x')), /no name/)
    }
  })
})
