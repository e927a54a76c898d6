import { storedUserId } from '@/lib/session/session_storage'
import { sharedValue } from '@/lib/shared_value'
import { changeShelf, readShelf } from './shelf'
import type { Stint } from './stint'

const NONE: Stint[] = []
const CHANGED = 'timerStintsChange'

/** As this tab knows them; the shelf has the truth. */
const shown = sharedValue<Stint[]>(NONE)
/** Tabs tell each other. */
let tabs: BroadcastChannel | undefined

/** The stints of this person in this company that the server has not confirmed, the first one first. */
export const stintsHere = shown.get
export const useStints = shown.use

/** Reads what earlier pages have left behind. A user has another id in each company, so each has a shelf of its own. */
export async function loadStints() {
  tabsChannel()
  const owner = storedUserId()
  if (owner) show(owner, stintsIn(await readShelf(owner)))
}

/** Shows these in this tab, until it reads the shelf again. */
export const showStints = shown.set

/** The next person sees nothing of them. */
export const forgetStints = () => showStints(NONE)

/**
 * Changes the stints of a person while no other tab does, and resolves once that is stored.
 * @throws DOMException when this browser keeps nothing
 */
export async function changeStints(
  change: (stints: Stint[]) => Stint[],
  owner = storedUserId()
): Promise<Stint[]> {
  if (!owner) throw new Error('Nobody is signed in.')
  const next = await changeShelf(owner, (kept) => {
    const stints = change(stintsIn(kept))
    return stints.length > 0 ? stints : undefined
  })
  show(owner, next ?? NONE)
  tabsChannel().postMessage('changed')
  window.dispatchEvent(new Event(CHANGED))
  return next ?? NONE
}

/** Calls back after each change of this tab. Returns what ends it. */
export function onStintsChange(changed: () => void) {
  window.addEventListener(CHANGED, changed)
  return () => window.removeEventListener(CHANGED, changed)
}

export function reportUnreadable(failure: unknown) {
  console.warn('This browser keeps no time without a connection.', failure)
}

function tabsChannel() {
  if (tabs) return tabs
  tabs = new BroadcastChannel('kontor-timer-journal')
  tabs.onmessage = () => void loadStints().catch(reportUnreadable)
  return tabs
}

function show(owner: string, stints: Stint[]) {
  if (owner === storedUserId()) shown.set(stints)
}

const stintsIn = (kept: unknown): Stint[] => (Array.isArray(kept) ? kept.filter(isStint) : NONE)

const isStint = (value: unknown): value is Stint =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'taskId' in value &&
  'breaks' in value &&
  Array.isArray(value.breaks)
