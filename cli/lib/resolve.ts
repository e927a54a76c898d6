import { Failure, type FailureCode } from './failures/failure.js'
import { find, type Naming, shortened, shortId } from './find.js'

interface Wish<T> extends Naming<T> {
  wanted: string
  /** How a candidate is shown beside its id. */
  shown: (item: T) => string
  codes: { none: FailureCode; many: FailureCode }
  /** The command that lists all. */
  next: string
}

/** The single record that words or a part of an id mean. @throws the codes for none and for several */
export function resolve<T extends { _id: string }>(items: T[], wish: Wish<T>): T {
  const found = find(items, wish.wanted, wish)
  const values = { wanted: shortened(wish.wanted), count: found.length }
  const [only, second] = found
  if (!only) throw new Failure(wish.codes.none, { values, next: wish.next })
  if (!second) return only
  const candidates = found.map((item) => ({
    line: `${shortId(item._id)}  ${wish.shown(item)}`,
    record: { _id: item._id, name: wish.shown(item) },
  }))
  throw new Failure(wish.codes.many, { values, candidates })
}
