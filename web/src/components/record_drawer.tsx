import { Drawer } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'

interface SideDrawerProps<Data> {
  title: string
  isOpen: boolean
  query: UseQueryResult<Data>
  onClose: () => void
  children: (data: Data) => ReactNode
}

/** A record beside its list, with what it shows while it loads or when it cannot. */
export function SideDrawer<Data>({
  title,
  isOpen,
  query,
  onClose,
  children,
}: SideDrawerProps<Data>) {
  const { t: common } = useTranslation('common')
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position="right"
      size={560}
      closeButtonProps={{ 'aria-label': common('action.close') }}
    >
      {query.isError && <ErrorAlert failure={query.error} onRetry={() => void query.refetch()} />}
      {!query.isError && !query.data && <Loading variant="skeleton" extent="cardList" count={2} />}
      {query.data && children(query.data)}
    </Drawer>
  )
}
