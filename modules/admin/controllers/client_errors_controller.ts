import type { HttpContext } from '@adonisjs/core/http'
import { changeRows } from '#core/database/change_rows'
import { inTx, reader } from '#core/database/in_tx'
import { notFound } from '#core/errors/app_error'
import { noContent } from '#core/http/answer'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { fingerprintOf, noteClientError } from '#modules/admin/actions/note_client_error'
import { cleanReport } from '#modules/admin/client_errors/clean_report'
import { forwarder } from '#modules/admin/client_errors/forwarder'
import { limitReports } from '#modules/admin/client_errors/limit_reports'
import {
  type ClientErrorRow,
  transformClientError,
} from '#modules/admin/transformers/client_error_transformer'
import {
  clientErrorListValidator,
  clientErrorValidator,
} from '#modules/admin/validators/client_errors'

const SORTED_BY = { lastSeenAt: 'last_seen_at', count: 'count' } as const

export default class ClientErrorsController {
  /** Failures of screens of the web app, those seen last first. */
  async index(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(clientErrorListValidator)
    const { sort = 'lastSeenAt', order = 'desc' } = wish
    const query = reader()
      .from('client_errors')
      .orderBy(SORTED_BY[sort], order)
      .orderBy('id', order)
      .select('*')
    const rows = await readPage<ClientErrorRow>(ctx, query, wish)
    return rows.map(transformClientError)
  }

  async show({ params }: HttpContext) {
    const row: ClientErrorRow | null = await reader()
      .from('client_errors')
      .where('id', params.id)
      .first()
    if (!row) throw notFound()
    return transformClientError(row)
  }

  /** A browser, signed in or not, reports that a screen failed to render. The user is not recorded. */
  async store(ctx: HttpContext) {
    await limitReports(ctx)
    const {
      name = '',
      message,
      stack = '',
      page,
      version = '',
    } = await ctx.request.validateUsing(clientErrorValidator)
    const report = cleanReport({ name, message, stack, page, version })
    const fingerprint = fingerprintOf(report)
    await inTx(() => noteClientError(report, fingerprint))
    forwarder?.forward(report, fingerprint)
    return noContent(ctx)
  }

  /** It is resolved: when it comes back it is listed as a new one. */
  async destroy(ctx: HttpContext) {
    await write(ctx, async () => {
      const deleted = await changeRows('delete from client_errors where id = ?', [ctx.params.id])
      if (deleted === 0) throw notFound()
    })
    return noContent(ctx)
  }
}
