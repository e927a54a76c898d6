import type { LaidOut } from '../../lib/output/table.js'
import type { Tone } from '../../lib/output/terminal.js'
import type { RunningTask } from '../../lib/timer/timer_state.js'
import type { Day } from '../../lib/times/zoned.js'

/** The use of the home screen: tracking time, reading the books as a tax adviser, or approving companies. */
export type HomeKind = 'time' | 'books' | 'desk'

/** One day beside its target. */
export interface WeekDay {
  day: Day
  /** Of the weekday, short. */
  name: string
  seconds: number
  /** 0 for none. */
  targetSeconds: number
}

/** The current week, Monday first. */
export interface Week {
  days: WeekDay[]
  today: Day
  hasTargets: boolean
  /** How much of the running entry is in these days, so that the screen can count on. */
  counted?: { entryId: string; seconds: number }
}

/** A label with its figures; none of them is ever cut. */
export interface Figure {
  label: string
  values: string[]
  tone: Tone
}

export interface HomeRow {
  id: string
  /** For sentences. */
  name: string
  /** The text that a search looks through. */
  search: string
}

/** Rows to choose from, and their table for a width. */
export interface HomeList {
  rows: HomeRow[]
  layOut: (width: number) => LaidOut
}

/** The content of the home screen. Missing parts have not been read yet, or are not for this person. */
export interface HomeData {
  kind: HomeKind
  running?: RunningTask | undefined
  /** In place of the timer. */
  title?: string
  /** Tasks, waiting companies or overdue invoices. */
  list?: HomeList
  week?: Week
  /** The entries of today, the newest first. */
  today?: HomeList
  figures?: Figure[]
  /** Invoices, for a screen with room for them. */
  overdue?: HomeList
  /** How many entries that were recorded offline wait to be sent. */
  waiting?: number
  /** The server cannot be reached. */
  isAway?: boolean
  /** The sentence of a read that failed for another reason. */
  problem?: string | undefined
}

/** A sentence about what happened last. */
export interface HomeNews {
  text: string
  isBad: boolean
}
