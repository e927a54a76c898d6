import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface CreateLinkProps {
  /** Address of the form. */
  to: string
  children: ReactNode
}

/** The primary action of a list: leads to the form for a new record. */
export function CreateLink({ to, children }: CreateLinkProps) {
  return (
    <Button component={Link} to={to} leftSection={<IconPlus size={16} aria-hidden />}>
      {children}
    </Button>
  )
}
