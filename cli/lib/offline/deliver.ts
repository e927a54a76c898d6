import type { Context } from '../context.js'
import { ServerFailure } from '../failures/failure.js'
import type { Client } from '../server/client.js'
import { claim, giveBack } from '../session/claim.js'
import { isAway } from './away.js'
import { requestFor, restOf } from './delivery.js'
import type { Journal } from './journal.js'
import type { SentRequest, Stint } from './stint.js'

/** Longer than a delivery can take. */
const LONGEST_MS = 60_000

/** The result of a delivery. */
export interface Delivered {
  sent: Stint[]
  refused: Stint[]
  /** Finished time that the server failed on, such as with 500. It waits, and what comes after it was sent. */
  held: Stint[]
  /** The failure of the last one that was held. */
  failure?: ServerFailure
}

/**
 * Delivers what waits in the journal of this sign-in, in one process at a time. Each request is written down with its key
 * before it is sent, so that a lost answer or a kill leads to the same request again. Refused stints stay, with the reason;
 * one that the server fails on stays for the next time and does not keep those behind it.
 * @throws what ends the connection: the rest keeps waiting
 */
export async function deliverJournal(context: Context): Promise<Delivered> {
  const delivered: Delivered = { sent: [], refused: [], held: [] }
  const journal = context.journal()
  if (!journal?.stints.some(isWaiting) || !claim(journal.deliveryClaim, LONGEST_MS)) {
    return delivered
  }
  try {
    const client = context.client()
    const { seen } = await client.get('/api/timer')
    for (;;) {
      const { held } = delivered
      const stint = journal.stints.find(
        (one) => isWaiting(one) && !held.some(({ id }) => id === one.id)
      )
      if (!stint) return delivered
      const request = stint.sent ?? requestFor(stint, seen)
      replace(journal, stint.id, (current) => ({ ...current, sent: request }))
      const outcome = await send(client, stint, request)
      if (outcome.failure) {
        held.push(stint)
        delivered.failure = outcome.failure
        continue
      }
      const kept = settle(journal, stint.id, request, outcome)
      delivered[outcome.refused ? 'refused' : 'sent'].push(kept ?? stint)
    }
  } finally {
    giveBack(journal.deliveryClaim)
  }
}

const isWaiting = ({ refused }: Stint) => refused === undefined

type Outcome = Judged | { failure: ServerFailure }

type Judged =
  | { entryId: string; refused?: never; failure?: never }
  | { refused: NonNullable<Stint['refused']>; failure?: never }

async function send(
  client: Client,
  stint: Stint,
  { key, begun, entered, times }: SentRequest
): Promise<Outcome> {
  const headers = { 'idempotency-key': key }
  try {
    if (entered) {
      const { body } = await client.post('/api/time-entries', { body: entered, headers })
      return { entryId: body._id }
    }
    const { body } = begun
      ? await client.post('/api/offline-times', { body: { ...begun, ...times }, headers })
      : await client.post('/api/time-entries/:id/offline-changes', {
          params: { id: stint.entryId ?? '' },
          body: times,
          headers,
        })
    return { entryId: body.timeEntry._id }
  } catch (error) {
    if (error instanceof ServerFailure && isRefusal(error)) {
      return { refused: { code: error.code, sentence: error.sentence } }
    }
    // The timer that still runs is the last one: nothing waits behind it.
    const isFinished = stint.end !== undefined || stint.entered !== undefined
    if (error instanceof ServerFailure && error.status >= 500 && !isAway(error) && isFinished) {
      return { failure: error }
    }
    throw error
  }
}

/** Not for a sign-in that has ended, nor for a server that is busy: then the stint has not been judged. */
const isRefusal = ({ status }: ServerFailure) =>
  status >= 400 && status < 500 && status !== 401 && status !== 429

/** @returns what is kept of the stint */
function settle(journal: Journal, id: string, request: SentRequest, outcome: Judged) {
  let kept: Stint | undefined
  journal.change((stints) =>
    stints.flatMap((stint) => {
      if (stint.id !== id) return [stint]
      const { sent: _, ...judged } = stint
      kept = outcome.refused
        ? { ...judged, refused: outcome.refused }
        : restOf(stint, request, outcome.entryId)
      return kept ? [kept] : []
    })
  )
  return kept
}

const replace = (journal: Journal, id: string, change: (stint: Stint) => Stint) =>
  journal.change((stints) => stints.map((stint) => (stint.id === id ? change(stint) : stint)))
