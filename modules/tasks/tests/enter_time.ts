import type { ApiClient } from '@japa/api-client'
import type { Person } from '#modules/auth/factories/company_factory'

/** Enters time that was worked, by hand. */
export const enter = (client: ApiClient, person: Person, entry: Record<string, unknown>) =>
  client.post('/api/time-entries').bearerToken(person.token).json(entry)

/** An instant of one day in May. */
export const may = (time: string) => `2026-05-04T${time}:00Z`
