import type { ApiClient } from '@japa/api-client'
import type { Person } from '#modules/auth/factories/company_factory'

/** Calls about time in the name of a person. */
export const timeCalls = (client: ApiClient, { token }: Pick<Person, 'token'>) => {
  const post = (path: string, body: Record<string, unknown> = {}) =>
    client.post(`/api/${path}`).bearerToken(token).json(body)
  return {
    get: (path: string) => client.get(`/api/${path}`).bearerToken(token),
    start: (taskId: string, at?: string) =>
      post(`tasks/${taskId}/time/start`, at === undefined ? {} : { at }),
    stop: (at?: string) => post('timer/stop', at === undefined ? {} : { at }),
    trim: (at: string) => post('timer/trim', { at }),
    add: (entry: Record<string, unknown>) => post('time-entries', entry),
    edit: (id: string, change: Record<string, unknown>) =>
      client.patch(`/api/time-entries/${id}`).bearerToken(token).json(change),
    remove: (id: string) => client.delete(`/api/time-entries/${id}`).bearerToken(token),
    split: (id: string, at: string, more: Record<string, unknown> = {}) =>
      post(`time-entries/${id}/split`, { at, ...more }),
    merge: (...ids: string[]) => post('time-entries/merge', { ids }),
    pause: (id: string, body: Record<string, unknown> = {}) =>
      post(`time-entries/${id}/breaks`, body),
    seen: () => post('timer/activity'),
    undo: (id?: string) => post('time-changes/undo', id === undefined ? {} : { id }),
    changes: () => client.get('/api/time-changes').bearerToken(token),
  }
}

/** An instant as the API writes it. */
export const iso = (at: number) => new Date(at).toISOString()
