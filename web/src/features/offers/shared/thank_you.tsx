import { Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactLinks } from '@/components/brand/contact_links'
import { Money } from '@/components/values/money'
import classes from './thank_you.module.css'

interface ThankYouProps {
  seller: { name: string; email: string; phone: string }
  /** Of the order, with the chosen options. */
  total: number
  currency: string
  /** Whether the client has accepted just now: then the page moves here. */
  isFresh: boolean
  /** Saves the accepted offer. */
  file: ReactNode
  /** By whom it was accepted, and when. */
  children: ReactNode
}

/** Thanks a client for accepting an offer, and names the next steps. */
export function ThankYou({ seller, total, currency, isFresh, file, children }: ThankYouProps) {
  const { t } = useTranslation('offers')
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isFresh) return
    panel.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [isFresh])
  const { name, email, phone } = seller
  return (
    <section ref={panel} tabIndex={-1} role="status" className={classes.panel}>
      <h2 className={classes.title}>
        <IconCircleCheck size={28} aria-hidden className={classes.icon} />
        {t('thanks.title')}
      </h2>
      <Text>{children}</Text>
      <dl className={classes.sum}>
        <dt>{t('thanks.ordered')}</dt>
        <dd>
          <Money amount={total} currency={currency} />
        </dd>
      </dl>
      <h3 className={classes.next}>{t('thanks.next')}</h3>
      <ol className={classes.steps}>
        <li>{t('thanks.received', { name })}</li>
        <li>{t('thanks.confirmed', { name })}</li>
        <li>{t('thanks.contact', { name })}</li>
      </ol>
      {file}
      {(email || phone) && (
        <div className={classes.contact}>
          {t('thanks.questions')} <ContactLinks seller={seller} />
        </div>
      )}
    </section>
  )
}
