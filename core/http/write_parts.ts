import type { HttpContext } from '@adonisjs/core/http'
import { errorSentence, toAppError } from '#core/errors/handler'
import { writePart } from './write.js'

/** Why a part of a request was not done. */
export interface Refusal {
  code: string
  /** A sentence for the user. */
  error: string
}

/**
 * Changes several records independently (see writePart): a failure is reported and leaves the others.
 * @param work changes the record with an id, in its own transaction
 */
export async function writeParts<Body>(
  ctx: HttpContext,
  ids: readonly string[],
  work: (id: string) => Promise<Body>
): Promise<{ done: Body[]; refused: (Refusal & { _id: string })[] }> {
  const done: Body[] = []
  const refused: (Refusal & { _id: string })[] = []
  for (const id of ids) {
    try {
      done.push(await writePart(ctx, id, () => work(id)))
    } catch (error) {
      refused.push({ _id: id, ...toldRefusal(error, ctx) })
    }
  }
  return { done, refused }
}

/** A failure as reported beside the finished changes. Unforeseen ones are logged too. */
export function toldRefusal(error: unknown, { language, logger, request }: HttpContext): Refusal {
  const failure = toAppError(error)
  if (failure.status >= 500) {
    logger.error({ requestId: request.id(), err: error }, 'part of a request failed')
  }
  const code = failure.code.split('.').at(-1) ?? failure.code
  return { code, error: errorSentence(failure, language) }
}
