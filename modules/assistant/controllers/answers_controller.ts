import { FieldError, notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import type { Answer, Row } from '#modules/assistant/answer'
import { isAboutClients } from '#modules/assistant/answers/about_clients'
import { ANSWERS } from '#modules/assistant/answers/index'
import { isQuestion } from '#modules/assistant/understand/questions'
import { answerValidator } from '#modules/assistant/validators/answer'
import { oneClient } from '#modules/clients/public'
import { handOutToProgram, momentIn } from '#modules/invoicing/public'

export default class AnswersController {
  /**
   * The answer to a question by its name: no words have to be understood, and nothing is kept.
   * @throws 404, also for another company's client, 422 `period_reversed`, `not_about_clients`
   */
  async show(ctx: CompanyContext): Promise<Answer> {
    const { company, params, request } = ctx
    const { from, to, clientId } = await request.validateUsing(answerValidator, {
      data: request.qs(),
    })
    const { question } = params
    if (!isQuestion(question)) throw notFound()
    if (from && to && from > to) throw new FieldError('to', 'assistant.period_reversed')
    if (clientId && !isAboutClients(question)) {
      throw new FieldError('clientId', 'assistant.not_about_clients')
    }
    const client = clientId ? await oneClient(company, clientId) : null
    const period = from && to ? { from, to } : null
    const found = await ANSWERS[question]({
      viewer: ctx,
      at: momentIn(company),
      period,
      client: client && { id: client._id, name: client.name },
    })
    await handOutToProgram(ctx, invoicesAmong(found.rows))
    return {
      question,
      period,
      client: client && { _id: client._id, name: client.name },
      ...found,
    }
  }
}

const TO_INVOICE = '/view/invoices/'

const invoicesAmong = (rows: Row[]) =>
  rows
    .filter(({ link }) => link.startsWith(TO_INVOICE))
    .map(({ link }) => link.slice(TO_INVOICE.length))
