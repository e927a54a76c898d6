/** A part of a sentence; `link` is an address of the web app. */
export interface ChatSegment {
  text: string
  link?: string
}

/** A write that a model proposes. Nothing is written before a person confirms it through the route itself. */
export interface ChatDraft {
  tool: string
  title: string
  /** The client or task that it is about, by name. */
  about: string | null
  fields: { name: string; text: string }[]
  lines: { description: string; quantity: string; unitPrice: string; taxRate: string }[]
  path: string
  body: Record<string, unknown>
}

/** One step of an answer of a model; `answered` or `failed` is the last. */
export type ChatEvent =
  | { kind: 'step'; title: string; question?: string; link?: string; isRefused: boolean }
  | {
      kind: 'sentence'
      segments: ChatSegment[]
      isFromBooks: boolean
      isItem: boolean
      /** Begins a line of its own. */
      isNew: boolean
    }
  | { kind: 'draft'; draft: ChatDraft }
  | { kind: 'answered'; usedBooks: boolean; isCut: boolean }
  | { kind: 'failed'; code: string; error: string }
