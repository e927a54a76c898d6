import { useLayoutEffect, useRef } from 'react'
import classes from './tick_box.module.css'

interface TickBoxProps {
  label: string
  isTicked: boolean
  /** Some of the rows that the box is for are ticked. */
  isPartly?: boolean
  onToggle: () => void
}

/** The box before a row: the browser's own, because a list draws one for each row before anything is seen. */
export function TickBox({ label, isTicked, isPartly = false, onToggle }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <input
      ref={box}
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={isTicked}
      onChange={onToggle}
    />
  )
}
