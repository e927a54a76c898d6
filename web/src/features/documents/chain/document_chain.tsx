import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { recordQuery } from '@/lib/server/queries'
import classes from './document_chain.module.css'

interface DocumentChainProps {
  type: string
  id: string
}

/** Where each kind of thing is shown. */
const ADDRESSES: Record<string, (id: string) => string> = {
  proposal: (id) => `/view/proposals/${id}`,
  estimate: (id) => `/view/estimates/${id}`,
  order: (id) => `/view/orders/${id}`,
  deliveryNote: (id) => `/view/delivery-notes/${id}`,
  invoice: (id) => `/view/invoices/${id}`,
  recurring: (id) => `/recurring-invoices/${id}`,
  project: (id) => `/projects/${id}/`,
}

/** The documents before and after this one, the oldest first; empty without any. */
export function DocumentChain({ type, id }: DocumentChainProps) {
  const { t } = useTranslation('documents')
  const { data = [] } = useQuery(recordQuery('/api/document-chain', { query: { type, id } }))
  if (data.length < 2) return null
  return (
    <nav aria-label={t('chain.label')}>
      <ol className={classes.chain}>
        {data.map((link) => {
          const number = link.number ?? t('chain.draft')
          const version = (link.revision ?? 1) > 1 ? ` V${link.revision}` : ''
          const name = `${t(`chain.${link.kind ?? link.type}`)} ${number}${version}`
          const address = ADDRESSES[link.type]?.(link._id)
          return (
            <li key={link._id} className={classes.link}>
              {link._id === id || !address ? (
                <span aria-current="page">{name}</span>
              ) : (
                <Anchor component={Link} to={address} inherit underline="always">
                  {name}
                </Anchor>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
