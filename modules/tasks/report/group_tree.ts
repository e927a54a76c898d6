import type { Day } from '#core/clock'
import type { TimeEntryRow } from '#modules/tasks/queries/time_entries'
import { type Grouping, type GroupKey, groupsOf, isByTime } from './groupings.js'

export interface Totals {
  seconds: number
  /** Those that may be put on an invoice. */
  billableSeconds: number
}

type InnerGroup = GroupKey & Totals

export interface ReportGroup extends GroupKey, Totals {
  /** By the second grouping; absent without one. */
  groups?: InnerGroup[]
}

interface Worked {
  day: Day
  seconds: number
  isBillable: boolean
}

export const emptyTotals = (): Totals => ({ seconds: 0, billableSeconds: 0 })

export function addTo(totals: Totals, seconds: number, isBillable: boolean) {
  totals.seconds += seconds
  if (isBillable) totals.billableSeconds += seconds
}

interface Node extends GroupKey, Totals {
  inner: GroupTree | undefined
}

/** Sums of time by one grouping, and in each group by the next. */
export class GroupTree {
  readonly #nodes = new Map<string | null, Node>()

  /** @param by the groupings, the outer one first; days without any */
  static by([grouping = 'day', ...inner]: readonly Grouping[]) {
    return new GroupTree(grouping, inner)
  }

  private constructor(
    readonly grouping: Grouping,
    readonly inner: readonly Grouping[]
  ) {}

  add(row: TimeEntryRow, worked: Worked) {
    if (worked.seconds === 0) return
    for (const group of groupsOf(this.grouping, row, worked.day)) {
      const node = this.#nodes.get(group.key) ?? this.#newNode(group)
      addTo(node, worked.seconds, worked.isBillable)
      node.inner?.add(row, worked)
    }
  }

  /** Days, weeks and months in their order, other groups by their time. */
  groups(): ReportGroup[] {
    return [...this.#nodes.values()]
      .sort(isByTime(this.grouping) ? byKey : byTime)
      .map(({ inner, ...group }) => ({ ...group, ...(inner && { groups: inner.groups() }) }))
  }

  #newNode(group: GroupKey): Node {
    const inner = this.inner.length > 0 ? GroupTree.by(this.inner) : undefined
    const node = { ...group, ...emptyTotals(), inner }
    this.#nodes.set(group.key, node)
    return node
  }
}

const byKey = (one: Node, other: Node) => (one.key ?? '').localeCompare(other.key ?? '')

const byTime = (one: Node, other: Node) =>
  other.seconds - one.seconds || (one.label ?? '').localeCompare(other.label ?? '')
