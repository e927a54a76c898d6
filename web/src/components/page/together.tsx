import type { ReactNode } from 'react'
import { PageSkeleton } from '../loading/page_skeleton'
import classes from './together.module.css'

interface TogetherProps {
  /** `useFirstAnswers(...)`. */
  isSettled: boolean
  /** Shape of the skeleton: the rows of a list, or the cards of a record or a form. */
  skeleton: 'rows' | 'cards'
  children: ReactNode
}

/**
 * Shows its content only when it is complete, so that nothing moves as the answers arrive. Until then the content is
 * laid out invisibly in the surrounding box, and a skeleton is shown.
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
