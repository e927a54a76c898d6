import { queryOptions } from '@tanstack/react-query'
import type { QueryOf } from '#api/routes'
import { apiWithHeaders } from '@/lib/server/api'
import { type ListAnswer, listQuery } from '@/lib/server/queries'
import type { MailRow } from './mail'

/** Those that wait, the longest waiting first. */
export const applicationsQuery = listQuery('/api/admin/companies', {
  status: 'pending',
  sort: 'createdAt',
  order: 'asc',
})

/** The outbox, and whether anything leaves it. */
export const mailsQuery = (query: QueryOf<'/api/admin/mails'>) =>
  queryOptions({
    queryKey: ['/api/admin', 'mails', query],
    queryFn: async ({ signal }): Promise<ListAnswer<MailRow> & { isSending: boolean }> => {
      const { body, headers } = await apiWithHeaders('/api/admin/mails', { query, signal })
      const total = Number(headers.get('x-total-count') ?? body.mails.length)
      return { rows: body.mails, total, totals: {}, isSending: body.isSending }
    },
  })
