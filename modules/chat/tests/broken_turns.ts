import { setTimeout as pause } from 'node:timers/promises'
import { beginStream, sendChunk, type Turn } from '#modules/chat/tests/fake_endpoint'

export function status(code: number): Turn {
  return (response) => {
    response.writeHead(code, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'EVIL <b>sk-secret</b>', type: 'x' } }))
  }
}

export const redirect: Turn = (response) => {
  response.writeHead(307, { location: 'http://127.0.0.1:1/EVIL' })
  response.end()
}

export const page: Turn = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end('<html>EVIL</html>')
}

export const brokenEvents: Turn = (response) => {
  beginStream(response)
  response.end('data: {"EVIL\n\ndata: [1,\n\nevent: x\n\n')
}

export const broken: Turn = (response) => {
  beginStream(response)
  sendChunk(response, { content: 'Ich sehe' })
  setImmediate(() => response.destroy())
}

export const failing: Turn = (response) => {
  beginStream(response)
  response.end(`data: ${JSON.stringify({ error: { message: 'EVIL', code: 500 } })}\n\n`)
}

export const huge: Turn = async (response) => {
  beginStream(response)
  for (let part = 0; part < 40 && !response.destroyed; part += 1) {
    response.write(`: ${'x'.repeat(100_000)}\n`)
    await pause(1)
  }
  response.end()
}
