import { type PointerEvent, useRef, useState } from 'react'
import type { Place } from './board'
import { placeAt, scrollAtEdge } from './drop_place'

/** A shorter way is a click. */
const LEAST_PIXELS = 6

export interface Drag {
  taskId: string
  /** Pixels from where it was taken. */
  x: number
  y: number
  /** Where it would be dropped. */
  place: Place | undefined
}

/**
 * Lets cards be dragged: by the whole card with a mouse, by its grip with a finger, because a finger on the card
 * scrolls. Escape, and a pointer that the browser takes away, leave the card where it was.
 */
export function useCardDrag(drop: (taskId: string, place: Place) => void) {
  const [drag, setDrag] = useState<Drag>()
  const grip = useRef<{ taskId: string; x: number; y: number } | undefined>(undefined)
  const hasDragged = useRef(false)
  const end = () => {
    grip.current = undefined
    setDrag(undefined)
    // The click that ends a drag comes before this; later ones are meant.
    setTimeout(() => {
      hasDragged.current = false
    })
  }

  const handlersOf = (taskId: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, button, pointerType, clientX: x, clientY: y } = event
      if (button !== 0 || !(target instanceof Element)) return
      if (target.closest('button')) return
      if (pointerType !== 'mouse' && !target.closest('[data-grip]')) return
      grip.current = { taskId, x, y }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = grip.current
      if (from?.taskId !== taskId) return
      // It was let go outside of the card, before the card had the pointer.
      if (event.buttons === 0) return end()
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!drag && Math.hypot(x, y) < LEAST_PIXELS) return
      if (!drag) event.currentTarget.setPointerCapture(event.pointerId)
      hasDragged.current = true
      scrollAtEdge(event)
      setDrag({ taskId, x, y, place: placeAt(event, taskId) })
    },
    onPointerUp: () => {
      const place = drag?.place
      end()
      if (drag && place) drop(taskId, place)
    },
    onPointerCancel: end,
    onKeyDown: ({ key }: { key: string }) => key === 'Escape' && end(),
    // A link would be dragged by the browser, and opened by the click that ends a drag.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!hasDragged.current) return
      event.preventDefault()
      event.stopPropagation()
    },
  })
  return { drag, handlersOf }
}
