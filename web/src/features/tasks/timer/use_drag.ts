import { useLocalStorage, useViewportSize } from '@mantine/hooks'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'

interface Place {
  /** Pixels from the right and the bottom edge of the window. */
  right: number
  bottom: number
}

const HOME: Place = { right: 16, bottom: 16 }
const STEP = 24

const KEYS: Record<string, [right: number, bottom: number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

/**
 * Lets something that floats at the bottom right be moved by a handle: with the pointer, with the arrow
 * keys, and home again with the Home key or a double click. The place is remembered in this browser.
 */
export function useDrag() {
  const [place, setPlace] = useLocalStorage({ key: 'timer-place', defaultValue: HOME })
  const frame = useRef<HTMLElement>(null)
  const grip = useRef<{ x: number; y: number; from: Place } | undefined>(undefined)
  const { width, height } = useViewportSize()

  const within = ({ right, bottom }: Place): Place => {
    const size = frame.current?.getBoundingClientRect()
    const most = (room: number, taken: number) => Math.max(0, room - taken)
    return {
      right: Math.min(Math.max(0, right), most(width, size?.width ?? 0)),
      bottom: Math.min(Math.max(0, bottom), most(height, size?.height ?? 0)),
    }
  }
  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { x: event.clientX, y: event.clientY, from: within(place) }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!grip.current) return
      const { x, y, from } = grip.current
      setPlace(within({ right: from.right + x - clientX, bottom: from.bottom + y - clientY }))
    },
    // After the button is up, and also when the browser takes the pointer away.
    onLostPointerCapture: () => {
      grip.current = undefined
    },
    onDoubleClick: () => setPlace(HOME),
    onKeyDown: (event: KeyboardEvent) => {
      const step = KEYS[event.key]
      if (event.key === 'Home') setPlace(HOME)
      if (!step) return
      event.preventDefault()
      setPlace(within({ right: place.right + step[0], bottom: place.bottom + step[1] }))
    },
  }
  return { frame, handle, style: width > 0 ? within(place) : place }
}
