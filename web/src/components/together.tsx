import type { ReactNode } from 'react'
import { PageSkeleton } from './page_skeleton'
import classes from './together.module.css'

interface TogetherProps {
  /** `useFirstAnswers(...)`. */
  isSettled: boolean
  /** What stands in for the content: the rows of a list, or the cards of a record or a form. */
  skeleton: 'rows' | 'cards'
  children: ReactNode
}

/**
 * Shows its content at once when all of it is there, so that nothing moves while one answer comes after the other.
 * Until then the content is laid out, out of sight, in the box around it, and a skeleton stands in for it.
 */
export function Together({ isSettled, skeleton, children }: TogetherProps) {
  return (
    <>
      {!isSettled && <PageSkeleton shape={skeleton} />}
      <div
        className={isSettled ? classes.content : classes.coming}
        aria-busy={!isSettled || undefined}
      >
        {children}
      </div>
    </>
  )
}
