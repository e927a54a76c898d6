import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { answersOf, openSocket, textUntilClosed } from '#core/tests/raw_socket'
import { OutsideClient } from './outside_client.js'
import { noMemoryFigures, peakGrowth } from './peak_memory.js'
import { ServerProcess } from './server_process.js'

const GIGABYTE = 2 ** 30
const PIECE = Buffer.alloc(2 ** 20, 'x')
/** MB that the upload may cost at its highest. */
const MOST_MEMORY = 64
/** How much may have been sent before the refusal is there: buffers of both ends and the limit of a picture. */
const EARLY = 64 * 2 ** 20

test.group('An upload of a gigabyte', (group) => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-upload-'))
  const server = new ServerProcess({ KONTOR_DATA: folder, TMPDIR: join(folder, 'tmp') })
  const client = new OutsideClient(server)

  group.setup(async () => {
    await server.start()
    await client.foundCompany('Riesenlogo GmbH')
    for (let i = 0; i < 100; i++) await client.get('/api/invoices')
  })
  group.teardown(async () => {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  const filesOnDisk = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('kontor.sqlite3'))
      .map(({ parentPath, name }) => `${name} ${statSync(join(parentPath, name)).size}`)

  test('is refused early with 413, kept in no memory and on no disk: {name}')
    .with([
      { name: 'with its length', isChunked: false },
      { name: 'in chunks', isChunked: true },
    ])
    .run(async ({ assert }, { isChunked }) => {
      const before = filesOnDisk()
      let sent = 0
      let said = ''
      const growth = await peakGrowth(server, async () => {
        const socket = await openSocket(server.port)
        const answer = textUntilClosed(socket)
        sent = await upload(socket, isChunked)
        said = await answer
      })
      const [answer] = answersOf(said)
      assert.equal(answer?.status, 413)
      assert.equal(JSON.parse(answer?.body ?? '').code, 'too_large')
      assert.isBelow(sent, EARLY)
      assert.isBelow(growth, MOST_MEMORY)
      assert.deepEqual(filesOnDisk(), before)
      assert.equal((await client.get('/api/settings')).status, 200)
      console.log(`    ${Math.round(sent / 2 ** 20)} MB sent, ${growth.toFixed(0)} MB more memory`)
    })
    .skip(Boolean(noMemoryFigures), noMemoryFigures)

  /** Sends a gigabyte as fast as it is taken, until the other end has had enough. @returns bytes sent */
  async function upload(socket: Socket, isChunked: boolean) {
    const part =
      '--b\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
    const chunk = (bytes: string | Buffer) =>
      isChunked
        ? Buffer.concat([
            Buffer.from(`${bytes.length.toString(16)}\r\n`),
            Buffer.from(bytes),
            Buffer.from('\r\n'),
          ])
        : bytes
    socket.write(
      'POST /api/settings/logo HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
        `Authorization: Bearer ${client.token}\r\n` +
        (isChunked ? 'Transfer-Encoding: chunked\r\n\r\n' : `Content-Length: ${GIGABYTE}\r\n\r\n`)
    )
    socket.write(chunk(part))
    let sent = 0
    while (sent < GIGABYTE && socket.writable && !socket.destroyed) {
      sent += PIECE.length
      if (socket.write(chunk(PIECE))) continue
      await new Promise<void>((resolve) => {
        socket.once('drain', resolve).once('close', () => resolve())
      })
    }
    socket.end()
    return sent
  }
})
