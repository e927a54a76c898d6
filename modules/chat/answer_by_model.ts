import { isStepCount, streamText } from 'ai'
import type { ChatEvent } from '#api/chat_events'
import { AppError } from '#core/errors/app_error'
import { errorSentence } from '#core/errors/handler'
import type { CompanyContext } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { type Connection, hostOf } from './connection.js'
import { failureOf } from './endpoint/failure_of.js'
import { Meter } from './endpoint/meter.js'
import { modelOf } from './endpoint/model_of.js'
import { keepExchange } from './exchanges.js'
import { SentenceStream } from './guard/sentence_stream.js'
import { instructionsFor } from './instructions.js'
import { Conversation } from './tools/conversation.js'
import { toolSet } from './tools/tool_set.js'
import { addTokens, claimRequest } from './usage.js'

/** Requests for one question: each reads the results of the one before. */
const MOST_STEPS = 8
const MOST_OUTPUT_TOKENS = 2_000
const LONGEST_MS = 120_000
/** Characters of a token, for endpoints that do not count. */
const CHARACTERS_PER_TOKEN = 4

interface Asking {
  text: string
  emit: (event: ChatEvent) => void
  /** Aborts when the asker has gone. */
  signal: AbortSignal
}

/**
 * Lets the company's model answer a question. Failures of the endpoint are an event like the answer.
 * @throws failures of Kontor itself
 */
export async function answerByModel(ctx: CompanyContext, connection: Connection, asking: Asking) {
  const { company } = ctx
  const conversation = new Conversation(ctx, asking.emit)
  const meter = new Meter(() => claimRequest(company, connection))
  const removed = translate(ctx.language, 'chat:answer.removed')
  const sentences = new SentenceStream(conversation.facts, asking.emit, removed)
  const spent = { tokens: 0 }
  let failure: AppError | undefined
  try {
    await run({ ctx, connection, asking, conversation, meter, sentences, spent })
  } catch (error) {
    failure = asking.signal.aborted ? new AppError(422, 'chat.cancelled') : failureOf(error)
  }
  sentences.flush()
  const tokens = spent.tokens || Math.ceil(meter.messages.length / CHARACTERS_PER_TOKEN)
  if (meter.requests > 0) {
    await addTokens(company, tokens)
    await keepExchange(ctx, {
      host: hostOf(connection.address),
      model: connection.model,
      messages: meter.messages,
      outcome: failure ? codeOf(failure) : 'answered',
      requests: meter.requests,
      tokens,
    })
  }
  asking.emit(
    failure
      ? { kind: 'failed', code: codeOf(failure), error: errorSentence(failure, ctx.language) }
      : { kind: 'answered', usedBooks: conversation.usedBooks, isCut: sentences.isCut }
  )
}

interface Run {
  ctx: CompanyContext
  connection: Connection
  asking: Asking
  conversation: Conversation
  meter: Meter
  sentences: SentenceStream
  spent: { tokens: number }
}

async function run({ ctx, connection, asking, conversation, meter, sentences, spent }: Run) {
  const stop = new AbortController()
  const { stream } = streamText({
    model: modelOf(ctx.company, connection, meter),
    instructions: instructionsFor(ctx),
    prompt: asking.text,
    tools: toolSet(conversation),
    stopWhen: isStepCount(MOST_STEPS),
    maxOutputTokens: MOST_OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal: AbortSignal.any([asking.signal, stop.signal, AbortSignal.timeout(LONGEST_MS)]),
    // Failures come through the stream; without this the library prints them.
    onError: () => undefined,
  })
  let isOver = true
  for await (const part of stream) {
    if (part.type === 'text-delta') sentences.push(part.text)
    else if (part.type === 'error') throw part.error
    else if (part.type === 'abort') throw new AppError(422, 'chat.endpoint_slow')
    else if (part.type === 'finish-step') {
      sentences.flush()
      spent.tokens += part.usage.totalTokens ?? 0
      isOver = part.finishReason !== 'tool-calls'
    }
    if (sentences.isCut) return stop.abort()
  }
  if (!isOver) throw new AppError(422, 'chat.too_many_steps')
}

const codeOf = ({ code }: AppError) => code.split('.').at(-1) ?? code
