import { queryOptions } from '@tanstack/react-query'
import { type Query, requestWithHeaders } from '@/lib/api'
import { type ListAnswer, listQuery } from '@/lib/queries'
import type { CompanyRow } from './company'
import type { MailRow } from './mail'

/** Those that wait, the longest waiting first. */
export const applicationsQuery = listQuery<CompanyRow>('/api/admin/companies', {
  status: 'pending',
  sort: 'createdAt',
  order: 'asc',
})

/** The outbox, and whether anything leaves it. */
export const mailsQuery = (query: Query) =>
  queryOptions({
    queryKey: ['/api/admin', 'mails', query],
    queryFn: async ({ signal }): Promise<ListAnswer<MailRow> & { isSending: boolean }> => {
      const { body, headers } = await requestWithHeaders<{ isSending: boolean; mails: MailRow[] }>(
        'GET',
        '/api/admin/mails',
        { query, signal }
      )
      const total = Number(headers.get('x-total-count') ?? body.mails.length)
      return { rows: body.mails, total, totals: {}, isSending: body.isSending }
    },
  })
