import type { ChatEvent } from '#api/chat_events'
import { checkedSentence } from './checked_sentence.js'
import type { Facts } from './facts.js'
import { lineOf } from './plain_text.js'

/** Characters of an answer; the rest is cut. */
const LONGEST_ANSWER = 20_000
/** Without an end of a sentence, a longer piece is one. */
const LONGEST_SENTENCE = 2_000
/** After a digit or a single letter a full stop may belong to a day or an abbreviation. */
const END = /(?<![\p{N}]|\b\p{L})[.!?…]["”“)]?\s+(?=[\p{Lu}\p{N}"„“(])/u

/** Takes an answer piece by piece and gives it on sentence by sentence, each compared with the books. */
export class SentenceStream {
  isCut = false
  #length = 0
  #rest = ''
  #isNew = true
  #isItem = false

  constructor(
    readonly facts: Facts,
    readonly emit: (event: ChatEvent) => void,
    /** In place of an address or a picture. */
    readonly removed: string
  ) {}

  push(text: string) {
    const room = LONGEST_ANSWER - this.#length
    if (text.length > room) this.isCut = true
    const taken = text.slice(0, Math.max(0, room))
    this.#length += taken.length
    this.#rest += taken
    this.#giveWhole()
  }

  /** Gives what is left, and begins a new line: after a step with tools the model starts over. */
  flush() {
    const rest = this.#rest
    this.#rest = ''
    this.#give(rest)
    this.#isNew = true
  }

  #giveWhole() {
    for (;;) {
      const line = this.#rest.indexOf('\n')
      const end = END.exec(line < 0 ? this.#rest : this.#rest.slice(0, line))
      if (end) {
        this.#take(end.index + end[0].length)
      } else if (line >= 0) {
        this.#take(line + 1)
        this.#isNew = true
      } else if (this.#rest.length > LONGEST_SENTENCE) {
        this.#take(LONGEST_SENTENCE)
      } else return
    }
  }

  #take(length: number) {
    const piece = this.#rest.slice(0, length)
    this.#rest = this.#rest.slice(length)
    this.#give(piece)
  }

  #give(piece: string) {
    const line = lineOf(piece, this.removed)
    if (!line) return
    if (this.#isNew) this.#isItem = line.isItem
    this.emit({
      kind: 'sentence',
      ...checkedSentence(line.text, this.facts),
      isItem: this.#isItem,
      isNew: this.#isNew,
    })
    this.#isNew = false
  }
}
