import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { TimeEntryWithTask } from '../task'
import { spanOf } from './blocks'
import type { DayScale, Span } from './day_scale'
import { type GridPoint, pointOf, scrollAtEdge } from './grid_point'
import { clickedSpan, drawnSpan, isSameSpan, movedSpan, type Part, resizedSpan } from './spans'

/** A shorter way is a click. */
const LEAST_PIXELS = 5
/** A finger that rests draws; one that goes on at once scrolls. */
const REST_MS = 350

/** The block that is drawn or dragged now, with the time that it would have. */
export interface Drag {
  /** Missing while a new entry is drawn. */
  entry?: TimeEntryWithTask
  span: Span
}

interface Grip {
  entry: TimeEntryWithTask | undefined
  part: Part
  x: number
  y: number
  /** Where the pointer went down. */
  at: number
  isTouch: boolean
}

interface DragOptions {
  frame: RefObject<HTMLDivElement | null>
  scales: readonly DayScale[]
  /** Of the longest day. */
  minutes: number
  entries: readonly TimeEntryWithTask[]
  now: number
  isLocked: boolean
  onDraw: (span: Span) => void
  onChange: (entry: TimeEntryWithTask, span: Span) => void
}

/** Running and billed time stays where it is. */
export const isFixed = ({ endTime, isBilled }: TimeEntryWithTask) => endTime === null || isBilled

/**
 * Draws new time and drags blocks and their edges: with a mouse at once, with a finger after it has rested, because a
 * finger that moves scrolls. Escape, and a pointer that the browser takes away, leave everything as it was.
 */
export function useTimeDrag(options: DragOptions) {
  const { frame, scales, minutes, entries, now, isLocked, onDraw, onChange } = options
  const [drag, setDrag] = useState<Drag>()
  const grip = useRef<Grip | undefined>(undefined)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasDragged = useRef(false)
  const end = () => {
    clearTimeout(rest.current)
    grip.current = undefined
    setDrag(undefined)
    // The click that ends a drag comes before this; later ones are meant.
    setTimeout(() => {
      hasDragged.current = false
    })
  }
  useWhileDragging(drag !== undefined, frame, end)
  useEffect(() => () => clearTimeout(rest.current), [])

  const pointAt = (event: PointerEvent<HTMLElement>) =>
    pointOf(event.currentTarget, scales, minutes, event)

  const show = ({ entry, part, at: from }: Grip, { scale, at }: GridPoint) => {
    hasDragged.current = true
    if (entry) setDrag({ entry, span: draggedSpan(spanOf(entry, now), part, { scale, at }, from) })
    else {
      const day = scales.find(({ start, end: until }) => from >= start && from < until) ?? scale
      setDrag({ span: drawnSpan(day, from, Math.min(Math.max(at, day.start), day.end - 1), now) })
    }
  }

  const down = (event: PointerEvent<HTMLElement>) => {
    const { target, button, pointerType, clientX: x, clientY: y, currentTarget, pointerId } = event
    const point = pointAt(event)
    if (button !== 0 || isLocked || !point || !(target instanceof Element)) return
    const id = target.closest<HTMLElement>('[data-entry]')?.dataset.entry
    const entry = entries.find(({ _id }) => _id === id)
    if (entry ? isFixed(entry) : id !== undefined || point.at >= now) return
    const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge
    const part = edge === 'start' || edge === 'end' ? edge : 'whole'
    const isTouch = pointerType !== 'mouse'
    const taken: Grip = { entry, part, x, y, at: point.at, isTouch }
    grip.current = taken
    if (!isTouch) return
    rest.current = setTimeout(() => {
      currentTarget.setPointerCapture(pointerId)
      show(taken, point)
    }, REST_MS)
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    const taken = grip.current
    const point = pointAt(event)
    if (!taken || !point) return
    // It was let go outside of the window.
    if (event.buttons === 0) return end()
    if (!drag) {
      if (Math.hypot(event.clientX - taken.x, event.clientY - taken.y) < LEAST_PIXELS) return
      if (taken.isTouch) return end()
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    if (frame.current) scrollAtEdge(frame.current, event)
    show(taken, point)
  }

  const up = (event: PointerEvent<HTMLElement>) => {
    const [taken, done, point] = [grip.current, drag, pointAt(event)]
    end()
    if (!taken) return
    if (!done) {
      if (!taken.entry && point) onDraw(clickedSpan(point.scale, taken.at, now))
    } else if (!done.entry) onDraw(done.span)
    else if (!isSameSpan(done.span, spanOf(done.entry, now))) onChange(done.entry, done.span)
  }

  const handlers = {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: end,
    // A finger that rests would open the menu of the browser.
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (grip.current?.isTouch) event.preventDefault()
    },
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!hasDragged.current) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
  return { drag, handlers }
}

/** @param from the instant of the entry that was taken */
function draggedSpan(span: Span, part: Part, { scale, at }: GridPoint, from: number): Span {
  if (part === 'whole') return movedSpan(span, scale, at - (from - span.start))
  return resizedSpan(span, part, scale, at)
}

/**
 * Escape ends a drag, and a finger does not scroll as long as it drags. The listeners are always there, because browsers
 * decide when a finger comes down whether the page may keep it from scrolling.
 */
function useWhileDragging(
  isDragging: boolean,
  frame: RefObject<HTMLDivElement | null>,
  end: () => void
) {
  const latest = useRef({ isDragging, end })
  useLayoutEffect(() => {
    latest.current = { isDragging, end }
  })
  useEffect(() => {
    const element = frame.current
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !latest.current.isDragging) return
      event.stopPropagation()
      latest.current.end()
    }
    const stay = (event: TouchEvent) => {
      if (latest.current.isDragging) event.preventDefault()
    }
    window.addEventListener('keydown', press, true)
    element?.addEventListener('touchmove', stay, { passive: false })
    return () => {
      window.removeEventListener('keydown', press, true)
      element?.removeEventListener('touchmove', stay)
    }
  }, [frame])
}
