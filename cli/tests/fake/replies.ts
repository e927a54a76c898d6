import type { Reply } from './fake_server.js'

export const ok = (body: unknown, headers?: Record<string, string>): Reply => ({
  status: 200,
  body,
  ...(headers && { headers }),
})

export const refuse = (status: number, code: string, error: string): Reply => ({
  status,
  body: { error, code, requestId: 'test' },
})
