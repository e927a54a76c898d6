import type { Translate } from '../../lib/texts.js'
import type { HomeData, HomeNews } from './home_data.js'
import type { HomeLook } from './home_props.js'

/** The meaning of the keys at the moment. */
export type Mode = 'list' | 'search' | 'create' | 'approve' | 'reject' | 'help'

/** Everything that a frame of the home screen shows. */
export interface HomeModel {
  data: HomeData
  mode: Mode
  /** The typed text, in a mode that has one. */
  text: string
  /** Indexes of the rows that fit the search, the best first. */
  matches: number[]
  /** The cursor, among the matches. */
  row: number
  /** Seconds on the clock of the running task. */
  elapsed: number
  isBusy: boolean
  news?: HomeNews | undefined
  company: string
}

/** How to write it. */
export interface Draw {
  t: Translate
  look: HomeLook
  more: string
}

/** The row under the cursor. */
export const chosenRow = ({ data, matches, row }: Pick<HomeModel, 'data' | 'matches' | 'row'>) =>
  data.list?.rows[matches[row] ?? -1]
