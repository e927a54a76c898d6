import type { Day } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { type Minor, moneyNumber } from '#core/money/minor'
import type { Moment } from '#modules/invoicing/public'
import type { Period } from './understand/period.js'
import type { AnyQuestionId } from './understand/questions.js'

/** Major units by currency; different ones are never added up. */
export type Amounts = Record<string, number>

/** A value of an answer with its unit, for the reader's formats. */
export type Value =
  | { kind: 'money'; amounts: Amounts }
  | { kind: 'count'; count: number }
  | { kind: 'duration'; seconds: number }
  | { kind: 'days'; days: number }
  /** Days after the due date on which a client usually pays. */
  | { kind: 'delay'; days: number }
  | { kind: 'day'; day: Day }
  /** The usual amount, beside an unusual one. */
  | { kind: 'usual'; amounts: Amounts }

export interface Figure {
  name: string
  value: Value
  /** The list in the web app that the figure is the sum of. */
  link: string
}

/** One record or group behind a figure. */
export interface Row {
  title: string
  /** The title is a code with a text of its own in the web app, such as `category.software`. */
  isWord?: boolean
  values: Value[]
  link: string
}

/** The result of a query. */
export interface Found {
  /** Empty when there is nothing, so that the answer says so. */
  figures: Figure[]
  rows: Row[]
  /** The whole list. */
  link: string
  /** The days that the figures are of, named or usual; none where they are of today. */
  covers?: Period
  /** Where the reader can act on what was found. */
  action?: { name: 'remind'; link: string }
}

/** A question and its asker. */
export interface Asked {
  viewer: Pick<CompanyContext, 'company' | 'caller'>
  at: Moment
  /** Null for the usual period of the question. */
  period: Period | null
  client: { id: string; name: string } | null
}

export interface Answer extends Found {
  question: AnyQuestionId
  period: Period | null
  client: { _id: string; name: string } | null
}

/** How many rows an answer shows; the list has the rest. */
export const MOST_ROWS = 5

/** An address of the web app. */
export function linkTo(path: string, parameters: Record<string, string | undefined> = {}) {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]]
  )
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

export const money = (sums: Iterable<readonly [string, Minor]>): Value => ({
  kind: 'money',
  amounts: Object.fromEntries(
    [...sums].map(([currency, amount]) => [currency, moneyNumber(amount, currency)])
  ),
})

export const count = (number: number): Value => ({ kind: 'count', count: number })
