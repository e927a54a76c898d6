import type { QueryClient } from '@tanstack/react-query'
import { newQueryClient, recordQuery } from '@/lib/server/queries'
import { currentSession } from '@/lib/session/session'
import { storedUserId } from '@/lib/session/session_storage'
import { settingsQuery } from '@/lib/settings'

let ahead: { client: QueryClient; user: string | null } | undefined

/** Asks who is signed in, and for the settings, while the start still waits: most screens need both first. */
export function askAhead() {
  const client = newQueryClient()
  ahead = { client, user: storedUserId() }
  void client.prefetchQuery(recordQuery('/api/auth/me'))
  if (!currentSession().isSuperAdmin) void client.prefetchQuery(settingsQuery)
}

/** The data of a shell that begins; the first time with the answers that this user has asked for ahead. */
export function clientOfShell() {
  return ahead?.user === storedUserId() ? ahead.client : newQueryClient()
}

/** Later shells begin with nothing. Not while rendering: React may throw the first rendering away. */
export function dropAhead() {
  ahead = undefined
}
