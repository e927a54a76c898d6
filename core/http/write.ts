import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { asActor } from '#core/audit/actor'
import { now } from '#core/clock'
import { inSharedTx, inTx, reader, writer } from '#core/database/in_tx'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { AppError } from '#core/errors/app_error'

/** The keys that clients may choose. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

/** Rolls the transaction back because the key has been used; carries nothing. */
class KeyTaken extends Error {}

/**
 * The one door for changes that come over HTTP: `work` runs in a transaction (see inSharedTx), in the
 * caller's name, and gives the body of the answer, which may be anything that JSON can say.
 *
 * With an `Idempotency-Key` status and body are stored together with the effect; the same key gives
 * the same answer again (`Idempotent-Replayed: true`), for another request 422 `idempotency_key_reused`.
 * A failed `work` stores nothing, so the key may be used again.
 */
export const write = <Body>(ctx: HttpContext, work: () => Promise<Body>): Promise<Body> =>
  writePart(ctx, '', work)

/** As write, for changes of many records: others do not wait for the same COMMIT. */
export const writeLong = <Body>(ctx: HttpContext, work: () => Promise<Body>): Promise<Body> =>
  writeIn(inTx, ctx, { part: '', work })

/**
 * As write, for one of several changes in a request, each in its own transaction, so that a failed one leaves the
 * others. With an `Idempotency-Key` each has its own key: when the request is repeated, finished changes are answered
 * again and the rest is done.
 * @param part distinguishes it from the other changes of the request, for example by a record's id
 */
export const writePart = <Body>(
  ctx: HttpContext,
  part: string,
  work: () => Promise<Body>
): Promise<Body> => writeIn(inSharedTx, ctx, { part, work })

interface Change<Body> {
  part: string
  work: () => Promise<Body>
}

async function writeIn<Body>(
  door: typeof inTx,
  ctx: HttpContext,
  { part, work }: Change<Body>
): Promise<Body> {
  const actor = actorOf(ctx)
  const key = ctx.request.header('idempotency-key')
  if (!key) return asActor(actor, () => door(work))
  if (!IDEMPOTENCY_KEY.test(key)) throw new AppError(422, 'idempotency_key_invalid')

  const claim = {
    scope_id: scopeOf(ctx),
    idempotency_key: part ? keyOfPart(key, part) : key,
    request_hash: hashOf(ctx),
  }
  try {
    return await asActor(actor, () => door(() => once(ctx, claim, work)))
  } catch (error) {
    if (!(error instanceof KeyTaken)) throw error
    return replay<Body>(ctx, claim)
  }
}

/**
 * As write, for requests whose body or answer holds a password or a token. Nothing of them may lie in the
 * database, so an `Idempotency-Key` is not looked at.
 */
export const writeSecret = <Result>(ctx: HttpContext, work: () => Promise<Result>) =>
  asActor(actorOf(ctx), () => inSharedTx(work))

const actorOf = ({ caller, request }: HttpContext) => ({
  userId: caller?.userId ?? null,
  requestId: request.id() ?? null,
})

const scopeOf = ({ company, caller }: HttpContext) => company?.id ?? caller?.userId ?? 'public'

/**
 * Takes the key of another request of the same caller, inside `write`: when that request has been carried out, its
 * answer is returned; otherwise it no longer can be, because its key is used. A client that gave up waiting for an
 * answer says with it which of both it wants.
 */
export async function takeKey(ctx: HttpContext, key: string): Promise<unknown> {
  const claim = { scope_id: scopeOf(ctx), idempotency_key: key, request_hash: '' }
  const kept = await writer().from('idempotency_keys').where(addressOf(claim)).forUpdate().first()
  if (kept) return kept.body ? JSON.parse(kept.body) : undefined
  const row = { ...claim, status: 0, body: '', created_at: now() }
  try {
    await writer().table('idempotency_keys').insert(row)
  } catch (error) {
    throw isDuplicate(error) ? new RetryTransaction() : error
  }
  return undefined
}

interface Claim {
  scope_id: string
  idempotency_key: string
  request_hash: string
}

const addressOf = ({ scope_id, idempotency_key }: Claim) => ({ scope_id, idempotency_key })

async function once<Body>(
  { response }: HttpContext,
  claim: Claim,
  work: () => Promise<Body>
): Promise<Body> {
  try {
    const row = { ...claim, status: 0, body: '', created_at: now() }
    await writer().table('idempotency_keys').insert(row)
  } catch (error) {
    if (isDuplicate(error)) throw new KeyTaken()
    throw error
  }

  const body = await work()
  await writer()
    .from('idempotency_keys')
    .where(addressOf(claim))
    .update({ status: response.getStatus(), body: JSON.stringify(body ?? null) })
  return body
}

async function replay<Body>({ response }: HttpContext, claim: Claim): Promise<Body> {
  const kept = await reader().from('idempotency_keys').where(addressOf(claim)).first()
  if (!kept) throw new AppError(409, 'idempotency_key_running', { retryAfter: 1 })
  if (kept.request_hash !== claim.request_hash) throw new AppError(422, 'idempotency_key_reused')
  response.status(kept.status).header('idempotent-replayed', 'true')
  return JSON.parse(kept.body)
}

const keyOfPart = (key: string, part: string) =>
  createHash('sha256').update(`${key}\n${part}`).digest('hex')

function hashOf({ request }: HttpContext) {
  return createHash('sha256')
    .update(`${request.method()} ${request.url(true)}\n${JSON.stringify(request.body())}`)
    .digest('hex')
}
