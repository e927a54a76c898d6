import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followLive, onLiveEvent } from './live'
import { useSession } from './session'

const WORK = ['/api/tasks', '/api/projects', '/api/time-entries', '/api/employee-dashboard']

/** Which answers a change makes old, by their first path segment (the beginning of every query key). */
const ROOTS: Record<string, string[]> = {
  timer: [...WORK, '/api/dashboard'],
  task: [...WORK, '/api/dashboard'],
  project: WORK,
  invoice: [
    '/api/invoices',
    '/api/document-chain',
    '/api/reminders',
    '/api/clients',
    '/api/estimates',
    '/api/down-payments',
    '/api/dashboard',
    '/api/reports',
    '/api/payments',
    '/api/credits',
    '/api/bank-entries',
  ],
  payment: [
    ...['/api/payments', '/api/credits', '/api/bank-entries'],
    ...['/api/dashboard', '/api/reports'],
  ],
  bankEntry: ['/api/bank-entries'],
  bankStatement: ['/api/bank-entries', '/api/bank-statements'],
  reminder: ['/api/reminders', '/api/invoices', '/api/clients'],
  mail: ['/api/mails', '/api/mail-templates', '/api/mail-settings', '/api/bounced-addresses'],
  recurring: ['/api/recurring-invoices'],
  estimate: ['/api/estimates', '/api/document-chain'],
  deliveryNote: ['/api/delivery-notes', '/api/document-chain'],
  proposal: ['/api/proposals', '/api/proposal-templates', '/api/document-chain'],
  client: ['/api/clients', '/api/invoices', '/api/reminders', '/api/dashboard'],
  item: ['/api/items', '/api/dashboard'],
  import: ['/api/imports', '/api/clients', '/api/items', '/api/invoices', '/api/dashboard'],
  settings: ['/api/settings', '/api/dashboard'],
}

/** Keeps what is shown as new as the server: what changes elsewhere is asked again at once. */
export function useLiveRefresh() {
  const queryClient = useQueryClient()
  const { isSuperAdmin } = useSession()
  useEffect(() => {
    if (isSuperAdmin) return
    const stopListening = onLiveEvent(({ kind }) => {
      const roots = kind === 'all' ? new Set(Object.values(ROOTS).flat()) : (ROOTS[kind] ?? [])
      for (const root of roots) void queryClient.invalidateQueries({ queryKey: [root] })
    })
    const stopFollowing = followLive()
    return () => {
      stopListening()
      stopFollowing()
    }
  }, [queryClient, isSuperAdmin])
}
