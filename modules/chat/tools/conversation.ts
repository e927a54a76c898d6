import type { ChatEvent } from '#api/chat_events'
import { AppError } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { toldRefusal } from '#core/http/write_parts'
import { translate } from '#core/i18n/translate'
import env from '#core/start/env'
import { QUESTION_IDS } from '#modules/assistant/public'
import { Facts } from '#modules/chat/guard/facts'
import { type Arguments, isReading, type Json, runTool, type Tool } from '#modules/mcp/public'
import { draftCard } from './draft_card.js'

const MOST_CALLS = 20
const MOST_DRAFTS = 5
/** Characters of all results for one question: they cost the company's tokens with each further step. */
const MOST_RESULTS = 200_000

const WAITING =
  'The person sees this draft as a card and decides. Nothing has been written. Do not say that it has been created.'

/** The tools at work for one question. */
export class Conversation {
  readonly facts = new Facts(env.APP_URL)
  usedBooks = false
  #calls = 0
  #drafts = 0
  #characters = 0

  constructor(
    readonly ctx: CompanyContext,
    readonly emit: (event: ChatEvent) => void
  ) {}

  /**
   * Does what a model asks of a tool: reads as the caller, or shows a write to the person. A refusal is a result, too.
   */
  async use(tool: Tool, given: Arguments): Promise<Json> {
    try {
      this.#count()
      return isReading(tool) ? await this.#read(tool, given) : await this.#propose(tool, given)
    } catch (error) {
      this.#tellStep(tool, given, { isRefused: true })
      return { isError: true, ...toldRefusal(error, this.ctx) }
    }
  }

  #count() {
    this.#calls += 1
    if (this.#calls > MOST_CALLS || this.#characters > MOST_RESULTS) {
      throw new AppError(422, 'chat.too_many_steps')
    }
  }

  async #read(tool: Tool, given: Arguments): Promise<Json> {
    const { status, body } = await runTool(this.ctx, tool, given)
    const result = body as Json
    const isRefused = status >= 400
    this.#tellStep(tool, given, { isRefused, link: result.link })
    if (isRefused) return { isError: true, ...result }
    this.#characters += JSON.stringify(result).length
    this.facts.add(tool.name, result)
    this.usedBooks = true
    return result
  }

  async #propose(tool: Tool, given: Arguments): Promise<Json> {
    if (this.#drafts === MOST_DRAFTS) throw new AppError(422, 'chat.too_many_steps')
    const draft = await draftCard(this.ctx, tool, given)
    this.#drafts += 1
    this.emit({ kind: 'draft', draft })
    return { status: 'waiting', note: WAITING }
  }

  #tellStep({ name }: Tool, { question }: Arguments, { isRefused, link }: Outcome) {
    this.emit({
      kind: 'step',
      title: translate(this.ctx.language, `mcp:tools.${name}`),
      ...(QUESTION_IDS.some((id) => id === question) && { question: String(question) }),
      ...(typeof link === 'string' && { link: link.replace(env.APP_URL, '') }),
      isRefused,
    })
  }
}

interface Outcome {
  isRefused: boolean
  link?: unknown
}
