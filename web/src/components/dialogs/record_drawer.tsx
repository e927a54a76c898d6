import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading } from '../loading/loading'
import { ErrorAlert } from '../page/error_alert'
import { FormDrawer } from './form_drawer'

interface RecordDrawerProps<Data> {
  isOpen: boolean
  title: string
  query: UseQueryResult<Data>
  size?: number
  onClose: () => void
  children: (data: Data) => ReactNode
}

/** A record beside its list, with what is shown while it loads or when it cannot. */
export function RecordDrawer<Data>({ query, children, ...drawer }: RecordDrawerProps<Data>) {
  const { data, isError, error, refetch } = query
  return (
    <FormDrawer {...drawer}>
      {isError && !data && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!isError && !data && <Loading variant="skeleton" extent="cardList" count={2} />}
      {data && children(data)}
    </FormDrawer>
  )
}
