import type { ChatDraft } from '#api/chat_events'
import type { BodyOf } from '#api/routes'
import { api } from '@/lib/server/api'

/** The calls that a card can stand for. The server checks each as if a form had sent it. */
export function confirmDraft({ tool, path, body }: ChatDraft): Promise<unknown> {
  if (tool === 'create_invoice_draft') {
    return api('POST', '/api/invoices', { body: body as BodyOf<'POST', '/api/invoices'> })
  }
  if (tool === 'create_estimate_draft') {
    return api('POST', '/api/estimates', { body: body as BodyOf<'POST', '/api/estimates'> })
  }
  if (tool === 'add_time_entry') {
    return api('POST', '/api/time-entries', { body: body as BodyOf<'POST', '/api/time-entries'> })
  }
  if (tool === 'stop_timer') return api('POST', '/api/timer/stop')
  const id = /^\/api\/tasks\/([\w-]+)\/time\/start$/.exec(path)?.[1] ?? ''
  return api('POST', '/api/tasks/:id/time/start', { params: { id } })
}

const PAGES: Record<string, string> = {
  create_invoice_draft: '/view/invoices/',
  create_estimate_draft: '/view/estimates/',
}

/** Where the new record is. */
export function pageOf({ tool }: ChatDraft, made: unknown) {
  const page = PAGES[tool]
  if (!page || typeof made !== 'object' || made === null || !('_id' in made)) return '/tasks'
  return `${page}${String(made._id)}`
}
