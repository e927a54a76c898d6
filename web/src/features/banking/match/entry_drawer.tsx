import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RecordDrawer } from '@/components/dialogs/record_drawer'
import { useBeside } from '@/components/dialogs/use_beside'
import { recordQuery } from '@/lib/server/queries'
import type { Entry } from '../entry'

interface EntryDrawerProps {
  /** Name of the parameter in the address that holds the id of the entry. */
  parameter: 'match' | 'pay'
  title: string
  children: (entry: Entry, close: () => void) => ReactNode
}

/** Beside the list, the entry that the address names. */
export function EntryDrawer({ parameter, title, children }: EntryDrawerProps) {
  const target = useBeside(parameter)
  const entry = useQuery({
    ...recordQuery('/api/bank-entries/:id', { params: { id: target.id ?? '' } }),
    enabled: target.id !== null,
  })
  return (
    <RecordDrawer isOpen={target.id !== null} title={title} query={entry} onClose={target.close}>
      {(data) => children(data, target.close)}
    </RecordDrawer>
  )
}
