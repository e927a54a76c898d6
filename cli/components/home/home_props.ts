import type { Glyph } from '../../lib/output/terminal.js'
import type { Translate } from '../../lib/texts.js'
import type { HomeData, HomeNews, HomeRow } from './home_data.js'

/** The abilities of the terminal. */
export interface HomeLook {
  hasColor: boolean
  glyph: (name: Glyph) => string
  /** Makes text from outside safe and showable. */
  show: (text: string) => string
}

/** The result of an action: what has changed, a sentence, and the row to go to. */
export interface Outcome {
  part?: Partial<HomeData>
  text: string
  chosenId?: string
}

/** Each fails when refused. */
export interface HomeActions {
  start: (task: HomeRow) => Promise<Outcome>
  stop: () => Promise<Outcome>
  pause: () => Promise<Outcome>
  resume: () => Promise<Outcome>
  /** Takes the latest change of time back. */
  undo: () => Promise<Outcome>
  /** Makes a task from words; `+words` choose the project. */
  create: (words: string) => Promise<Outcome>
  approve: (company: HomeRow) => Promise<Outcome>
  reject: (company: HomeRow, reason: string) => Promise<Outcome>
}

/** Hears of what the server answers. */
export interface HomeListener {
  tell: (part: Partial<HomeData>) => void
  say: (news: HomeNews) => void
}

export interface HomeProps {
  first: HomeData
  t: Translate
  look: HomeLook
  /** Name of the company, for people who belong to several; else empty. */
  company: string
  failure: (error: unknown) => string
  actions: HomeActions
  /** Reads the data now and after every change, until it is ended. */
  follow: (listener: HomeListener) => { refresh: () => Promise<void>; end: () => void }
}
