import { FairQueue } from '#core/processes/fair_queue'

/** So long a transaction of people takes further work. */
const TAKES_WORK_FOR_MS = 20

/** On whose behalf a change is made: for people who wait for an answer, or by work in the background. */
type Rank = 'people' | 'background'

/** Ends a turn at the door. Further calls do nothing. */
export type Leave = () => void

export interface Door {
  /** Waits until a transaction of this process may begin. */
  enter(): Promise<Leave>
  /**
   * Whether an open transaction may take further work; works that are done wait for its COMMIT.
   * @param milliseconds since it began
   */
  takesMore(milliseconds: number): boolean | Promise<boolean>
}

interface Waiting {
  letIn: (leave: Leave) => void
  whenOthersWait: () => void
}

/**
 * The door of the SQLite file, which has one writer: transactions go through one at a time in the order of their
 * arrival. While both wait, people and the background take turns.
 */
export class WriteDoor implements Door {
  readonly #queue = new FairQueue<Waiting>()
  #inside: Waiting | undefined

  /** @param whenOthersWait asks for the turn back, from a holder that may have several transactions in one turn */
  enter(rank: Rank = 'people', whenOthersWait = () => {}): Promise<Leave> {
    return new Promise((resolve) => {
      this.#queue.add(rank, { letIn: resolve, whenOthersWait })
      if (this.#inside) this.#inside.whenOthersWait()
      else this.#letNextIn()
    })
  }

  takesMore(milliseconds: number) {
    return milliseconds <= TAKES_WORK_FOR_MS
  }

  #letNextIn() {
    const next = this.#queue.take()?.item
    this.#inside = next
    next?.letIn(() => {
      if (this.#inside === next) this.#letNextIn()
    })
    if (this.#queue.size() > 0) next?.whenOthersWait()
  }
}

/** Where the transactions of the server and of its background process meet. */
export const writeDoor = new WriteDoor()

let door: Door = writeDoor

/** The door through which the transactions of this process go. */
export const currentDoor = () => door

/** Has the transactions of this process go through another process's door. */
export function goThrough(other: Door) {
  door = other
}
